import { instruction } from '../../build/instruction.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { chainAt, chainsOf } from '../shared/chain-at.ts'
import { pointerWith } from '../shared/pointer-at.ts'

const { opcode } = instruction('OpUntypedInBoundsPtrAccessChainKHR', 1, 1, 1, 1, 1)

export const mutator = mutatorOf({
  name: 'in-bounds-ptr-access-chain-of-logical-pointer',
  rule: 'in-bounds-ptr-access-chain-takes-no-logical-pointer',
  summary: 'a pointer access chain that starts at a logical pointer is said to stay in bounds',
  ordinals: (module) =>
    hasVariablePointers(module)
      ? chainsOf(module, ['ptr-access']).filter((at) => {
          const base = pointerWith(module, chainAt(module, at)?.base)
          return base !== undefined && isLogical(module, base.storageClass)
        })
      : [],
  ways: {
    'in-bounds': (module, at) => {
      const chain = module.instructions[at]
      return chain === undefined ? undefined : replaceInstruction(module, at, { ...chain, opcode })
    },
  },
})
