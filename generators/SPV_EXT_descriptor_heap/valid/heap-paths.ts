import { routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { follow, pathNames } from '../shared/paths.ts'

export const generator: Generator = {
  name: 'heap-paths',
  rule: 'buffer-pointer-buffer-comes-from-the-resource-heap',
  alsoApplies: ['buffer-pointer-buffer-is-an-untyped-pointer'],
  summary: 'the buffer is reached from the resource heap, in one step or more',
  build(choices) {
    const path = choices.pick('path', pathNames)
    const route = choices.pick('route', routes)
    const beside = choices.pick('beside', ['nothing', 'sampler-heap', 'another-variable'])

    const ground = choices.pick('ground', ['shader', 'physical-shader'])

    const heap = createHeap({ ground })
    const base = heap.heap('ResourceHeapEXT', route)
    const pointer = heap.pointer('UniformConstant')
    if (beside === 'sampler-heap') heap.heap('SamplerHeapEXT')
    if (beside === 'another-variable') heap.untypedVariable(pointer, 'UniformConstant')
    const buffer = follow(heap, path, heap.bufferType('StorageBuffer'), base)
    heap.builder.add('OpBufferPointerEXT', heap.pointer('StorageBuffer'), buffer)
    return heap.finish()
  },
}
