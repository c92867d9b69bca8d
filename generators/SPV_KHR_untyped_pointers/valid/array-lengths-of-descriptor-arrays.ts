import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { accessForms } from '../shared/chain-forms.ts'
import { integerFrom } from '../shared/integer-values.ts'
import { kinds, variableIn } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

export const generator: Generator = {
  name: 'array-lengths-of-descriptor-arrays',
  rule: 'array-length-pointer-is-a-pointer',
  alsoApplies: [
    'array-length-structure-is-a-block',
    'array-length-member-is-the-last',
    'data-type-is-explicitly-laid-out',
    'base-type-is-explicitly-laid-out',
  ],
  summary: 'the pointer is an element of a variable that is an array of blocks',
  build(choices) {
    const kind = choices.pick('variable', kinds)
    const chain = choices.pick('chain', kind === 'typed' ? ['typed', ...accessForms] : accessForms)
    const index = choices.pick('index', ['constant', 'spec-constant', 'loaded'])
    const runTime = choices.pick('run-time-array', [false, true])

    const world = createWorld('shader')
    const { laid, builder } = world
    const uint = laid.scalar('uint')
    const block = laid.block(laid.runTimeArray(laid.vector(laid.scalar('float'), 4)))
    if (runTime) {
      builder.capability('RuntimeDescriptorArray')
      builder.extension('SPV_EXT_descriptor_indexing')
    }
    const array = runTime ? laid.runTimeArray(block) : laid.array(block, 4)
    const base = variableIn(world, 'StorageBuffer', kind, array.id)
    const indexes = [integerFrom(index, world, uint.id, 2)]
    const pointer =
      chain === 'typed'
        ? builder.add(
            'OpAccessChain',
            world.typedPointer('StorageBuffer', block.id),
            base,
            ...indexes,
          )
        : addChain(world, chain === 'access' ? 'access' : 'in-bounds-access', {
            resultType: world.pointer('StorageBuffer'),
            baseType: array.id,
            base,
            indexes,
          })
    builder.add('OpUntypedArrayLengthKHR', uint.id, block.id, pointer, 0)
    return world.finish()
  },
}
