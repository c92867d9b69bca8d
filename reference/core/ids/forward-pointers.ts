import type { Check } from '../../check.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'

const at = ['OpTypeForwardPointer']

/** Checks of what `OpTypeForwardPointer` announces. */
export const checks: readonly Check[] = [
  {
    rule: 'core/forward-pointer-is-pointer',
    at,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer !== undefined && pointer.name !== 'OpTypePointer')
        report(operandWord(instruction, 0), `${pointer.name} declares no typed pointer`)
    },
  },
  {
    rule: 'core/forward-pointer-to-structure',
    at,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer?.name !== 'OpTypePointer') return
      const pointee = operandDefinition(module, pointer, 1)
      if (pointee !== undefined && pointee.name !== 'OpTypeStruct')
        report(operandWord(instruction, 0), `the pointer points to ${pointee.name}`)
    },
  },
  {
    rule: 'core/forward-pointer-storage-class',
    at,
    judge: (instruction, module, report) => {
      const pointer = operandDefinition(module, instruction, 0)
      if (pointer?.name !== 'OpTypePointer') return
      if (pointer.operands[0]?.value !== instruction.operands[1]?.value)
        report(operandWord(instruction, 1), 'the pointer type has another storage class')
    },
  },
]
