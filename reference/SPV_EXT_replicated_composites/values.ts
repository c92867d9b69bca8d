import type { Check } from '../check.ts'
import { isConstantInstruction, isSpecConstantInstruction } from '../core/shared/constants.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import type { Instruction } from '../module.ts'
import {
  constantForm,
  constituentTypes,
  objectForm,
  replicateForms,
  specConstantForm,
} from './shared/constituents.ts'

/** SPV_ARM_tensors does not say whether a constituent of a tensor is an element or a tensor of a lower rank. */
function isTensorOf(element: number | undefined, type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeTensorARM' && type.valueAt(0) === element
}

export const checks: readonly Check[] = [
  /** Value of OpConstantCompositeReplicateEXT. */
  {
    rule: 'SPV_EXT_replicated_composites/constant-value-is-a-plain-constant',
    at: [constantForm],
    judge(instruction, module, report) {
      const value = operandDefinition(module, instruction, 0)
      if (value === undefined || value.name === 'OpUndef') return
      if (isConstantInstruction(value) && !isSpecConstantInstruction(value)) return
      report(operandWord(instruction, 0), `Value %${value.result} comes from ${value.name}`)
    },
  },
  /** Value of OpSpecConstantCompositeReplicateEXT. */
  {
    rule: 'SPV_EXT_replicated_composites/spec-constant-value-is-a-constant',
    at: [specConstantForm],
    judge(instruction, module, report) {
      const value = operandDefinition(module, instruction, 0)
      if (value === undefined || value.name === 'OpUndef' || isConstantInstruction(value)) return
      report(operandWord(instruction, 0), `Value %${value.result} comes from ${value.name}`)
    },
  },
  /** Value of each instruction. */
  {
    rule: 'SPV_EXT_replicated_composites/value-has-constituent-type',
    at: replicateForms,
    judge(instruction, module, report) {
      const type = module.definition(instruction.resultType)
      const value = operandDefinition(module, instruction, 0)
      if (type === undefined || value === undefined) return
      // An operand that is not a value is not a constant either: another rule reports it.
      if (value.resultType === 0 && instruction.name !== objectForm) return
      const expected = constituentTypes(type)
      // A Result Type that is not homogeneous has no type that Value could be compared with.
      if (expected?.length !== 1 || expected[0] === value.resultType) return
      const isTensor = type.name === 'OpTypeTensorARM'
      if (isTensor && isTensorOf(expected[0], module.definition(value.resultType))) return
      report(
        operandWord(instruction, 0),
        `Value %${value.result} has type %${value.resultType}, constituents of %${type.result} have %${expected[0]}`,
      )
    },
  },
]
