import type { Generator } from '../../maker.ts'
import { addFunction } from '../../SPV_KHR_untyped_pointers/shared/add-function.ts'
import { createHeap } from '../shared/heap.ts'
import { imageType } from '../shared/images.ts'
import { coordinate } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'blocks',
  rule: 'pointer-instructions-stand-in-a-block',
  summary: 'the pointers are made in a first block, in a later one, and in another function',
  build(choices) {
    const what = choices.pick('instruction', ['buffer-pointer', 'texel-pointer'])
    const place = choices.pick('place', ['first-block', 'later-block', 'parameter', 'callee'])

    const heap = createHeap()
    const { builder } = heap
    const image = imageType(heap, { dim: '2D', arrayed: 0 })
    const buffer = heap.bufferType('StorageBuffer')
    const array = heap.heapArray(what === 'texel-pointer' ? image : buffer)
    const pointer = heap.pointer('UniformConstant')
    const [location, zero] = [coordinate(heap, 2), heap.uint(0)]
    const result = heap.pointer(what === 'texel-pointer' ? 'Image' : 'StorageBuffer')
    const write = (add: typeof builder.add, base: number) => {
      if (what === 'buffer-pointer') add('OpBufferPointerEXT', result, base)
      else add('OpUntypedImageTexelPointerEXT', result, image, base, location, zero)
    }
    const resource = heap.heap()
    if (place === 'parameter' || place === 'callee') {
      const nothing = builder.type('OpTypeVoid')
      const types = place === 'parameter' ? [pointer] : []
      addFunction(heap, nothing, types, (add, parameter) => {
        const base = parameter ?? add('OpUntypedAccessChainKHR', pointer, array, resource, zero)
        write(add, base)
        add('OpReturn')
      })
      return heap.finish()
    }
    if (place === 'later-block') {
      const next = builder.id()
      builder.add('OpBranch', next)
      builder.define(next, 'OpLabel')
    }
    write(builder.add, builder.add('OpUntypedAccessChainKHR', pointer, array, resource, zero))
    return heap.finish()
  },
}
