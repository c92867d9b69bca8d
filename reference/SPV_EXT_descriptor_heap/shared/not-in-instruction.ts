import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { decorating } from '../../core/shared/decoration-at.ts'
import { holders } from './holders.ts'

/** The check that the instruction with that name holds neither of the decorations by id. */
export function notInInstruction(rule: RuleId, name: string): Check {
  return {
    rule,
    among: decorating,
    judgeModule(module, report) {
      for (const { instruction, enumerant } of holders(module))
        if (instruction.name === name && enumerant.kind === 'Decoration')
          report(
            enumerant.word,
            `${enumerantByValue('Decoration', enumerant.value)?.name} stands in an ${name}`,
          )
    },
  }
}
