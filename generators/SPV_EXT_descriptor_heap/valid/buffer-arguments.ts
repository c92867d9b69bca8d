import type { Generator } from '../../maker.ts'
import { addFunction } from '../../SPV_KHR_untyped_pointers/shared/add-function.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'buffer-arguments',
  rule: 'buffer-pointer-buffer-is-an-untyped-pointer',
  alsoApplies: ['pointer-instructions-stand-in-a-block'],
  summary: 'the buffer is an untyped pointer: of the same function, or a parameter',
  build(choices) {
    const source = choices.pick('source', ['chain', 'parameter', 'chain-of-parameter'])
    const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
    const times = choices.pick('times', [1, 2])

    const heap = createHeap()
    const { builder } = heap
    builder.capability('Int64')
    const resource = heap.heap()
    const result = heap.pointer(storageClass)
    const buffer = heap.bufferType(storageClass)
    const type = heap.pointer('UniformConstant')
    if (source === 'chain') {
      const slot = heap.slot(buffer, resource)
      for (let time = 0; time < times; time++) builder.add('OpBufferPointerEXT', result, slot)
      return heap.finish()
    }
    const [array, index] = [heap.heapArray(buffer), heap.uint(2)]
    const nothing = builder.type('OpTypeVoid')
    addFunction(heap, nothing, [type], (add, parameter = 0) => {
      const slot =
        source === 'parameter'
          ? parameter
          : add('OpUntypedAccessChainKHR', type, array, parameter, index)
      for (let time = 0; time < times; time++) add('OpBufferPointerEXT', result, slot)
      add('OpReturn')
    })
    return heap.finish()
  },
}
