import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { countOn, texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-result-types',
  rule: 'texel-pointer-result-type-is-an-untyped-pointer',
  alsoApplies: ['texel-pointer-is-in-the-image-storage-class'],
  summary: 'texel pointers are untyped, whatever is pointed to beside them',
  build(choices) {
    const beside = choices.pick('beside', ['nothing', 'typed-image-pointer', 'typed-texel-pointer'])
    const used = choices.pick('used', ['nowhere', 'counted', 'counted-twice'])

    const heap = createHeap()
    const { builder, plain } = heap
    const uint = plain.scalar('uint')
    const pointer = texelPointer(heap)
    if (beside === 'typed-image-pointer') heap.typedPointer('Image', uint.id)
    if (beside === 'typed-texel-pointer') {
      const image = builder.type('OpTypeImage', uint.id, '2D', 0, 0, 0, 2, 'R32ui')
      const variable = heap.globalVariable(
        heap.typedPointer('UniformConstant', image),
        'UniformConstant',
      )
      heap.describe(variable)
      const place = builder.once('OpConstantNull', plain.vector(uint, 2).id)
      const type = heap.typedPointer('Image', uint.id)
      builder.add('OpImageTexelPointer', type, variable, place, heap.uint(0))
    }
    if (used !== 'nowhere') countOn(heap, pointer)
    if (used === 'counted-twice') countOn(heap, pointer)
    return heap.finish()
  },
}
