import { type OrderedMemory, Races } from './races.ts'
import { Stopped } from './stop.ts'
import type { TexelFormat } from './texel-format.ts'

/** The states of a byte in the shadow. */
export const shade = {
  /** Never written since the object was made: reading it gives an undefined value. */
  empty: 0,
  known: 1,
  /** Written with a value that the texts leave open. */
  open: 2,
} as const

/** The texels that a memory object holds: row after row, slice or layer after slice. */
export interface Texels {
  readonly format: TexelFormat
  /** Width, height, and depth or number of layers. */
  readonly size: readonly [number, number, number]
}

/** Bytes that pointers point into: a variable, or a buffer from outside. */
export interface MemoryObject {
  /** Identifies the object in addresses, from 1; 0 until it needs one. */
  number: number
  /** For messages and traces: `%5`. */
  readonly name: string
  readonly storage: number
  readonly bytes: Uint8Array
  readonly view: DataView
  /** One of {@link shade} for each byte. */
  readonly shadow: Uint8Array
  readonly isConstant: boolean
  /** Accesses so far, if several invocations share the object. */
  readonly races: Races | undefined
  /** The buffers of an array of them, which has no bytes of its own. */
  readonly elements?: readonly (MemoryObject | undefined)[]
  /** For a heap: the buffers that its descriptors describe, by the byte at which the descriptor begins. */
  readonly described?: ReadonlyMap<number, MemoryObject>
  /** For an image: how its bytes are texels. */
  readonly texels?: Texels
}

/** The memory of a run. */
export interface Heap {
  /** The objects whose addresses were taken, in the order of their numbers. */
  readonly objects: MemoryObject[]
  /** Bytes that all objects take, with their shadows. */
  bytes: number
  readonly mostBytes: number
  /** Constituents and bytes that were copied in composites and in copies of memory: these cost more than an instruction. */
  work: number
  readonly mostWork: number
}

/** The integer that a pointer to the byte at `offset` of the object is converted to. */
export function addressOf(object: MemoryObject, offset: number, heap: Heap): bigint {
  if (object.number === 0) object.number = heap.objects.push(object)
  return (BigInt(object.number) << 40n) + BigInt(offset)
}

/** Counts work that grows with the size of a value; ends the run when there is too much. */
export function charge(heap: Heap, units: number): void {
  heap.work += units
  if (heap.work <= heap.mostWork) return
  const message = `the run copies more than ${heap.mostWork} constituents and bytes`
  throw new Stopped({ kind: 'limit', limit: 'steps', message })
}

/** An object that is to be made. */
export interface ObjectRequest {
  readonly name: string
  readonly storage: number
  readonly size: number
  /** Initial contents; without them nothing is written. The bytes are used as they are, not copied. */
  readonly bytes?: Uint8Array
  readonly isConstant?: boolean
  /** The barriers that order accesses to it, if several invocations reach it. */
  readonly clock?: OrderedMemory
  /** As of {@link MemoryObject}. */
  readonly elements?: readonly (MemoryObject | undefined)[]
  readonly described?: ReadonlyMap<number, MemoryObject>
  readonly texels?: Texels
}

/** The share of the heap of an object of `size` bytes, with all notes on its bytes. */
export function heapBytes(size: number, isShared = false): number {
  return size * (isShared ? 18 : 2)
}

/** Counts bytes against the limit of the heap: of an object of `size` bytes, or of something without a size of its own. */
export function reserve(heap: Heap, bytes: number, name: string, size?: number): void {
  heap.bytes += bytes
  if (heap.bytes <= heap.mostBytes) return
  const what = size === undefined ? name : `${name} of ${size} bytes`
  const message = `${what} does not fit into the ${heap.mostBytes} bytes of the run`
  throw new Stopped({ kind: 'limit', limit: 'bytes', message })
}

class Allocated implements MemoryObject {
  number = 0
  readonly name: string
  readonly storage: number
  readonly bytes: Uint8Array
  readonly shadow: Uint8Array
  readonly isConstant: boolean
  readonly races: Races | undefined
  readonly elements?: readonly (MemoryObject | undefined)[]
  readonly described?: ReadonlyMap<number, MemoryObject>
  readonly texels?: Texels
  #view: DataView | undefined

  constructor({ name, storage, size, isConstant = false, clock, ...others }: ObjectRequest) {
    this.name = name
    this.storage = storage
    this.bytes = others.bytes ?? new Uint8Array(size)
    this.shadow = new Uint8Array(size)
    if (others.bytes !== undefined) this.shadow.fill(shade.known)
    this.isConstant = isConstant
    this.races = clock === undefined ? undefined : new Races(size, clock)
    if (others.elements !== undefined) this.elements = others.elements
    if (others.described !== undefined) this.described = others.described
    if (others.texels !== undefined) this.texels = others.texels
  }

  /** Made when it is asked for: it takes more than the bytes of a small object, which many invocations have and few use. */
  get view(): DataView {
    if (this.#view !== undefined) return this.#view
    const { buffer, byteOffset, byteLength } = this.bytes
    this.#view = new DataView(buffer, byteOffset, byteLength)
    return this.#view
  }
}

/** Makes a memory object, and counts its bytes and shadow against the limit of the heap. */
export function allocate(heap: Heap, request: ObjectRequest): MemoryObject {
  const { name, size, clock } = request
  reserve(heap, heapBytes(size, clock !== undefined), name, size)
  return new Allocated(request)
}
