import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { decoratedPointers } from './decorated-pointers.ts'

/**
 * The check that ids of untyped pointer type with one of the named decorations are what `fits` says. An `OpVariable`
 * of such a type is a fault of its own. `operands` are the decoration's extra operands.
 */
export function decorationTarget(
  rule: RuleId,
  decorations: readonly string[],
  fits: (definition: Instruction, module: Module, operands: readonly Operand[]) => boolean,
): Check {
  const values = new Set(decorations.map((name) => enumerant('Decoration', name)))
  return {
    rule,
    among: ['OpTypeUntypedPointerKHR'],
    judgeModule(module, report) {
      for (const { definition, decoration, operands, word } of decoratedPointers(module)) {
        if (!values.has(decoration) || definition.name === 'OpVariable') continue
        if (fits(definition, module, operands)) continue
        const name = enumerantByValue('Decoration', decoration)?.name
        report(word, `${name} decorates %${definition.result}, an ${definition.name}`)
      }
    },
  }
}
