import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { offsetThrough } from '../shared/decorate-id-through.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'offsets',
  rule: 'offset-id-is-on-a-member',
  alsoApplies: ['offset-id-structure-contains-a-descriptor'],
  summary: 'offsets reach members directly, through a group, or through a group that many share',
  build(choices) {
    const first = choices.pick('first', routes)
    const second = choices.pick('second', [...routes, 'literal'] as const)
    const structures = choices.pick('structures', ['one', 'two', 'two-of-one-group'])

    const heap = createHeap()
    const { builder, plain } = heap
    const buffer = heap.bufferType('StorageBuffer')
    const ids = [heap.uint(0), heap.uint(64)]
    const uint = plain.scalar('uint').id
    const add = () => builder.add('OpTypeStruct', uint, buffer)
    const targets = structures === 'one' ? [add()] : [add(), add()]
    if (structures === 'two-of-one-group') {
      for (const [member, id] of ids.entries()) {
        const group = builder.id()
        builder.add('OpDecorateId', group, 'OffsetIdEXT', id)
        builder.define(group, 'OpDecorationGroup')
        const pairs = targets.flatMap((target) => [target, member])
        builder.add('OpGroupMemberDecorate', group, ...pairs)
      }
      return heap.finish()
    }
    for (const target of targets) {
      offsetThrough(heap, first, target, 0, ids[0] ?? 0)
      if (second === 'literal') builder.add('OpMemberDecorate', target, 1, 'Offset', 64)
      else offsetThrough(heap, second, target, 1, ids[1] ?? 0)
    }
    return heap.finish()
  },
}
