import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { idKinds } from '../core/shared/id-kinds.ts'
import { operandDefinition } from '../core/shared/operand.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** OpMemberDecorateIdEXT, Extra Operands. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-operand-precedes-the-structure',
  at: [memberDecorateId],
  judge(instruction, module, report) {
    const structure = operandDefinition(module, instruction, 0)
    if (!isStructType(structure)) return
    for (const { kind, value, word } of instruction.operands.slice(3)) {
      const definition = idKinds.has(kind) ? module.definition(value) : undefined
      if (definition !== undefined && definition.index > structure.index)
        report(word, `extra operand %${value} is defined after %${structure.result}`)
    }
  },
}
