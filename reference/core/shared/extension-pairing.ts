import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from './enumerant.ts'
import { operandWord } from './operand.ts'

/** The check that a module which declares `capability` also has the `OpExtension` with the string `extension`. */
export function extensionPairing(rule: RuleId, capability: string, extension: string): Check {
  const value = enumerant('Capability', capability)
  return {
    rule,
    at: ['OpCapability'],
    among: [capability],
    judge(instruction, module, report) {
      if (instruction.operands[0]?.value !== value || module.extensions.has(extension)) return
      report(
        operandWord(instruction, 0),
        `${capability} is declared without OpExtension "${extension}"`,
      )
    },
  }
}
