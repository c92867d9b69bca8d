import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { idKinds } from '../core/shared/id-kinds.ts'
import { isVariable } from './shared/untyped-variable.ts'

/** OpDecorateId. What decorations of other extensions take is for their texts. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/decorate-id-operand-is-a-constant-or-a-variable',
  at: ['OpDecorateId'],
  judge({ operands: [, decoration, ...extra] }, module, report) {
    const row = enumerantByValue('Decoration', decoration?.value ?? -1)
    if (row === undefined || row.version === null) return
    for (const { kind, value, word } of extra) {
      const definition = idKinds.has(kind) ? module.definition(value) : undefined
      if (definition === undefined) continue
      if (!isConstantInstruction(definition) && !isVariable(definition))
        report(word, `the operand of ${row.name}, %${value}, comes from ${definition.name}`)
    }
  },
}
