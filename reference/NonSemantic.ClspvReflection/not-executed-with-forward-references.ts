import type { Check } from '../check.ts'
import { reflectionOf } from './reflection.ts'

/** Binary Form: no instruction supports forward references, which SPV_KHR_relaxed_extended_instruction would allow. */
export const check: Check = {
  rule: 'NonSemantic.ClspvReflection/not-executed-with-forward-references',
  at: ['OpExtInstWithForwardRefsKHR'],
  judge(instruction, module, report) {
    const forward = reflectionOf(module, instruction)?.operands.find(
      ({ value }) => (module.definition(value)?.index ?? -1) >= instruction.index,
    )
    if (forward !== undefined)
      report(
        forward.word,
        `%${forward.value} is a forward reference, which the set does not support`,
      )
  },
}
