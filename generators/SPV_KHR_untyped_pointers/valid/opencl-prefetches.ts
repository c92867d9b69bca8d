import type { Generator } from '../../maker.ts'
import { numericalType } from '../shared/numerical-types.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'opencl-prefetches',
  rule: 'opencl-prefetch-pointer-is-typed',
  summary: 'memory is prefetched by the extended instruction and by the one that replaces it',
  build(choices) {
    const pointee = choices.pick('pointee', ['float', 'uint', 'ucharx16', 'doublex2'])
    const beside = choices.pick('beside', ['nothing', 'untyped-prefetch'])

    const world = createWorld('kernel')
    const { builder, plain } = world
    const type = numericalType(world, pointee)
    const pointer = pointerInto(world, 'CrossWorkgroup', 'typed', type)
    const other = pointerInto(world, 'CrossWorkgroup', 'untyped', type)
    const set = builder.instructionSet('OpenCL.std')
    const count = builder.constant(plain.scalar('ulong').id, 4)
    builder.add('OpExtInst', builder.type('OpTypeVoid'), set, 'prefetch', pointer, count)
    if (beside === 'untyped-prefetch') builder.add('OpUntypedPrefetchKHR', other, count)
    return world.finish()
  },
}
