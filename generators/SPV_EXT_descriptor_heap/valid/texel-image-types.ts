import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { countOn, texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-image-types',
  rule: 'texel-pointer-image-type-is-an-image-type',
  summary: 'images of each sampled type and of each use',
  build(choices) {
    const scalar = choices.pick('scalar', ['uint', 'int', 'float'] as const)
    const sampled = choices.pick('sampled', [0, 1, 2])
    const beside = choices.pick('beside', ['nothing', 'sampled-image-type', 'sampler'])
    const used = choices.pick('used', ['nowhere', 'counted'])

    const heap = createHeap()
    const { builder, plain } = heap
    const pointer = texelPointer(heap, { scalar, sampled })
    if (beside === 'sampler') builder.type('OpTypeSampler')
    if (beside === 'sampled-image-type') {
      const float = plain.scalar('float').id
      const image = builder.type('OpTypeImage', float, '2D', 0, 0, 0, 1, 'Unknown')
      builder.type('OpTypeSampledImage', image)
    }
    if (used === 'counted' && scalar === 'uint') countOn(heap, pointer)
    return heap.finish()
  },
}
