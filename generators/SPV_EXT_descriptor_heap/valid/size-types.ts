import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'

export const generator: Generator = {
  name: 'size-types',
  rule: 'size-of-result-type-is-a-32-or-64-bit-integer',
  alsoApplies: ['size-of-type-is-a-descriptor-type'],
  summary: 'sizes are integers of either width and signedness, and go into further constants',
  build(choices) {
    const scalar = choices.pick('type', ['uint', 'int', 'ulong', 'long'])
    const element = choices.pick('of', ['buffer', 'sampler'])
    const used = choices.pick('used', [
      'nowhere',
      'spec-constant-op',
      'composite',
      'added',
      'stored',
    ])

    const heap = createHeap()
    const { builder, plain } = heap
    for (const capability of ['Int8', 'Int16', 'Int64', 'Float16', 'Float64']) {
      builder.capability(capability)
    }
    const type = plain.scalar(scalar).id
    const of = element === 'buffer' ? heap.bufferType('Uniform') : builder.type('OpTypeSampler')
    const size = heap.sizeOf(of, type)
    if (used === 'spec-constant-op') builder.add('OpSpecConstantOp', type, 'OpIAdd', size, size)
    if (used === 'composite') {
      const pair = plain.vector(plain.scalar(scalar), 2).id
      builder.add('OpConstantComposite', pair, size, size)
    }
    if (used === 'added') builder.add('OpIAdd', type, size, size)
    if (used === 'stored') {
      const pointer = heap.typedPointer('Private', type)
      builder.add('OpStore', heap.globalVariable(pointer, 'Private'), size)
    }
    return heap.finish()
  },
}
