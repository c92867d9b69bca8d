import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { kernelsOf } from '../shared/kernels-of.ts'
import { reflectedAt, wordsBefore } from '../shared/reflected-of.ts'

function withOnly(count: number): Way {
  return (module, at) => {
    const kernel = module.instructions[at]
    if (kernel === undefined || reflectedAt(module, at)?.operands.length !== 5) return undefined
    const words = kernel.words.slice(0, wordsBefore + count)
    return replaceInstruction(module, at, { ...kernel, words })
  }
}

export const mutator = mutatorOf({
  name: 'kernel-operands-from-version-5',
  rule: 'kernel-has-five-operands-from-version-5',
  summary: 'a Kernel instruction lacks some of the operands that came with version 5',
  ordinals: (module) => kernelsOf(module, (version) => version >= 5),
  ways: {
    'attributes-missing': withOnly(4),
    'flags-and-attributes-missing': withOnly(3),
    'all-three-missing': withOnly(2),
  },
})
