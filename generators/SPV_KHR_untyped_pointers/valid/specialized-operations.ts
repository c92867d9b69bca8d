import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

const operations = [
  'IAdd',
  'AccessChain',
  'InBoundsAccessChain',
  'PtrAccessChain',
  'InBoundsPtrAccessChain',
] as const

export const generator: Generator = {
  name: 'specialized-operations',
  rule: 'spec-constant-op-has-no-untyped-chain',
  alsoApplies: ['new-instruction-has-its-capability', 'chain-index-is-a-scalar-integer'],
  summary: 'typed chains are specialized operations of kernels, untyped ones are instructions',
  build(choices) {
    const operation = choices.pick('operation', operations)
    const ground = choices.pick(
      'ground',
      operation === 'IAdd' ? ['kernel', 'physical-shader'] : ['kernel'],
    )

    const world = createWorld(ground)
    const { builder, plain } = world
    const storageClass = ground === 'kernel' ? 'CrossWorkgroup' : 'Private'
    const uint = plain.scalar('uint')
    const four = plain.array(uint, 4)
    const typed = variableIn(world, storageClass, 'typed', four.id)
    const untyped = variableIn(world, storageClass, 'untyped', four.id)
    const specialized = builder.specConstant(uint.id, 1)
    const member = world.typedPointer(storageClass, uint.id)
    const zero = world.uint(0)
    if (operation === 'IAdd') {
      builder.add('OpSpecConstantOp', uint.id, operation, specialized, zero)
    } else {
      const element = operation.includes('Ptr') ? [zero] : []
      builder.add('OpSpecConstantOp', member, operation, typed, ...element, specialized)
    }
    addChain(world, 'access', {
      resultType: world.pointer(storageClass),
      baseType: four.id,
      base: untyped,
      indexes: [specialized],
    })
    return world.finish()
  },
}
