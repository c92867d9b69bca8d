import { type Access, partStride, putScalar, touch } from './access.ts'
import { charge, type Heap, type MemoryObject, shade } from './memory-object.ts'
import { unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { type MatrixLayout, type Pointer, Unknown, type Value } from './value.ts'

function stored(
  type: Type,
  object: MemoryObject,
  at: number,
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
          at + member.offset,
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
      stored(type.element, object, at + part * stride, layout, parts[part] as Value, access, heap)
    return
  }
  if (access !== undefined) touch(object, at, type.size, true, access)
  const isOpen = value instanceof Unknown
  if (!isOpen) putScalar(type, object.view, at, value, heap)
  const { shadow } = object
  for (let byte = at; byte < at + type.size; byte++)
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
