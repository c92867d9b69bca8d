import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { structureOf } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'decorated-once',
  rule: 'id-decoration-is-given-once',
  summary: 'one id serves many arrays and structures, each of which has it once',
  build(choices) {
    const arrays = choices.pick('arrays', ['by-hand', 'one-group', 'two-groups'])
    const count = choices.pick('count', [2, 3])
    const structures = choices.pick('structures', [0, 2])

    const heap = createHeap()
    const { builder } = heap
    const sampler = builder.type('OpTypeSampler')
    const stride = heap.sizeOf(sampler)
    const targets = Array.from({ length: count }, () => builder.add('OpTypeRuntimeArray', sampler))
    const share = (shared: readonly number[]) => {
      const group = builder.id()
      builder.add('OpDecorateId', group, 'ArrayStrideIdEXT', stride)
      builder.define(group, 'OpDecorationGroup')
      builder.add('OpGroupDecorate', group, ...shared)
    }
    if (arrays === 'by-hand') {
      for (const target of targets) builder.add('OpDecorateId', target, 'ArrayStrideIdEXT', stride)
    }
    if (arrays === 'one-group') share(targets)
    if (arrays === 'two-groups') for (const target of targets) share([target])
    const zero = heap.uint(0)
    for (let each = 0; each < structures; each++) {
      structureOf(heap, [{ type: sampler, offsetId: zero }])
    }
    return heap.finish()
  },
}
