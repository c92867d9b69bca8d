import { addExtension } from '../../mutate/add-extension.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { type ForwardWay, forwardWays } from '../shared/forward.ts'
import { isReferredTo } from '../shared/is-referred-to.ts'
import { reflectedOf } from '../shared/reflected-of.ts'

const opExtInstWithForwardRefsKHR = 4433
const extensions = ['SPV_KHR_non_semantic_info', 'SPV_KHR_relaxed_extended_instruction']

function relaxed(forward: ForwardWay): Way {
  return (module, at) => {
    const made = forward(module, at)
    const instruction = made?.module.instructions[made.at]
    if (made === undefined || instruction === undefined) return undefined
    const executed = { ...instruction, opcode: opExtInstWithForwardRefsKHR }
    return extensions.reduce(addExtension, replaceInstruction(made.module, made.at, executed))
  }
}

export const mutator = mutatorOf({
  name: 'with-forward-references',
  rule: 'not-executed-with-forward-references',
  summary: 'an instruction of the set refers forward and is executed by the opcode for that',
  // Nothing refers to it: a reference to a Kernel of that opcode is another question.
  ordinals: (module) =>
    reflectedOf(module)
      .filter(({ result }) => !isReferredTo(module, result))
      .map(({ at }) => at),
  ways: Object.fromEntries(
    Object.entries(forwardWays).map(([what, forward]) => [`${what}-after`, relaxed(forward)]),
  ),
})
