import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** OpMemberDecorateIdEXT, Structure Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-targets-a-structure',
  at: [memberDecorateId],
  judge(instruction, module, report) {
    const target = operandDefinition(module, instruction, 0)
    if (target !== undefined && !isStructType(target))
      report(
        operandWord(instruction, 0),
        `Structure Type %${target.result} comes from ${target.name}`,
      )
  },
}
