import { decodeHalf, encodeHalf } from './exact.ts'
import type { Invocation } from './invocation.ts'
import { addressOf, charge, type Heap, type MemoryObject, shade } from './memory-object.ts'
import { type Stopped, undefinedBehavior, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { type MatrixLayout, NotANumber, Pointer, Unknown, type Value } from './value.ts'

/** How an instruction accesses memory. */
export interface Access {
  readonly by: Invocation
  readonly isAtomic: boolean
  /** The instruction, for messages. */
  readonly section: string
}

function outOfBounds(object: MemoryObject, offset: number, size: number, section: string): Stopped {
  return undefinedBehavior(
    section,
    `bytes ${offset} to ${offset + size - 1} lie outside of ${object.name}, which has ${object.bytes.length} bytes`,
  )
}

function race(object: MemoryObject, offset: number, other: number, access: Access): Stopped {
  const others = other === 2 ** 31 - 1 ? 'others' : `invocation ${other - 1}`
  return undefinedBehavior(
    'Memory Model',
    `invocation ${access.by.number - 1} and ${others} access byte ${offset} of ${object.name} without an order between them`,
  )
}

/** Checks an access to `size` bytes, and notes it for the others. */
export function touch(
  object: MemoryObject,
  offset: number,
  size: number,
  isWrite: boolean,
  access: Access,
): void {
  if (offset < 0 || offset + size > object.bytes.length)
    throw outOfBounds(object, offset, size, access.section)
  if (isWrite && object.isConstant)
    throw undefinedBehavior(access.section, `${object.name} may only be read`)
  const { races } = object
  if (races === undefined) return
  const other = isWrite
    ? races.write(offset, size, access.by, access.isAtomic)
    : races.read(offset, size, access.by, access.isAtomic)
  if (other !== 0) throw race(object, offset, other, access)
}

/** Why the bytes have no known value; `undefined` if all are known. */
export function openBytes(object: MemoryObject, offset: number, size: number): Unknown | undefined {
  const { shadow } = object
  for (let byte = offset; byte < offset + size; byte++)
    if (shadow[byte] !== shade.known)
      return new Unknown(
        shadow[byte] === shade.empty
          ? `byte ${byte} of ${object.name}, which was never written`
          : `byte ${byte} of ${object.name}, to which an undefined value was written`,
      )
  return undefined
}

function pointerAt(object: MemoryObject, offset: number, heap: Heap): Value {
  return pointerOf(object.view.getBigUint64(offset, true), heap)
}

/** The pointer at an address. */
export function pointerOf(address: bigint, heap: Heap): Pointer | null {
  if (address === 0n) return null
  const object = heap.objects[Number(address >> 40n) - 1]
  if (object === undefined)
    throw undefinedBehavior(
      'OpConvertUToPtr',
      `0x${address.toString(16)} is the address of no object`,
    )
  return new Pointer(object, Number(address & 0xff_ffff_ffffn))
}

function floatAt(width: number, view: DataView, offset: number): number {
  if (width === 32) return view.getFloat32(offset, true)
  return width === 64 ? view.getFloat64(offset, true) : decodeHalf(view.getUint16(offset, true))
}

/** The scalar that bytes hold, which are known. */
export function scalarAt(type: Type, object: MemoryObject, offset: number, heap: Heap): Value {
  const { view } = object
  switch (type.kind) {
    case 'int':
      if (type.width === 32) return view.getInt32(offset, true)
      if (type.width === 64) return view.getBigInt64(offset, true)
      if (type.width === 8) return view.getInt8(offset)
      if (type.width === 16) return view.getInt16(offset, true)
      break
    case 'float': {
      const value = floatAt(type.width, view, offset)
      return Number.isNaN(value) ? new NotANumber() : value
    }
    case 'bool':
      return view.getUint32(offset, true) !== 0
    case 'pointer':
      return pointerAt(object, offset, heap)
  }
  throw unsupported(`memory with values of type %${type.id}`)
}

/** Writes a known scalar. */
export function putScalar(
  type: Type,
  view: DataView,
  offset: number,
  value: Value,
  heap: Heap,
): void {
  if (typeof value === 'number') {
    if (type.kind === 'int') {
      if (type.width === 32) view.setInt32(offset, value, true)
      else if (type.width === 16) view.setInt16(offset, value, true)
      else if (type.width === 8) view.setInt8(offset, value)
      else throw unsupported(`memory with integers of ${type.width} bits`)
    } else if (type.kind === 'float') {
      if (type.width === 32) view.setFloat32(offset, value, true)
      else if (type.width === 64) view.setFloat64(offset, value, true)
      else view.setUint16(offset, encodeHalf(value), true)
    }
  } else if (typeof value === 'bigint') {
    if (type.size !== 8) throw unsupported(`memory with values of type %${type.id}`)
    view.setBigInt64(offset, value, true)
  } else if (typeof value === 'boolean') view.setUint32(offset, value ? 1 : 0, true)
  else if (value === null) view.setBigUint64(offset, 0n, true)
  else if (value instanceof Pointer) {
    if (value.layout !== undefined) throw unsupported('pointers to laid out matrices in memory')
    view.setBigUint64(offset, addressOf(value.object, value.offset, heap), true)
  } else throw new TypeError('a composite is not a scalar')
}

/** The column of a matrix that is laid out so, or the component of such a column. */
export function partStride(type: Type, layout: MatrixLayout | undefined): number {
  if (type.kind === 'matrix') {
    if (layout === undefined) return type.stride
    return layout.rowMajor && type.element.kind === 'vector' ? type.element.stride : layout.stride
  }
  if (type.kind === 'vector') return layout?.rowMajor ? layout.stride : type.stride
  return type.kind === 'array' || type.kind === 'runtime array' ? type.stride : 0
}

const mostConstituents = 1 << 20

/** Without an access nothing is noted, and a scalar that does not lie within the object is open. */
function loaded(
  type: Type,
  object: MemoryObject,
  offset: number,
  layout: MatrixLayout | undefined,
  access: Access | undefined,
  heap: Heap,
): Value {
  switch (type.kind) {
    case 'vector':
    case 'matrix':
    case 'array': {
      if (type.count > mostConstituents) throw unsupported(`values with ${type.count} constituents`)
      charge(heap, type.count)
      const stride = partStride(type, layout)
      const parts: Value[] = []
      for (let part = 0; part < type.count; part++)
        parts.push(loaded(type.element, object, offset + part * stride, layout, access, heap))
      return parts
    }
    case 'struct':
      charge(heap, type.members.length)
      return type.members.map((member) =>
        loaded(member.type, object, offset + member.offset, member.matrix, access, heap),
      )
    default:
      if (access !== undefined) touch(object, offset, type.size, false, access)
      else if (offset < 0 || offset + type.size > object.bytes.length)
        return new Unknown(`bytes outside of ${object.name}`)
      return openBytes(object, offset, type.size) ?? scalarAt(type, object, offset, heap)
  }
}

/** The object that a pointer operand points into. */
export function pointed(pointer: Value | undefined, section: string): Pointer {
  if (pointer instanceof Pointer) return pointer
  if (pointer instanceof Unknown)
    throw undefinedBehavior(section, `the pointer is undefined: ${pointer.why}`)
  if (pointer === null) throw undefinedBehavior(section, 'the pointer is null')
  throw unsupported(`${section} through a value that is not a pointer into memory`)
}

/** The value of that type at a pointer; constituents that are not known are open one by one. */
export function load(type: Type, pointer: Pointer, access: Access, heap: Heap): Value {
  return loaded(type, pointer.object, pointer.offset, pointer.layout, access, heap)
}

/** The value of that type at a pointer for an observer: it is not an access. Needs the same work as a load. */
export function peek(type: Type, { object, offset, layout }: Pointer, heap: Heap): Value {
  return loaded(type, object, offset, layout, undefined, heap)
}

function stored(
  type: Type,
  object: MemoryObject,
  offset: number,
  layout: MatrixLayout | undefined,
  value: Value,
  access: Access | undefined,
  heap: Heap,
): void {
  if (Array.isArray(value)) {
    const parts = value as readonly Value[]
    charge(heap, parts.length)
    if (type.kind === 'struct') {
      for (const [index, member] of type.members.entries())
        stored(
          member.type,
          object,
          offset + member.offset,
          member.matrix,
          parts[index] as Value,
          access,
          heap,
        )
      return
    }
    if (type.kind === 'opaque') throw unsupported(`memory with values of type %${type.id}`)
    if (type.kind !== 'vector' && type.kind !== 'matrix' && type.kind !== 'array')
      throw new TypeError(`type %${type.id} is not a composite`)
    const stride = partStride(type, layout)
    for (let part = 0; part < parts.length; part++)
      stored(
        type.element,
        object,
        offset + part * stride,
        layout,
        parts[part] as Value,
        access,
        heap,
      )
    return
  }
  if (access !== undefined) touch(object, offset, type.size, true, access)
  const isOpen = value instanceof Unknown
  if (!isOpen) putScalar(type, object.view, offset, value, heap)
  const { shadow } = object
  for (let byte = offset; byte < offset + type.size; byte++)
    shadow[byte] = isOpen ? shade.open : shade.known
}

/** Writes a value of that type at a pointer. */
export function store(
  type: Type,
  pointer: Pointer,
  value: Value,
  access: Access,
  heap: Heap,
): void {
  stored(type, pointer.object, pointer.offset, pointer.layout, value, access, heap)
}

/** Gives a new object its initial value, which no invocation writes. */
export function initialize(type: Type, object: MemoryObject, value: Value, heap: Heap): void {
  stored(type, object, 0, undefined, value, undefined, heap)
}
