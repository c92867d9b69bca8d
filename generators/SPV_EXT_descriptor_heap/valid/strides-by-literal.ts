import { environmentsOf } from '../../build/versions.ts'
import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'strides-by-literal',
  rule: 'id-decoration-is-not-in-op-decorate',
  summary:
    'OpDecorate gives literal strides, also to arrays of descriptors; OpDecorateId gives ids',
  environments: ({ minor = '6' }) => environmentsOf(minor),
  build(choices) {
    const literal = choices.pick('literal', ['descriptors', 'integers', 'pointer'])
    const id = choices.pick('id', ['none', 'run-time-array', 'array'])
    const minor = choices.pick('minor', [6, 3, 2])

    const heap = createHeap({ minor })
    const { builder, plain } = heap
    const sampler = builder.type('OpTypeSampler')
    const uint = plain.scalar('uint').id
    const targets: Readonly<Record<string, () => number>> = {
      descriptors: () => builder.add('OpTypeRuntimeArray', sampler),
      integers: () => builder.add('OpTypeArray', uint, heap.uint(4)),
      pointer: () => builder.add('OpTypeUntypedPointerKHR', 'Uniform'),
    }
    builder.decorate(targets[literal]?.() ?? uint, 'ArrayStride', 32)
    if (id === 'run-time-array') heap.heapArray(sampler)
    if (id === 'array') {
      const stride = heap.uint(32)
      const array = builder.add('OpTypeArray', sampler, heap.uint(2))
      builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
    }
    return heap.finish()
  },
}
