import { type Access, openBytes, partStride, scalarAt, touch } from './access.ts'
import { charge, type Heap, type MemoryObject } from './memory-object.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { type MatrixLayout, Pointer, Unknown, type Value } from './value.ts'

const mostConstituents = 1 << 20

function loaded(
  type: Type,
  object: MemoryObject,
  at: number,
  layout: MatrixLayout | undefined,
  access: Access,
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
        parts.push(loaded(type.element, object, at + part * stride, layout, access, heap))
      return parts
    }
    case 'struct':
      charge(heap, type.members.length)
      return type.members.map((member) =>
        loaded(member.type, object, at + member.offset, member.matrix, access, heap),
      )
    default:
      touch(object, at, type.size, false, access)
      return openBytes(object, at, type.size) ?? scalarAt(type, object, at, heap)
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
