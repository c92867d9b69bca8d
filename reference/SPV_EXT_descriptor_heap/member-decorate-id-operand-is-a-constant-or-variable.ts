import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { idKinds } from '../core/shared/id-kinds.ts'
import { isVariable } from '../SPV_KHR_untyped_pointers/shared/untyped-variable.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** OpMemberDecorateIdEXT, Extra Operands. Whether an untyped variable is one of those is left undecided. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-operand-is-a-constant-or-variable',
  at: [memberDecorateId],
  judge({ operands: [, , , ...extra] }, module, report) {
    for (const { kind, value, word } of extra) {
      const definition = idKinds.has(kind) ? module.definition(value) : undefined
      if (definition === undefined) continue
      if (!isConstantInstruction(definition) && !isVariable(definition))
        report(word, `extra operand %${value} comes from ${definition.name}`)
    }
  },
}
