import type { Heap, MemoryObject } from './memory-object.ts'
import { Races } from './races.ts'
import { Stopped } from './stop.ts'

/** An object that is to be made. */
export interface ObjectRequest {
  readonly name: string
  readonly storage: number
  readonly size: number
  /** Initial contents; without them nothing is written. The bytes are used as they are, not copied. */
  readonly bytes?: Uint8Array
  readonly isConstant?: boolean
  /** The barriers that order accesses to it, if several invocations reach it. */
  readonly clock?: 'workgroup' | 'buffers'
}

/** What an object of `size` bytes takes of the heap, with all that is noted of its bytes. */
export function heapBytes(size: number, isShared = false): number {
  return size * (isShared ? 18 : 2)
}

/** Counts bytes against the limit of the heap. */
export function reserve(heap: Heap, bytes: number, what: string): void {
  heap.bytes += bytes
  if (heap.bytes <= heap.mostBytes) return
  const message = `${what} does not fit into the ${heap.mostBytes} bytes of the run`
  throw new Stopped({ kind: 'limit', limit: 'bytes', message })
}

/** Makes a memory object, and counts its bytes and shadow against the limit of the heap. */
export function allocate(heap: Heap, request: ObjectRequest): MemoryObject {
  const { name, storage, size, isConstant = false, clock } = request
  reserve(heap, heapBytes(size, clock !== undefined), `${name} of ${size} bytes`)
  const bytes = request.bytes ?? new Uint8Array(size)
  const object: MemoryObject = {
    number: 0,
    name,
    storage,
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    shadow: new Uint8Array(size).fill(request.bytes === undefined ? 0 : 1),
    isConstant,
    races: clock === undefined ? undefined : new Races(size, clock),
  }
  return object
}
