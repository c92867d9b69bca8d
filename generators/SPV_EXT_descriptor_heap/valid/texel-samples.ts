import type { Generator } from '../../maker.ts'
import { createHeap } from '../shared/heap.ts'
import { texelPointer } from '../shared/texel-pointer.ts'

export const generator: Generator = {
  name: 'texel-samples',
  rule: 'texel-pointer-sample-is-an-integer-scalar',
  summary: 'samples of every integer type; other ones than 0 where there are several',
  build(choices) {
    const scalar = choices.pick('scalar', ['uint', 'int', 'ulong', 'long', 'ushort', 'uchar'])
    const multisampled = choices.pick('multisampled', [0, 1])
    const source = choices.pick('source', ['null', 'constant', 'spec-constant', 'computed'])

    const heap = createHeap()
    const { builder, plain } = heap
    const type = plain.scalar(scalar).id
    const value = multisampled === 1 ? 3 : 0
    const zero = builder.once('OpConstantNull', type)
    const make: Readonly<Record<string, () => number>> = {
      constant: () => builder.constant(type, value),
      'spec-constant': () => builder.specConstant(type, value),
      computed: () => builder.add('OpISub', type, zero, zero),
    }
    texelPointer(heap, { multisampled, sample: make[source]?.() ?? zero })
    return heap.finish()
  },
}
