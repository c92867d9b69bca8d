import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { countOn, texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-image-dims',
  rule: 'texel-pointer-image-type-is-not-subpass-data',
  summary:
    'images of every dimension but SubpassData, in modules that have an input attachment too',
  build(choices) {
    const dim = choices.pick('dim', ['2D', '1D', '3D', 'Cube', 'Rect', 'Buffer'])
    const attachment = choices.pick('attachment', ['declared', 'in-the-heap'])

    const heap = createHeap({ ground: 'fragment' })
    const { builder, plain } = heap
    builder.capability('InputAttachment')
    const uint = plain.scalar('uint').id
    const input = builder.type('OpTypeImage', uint, 'SubpassData', 0, 0, 0, 2, 'Unknown')
    if (attachment === 'in-the-heap') builder.add('OpLoad', input, heap.slot(input))
    countOn(heap, texelPointer(heap, { dim }))
    return heap.finish()
  },
}
