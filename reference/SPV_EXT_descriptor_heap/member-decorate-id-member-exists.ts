import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { operandDefinition } from '../core/shared/operand.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** OpMemberDecorateIdEXT, Member. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/member-decorate-id-member-exists',
  at: [memberDecorateId],
  judge(instruction, module, report) {
    const structure = operandDefinition(module, instruction, 0)
    const member = instruction.operands[1]
    if (!isStructType(structure) || member === undefined) return
    const { length } = structure.operands
    if (member.value >= length)
      report(member.word, `Member is ${member.value}, %${structure.result} has ${length} members`)
  },
}
