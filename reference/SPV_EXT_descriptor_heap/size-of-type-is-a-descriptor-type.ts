import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { isDescriptorType } from './shared/descriptor-types.ts'
import { sizeOf } from './shared/instructions.ts'

/** OpConstantSizeOfEXT, Type. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/size-of-type-is-a-descriptor-type',
  at: [sizeOf],
  judge(instruction, module, report) {
    const type = operandDefinition(module, instruction, 0)
    if (type !== undefined && !isDescriptorType(type))
      report(operandWord(instruction, 0), `Type %${type.result} comes from ${type.name}`)
  },
}
