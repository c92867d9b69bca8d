import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'implied-untyped-pointers',
  rule: 'capability-implies-untyped-pointers',
  summary: 'untyped pointers are used on the strength of DescriptorHeapEXT',
  build(choices) {
    const used = choices.pick('used', ['variable', 'load', 'store', 'array-length', 'chain'])

    const heap = createHeap({ named: false })
    const { builder, laid } = heap
    const uint = laid.scalar('uint').id
    const block = laid.block(laid.runTimeArray(laid.scalar('uint'))).id
    const pointer = heap.pointer('StorageBuffer')
    const variable = heap.untypedVariable(pointer, 'StorageBuffer', block)
    heap.describe(variable)
    if (used === 'load') builder.add('OpLoad', uint, variable)
    if (used === 'store') builder.add('OpStore', variable, heap.uint(1))
    if (used === 'array-length') builder.add('OpUntypedArrayLengthKHR', uint, block, variable, 0)
    if (used === 'chain') {
      builder.add('OpUntypedAccessChainKHR', pointer, block, variable, heap.uint(0), heap.uint(3))
    }
    return heap.finish()
  },
}
