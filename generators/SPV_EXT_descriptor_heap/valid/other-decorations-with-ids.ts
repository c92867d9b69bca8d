import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { mixedStructure } from '../shared/structures.ts'

export const generator: Generator = {
  name: 'other-decorations-with-ids',
  rule: 'member-decorate-id-decoration-is-a-layout-decoration',
  alsoApplies: ['member-decorate-id-decoration-takes-ids'],
  summary: 'other decorations with ids are on what is no member',
  build(choices) {
    const ground = choices.pick('ground', ['shader', 'physical-shader'])
    const other = choices.pick('other', ['none', 'UniformId'])

    const heap = createHeap({ ground })
    const { builder, plain } = heap
    mixedStructure(heap)
    if (other === 'UniformId') {
      const [uint, one] = [plain.scalar('uint').id, heap.uint(1)]
      const sum = builder.add('OpIAdd', uint, one, one)
      builder.add('OpDecorateId', sum, 'UniformId', heap.uint(3))
    }
    return heap.finish()
  },
}
