import type { Generator } from '../../maker.ts'
import { addFunction } from '../../SPV_KHR_untyped_pointers/shared/add-function.ts'
import { createHeap } from '../shared/heap.ts'
import { imageType } from '../shared/images.ts'
import { follow, pathNames } from '../shared/paths.ts'
import { coordinate, countOn, texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-images',
  rule: 'texel-pointer-image-is-an-untyped-pointer',
  summary: 'the image is in a heap, in a variable of its own, or a parameter',
  build(choices) {
    const from = choices.pick('from', [
      'resource-heap',
      'sampler-heap',
      'heap-itself',
      'variable',
      'storage-buffer',
      'parameter',
    ])
    const path = from === 'resource-heap' ? choices.pick('path', pathNames) : 'element'
    const typed = choices.pick('beside', ['nothing', 'typed-variable'])

    const heap = createHeap()
    const { builder } = heap
    const type = imageType(heap, { dim: '2D', arrayed: 0 })
    if (typed === 'typed-variable') {
      const pointer = heap.typedPointer('UniformConstant', type)
      heap.describe(heap.globalVariable(pointer, 'UniformConstant'))
    }
    const pointer = heap.pointer('UniformConstant')
    if (from === 'parameter') {
      const [place, zero] = [coordinate(heap, 2), heap.uint(0)]
      const result = heap.pointer('Image')
      addFunction(heap, builder.type('OpTypeVoid'), [pointer], (add, image = 0) => {
        add('OpUntypedImageTexelPointerEXT', result, type, image, place, zero)
        add('OpReturn')
      })
      return heap.finish()
    }
    const images: Readonly<Record<string, () => number>> = {
      'resource-heap': () => follow(heap, path, type),
      'sampler-heap': () => follow(heap, path, type, heap.heap('SamplerHeapEXT')),
      'heap-itself': () => heap.heap(),
      variable() {
        const variable = heap.untypedVariable(pointer, 'UniformConstant', type)
        heap.describe(variable)
        return variable
      },
      'storage-buffer': () =>
        builder.add('OpBufferPointerEXT', heap.pointer('StorageBuffer'), heap.bufferSlot()),
    }
    countOn(heap, texelPointer(heap, { image: images[from]?.() ?? heap.heap() }))
    return heap.finish()
  },
}
