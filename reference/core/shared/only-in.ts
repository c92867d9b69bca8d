import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { type Models, modelNames, modelsReaching } from './models.ts'

/** The check that instructions are only in the call trees of entry points of some execution models. */
export function onlyIn(
  rule: RuleId,
  at: readonly string[],
  allowed: (module: Module) => Models,
): Check {
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const others = modelsReaching(module, instruction) & ~allowed(module)
      if (others !== 0)
        report(
          instruction.word,
          `${instruction.name} is in the call tree of an entry point of ${modelNames(others)}`,
        )
    },
  }
}
