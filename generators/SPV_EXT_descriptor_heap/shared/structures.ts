import type { Route } from '../../build/decorate-through.ts'
import { offsetThrough } from './decorate-id-through.ts'
import type { Heap } from './heap.ts'

/** A member and what gives its offset: a number of bytes, or an id; nothing when absent. */
export interface HeapMember {
  readonly type: number
  readonly offset?: number
  readonly offsetId?: number
}

/** A new structure with such members, declared behind all that it mentions. */
export function structureOf(
  heap: Heap,
  members: readonly HeapMember[],
  { route = 'direct' as Route, block = false } = {},
): number {
  const { builder } = heap
  const structure = builder.add('OpTypeStruct', ...members.map(({ type }) => type))
  for (const [index, { offset, offsetId }] of members.entries()) {
    if (offset !== undefined) builder.add('OpMemberDecorate', structure, index, 'Offset', offset)
    if (offsetId !== undefined) offsetThrough(heap, route, structure, index, offsetId)
  }
  if (block) builder.decorate(structure, 'Block')
  return structure
}

/** A structure of an integer and a buffer, with offsets by ids. */
export function mixedStructure(heap: Heap, route: Route = 'direct'): number {
  const [first, second] = [heap.uint(0), heap.uint(64)]
  return structureOf(
    heap,
    [
      { type: heap.plain.scalar('uint').id, offsetId: first },
      { type: heap.bufferType('StorageBuffer'), offsetId: second },
    ],
    { route },
  )
}

/** A variable in memory that is laid out, of that type, which makes it a laid-out type. */
export function inMemory(heap: Heap, type: number, storageClass = 'StorageBuffer'): number {
  const pointer = heap.typedPointer(storageClass, type)
  const variable = heap.globalVariable(pointer, storageClass)
  if (storageClass !== 'PushConstant') heap.describe(variable)
  return variable
}
