import type { Check } from '../../check.ts'
import {
  hasType,
  isObjectAt,
  objectOperandsOf,
  withObjectOperands,
} from '../shared/object-operands.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'

/** Checks of operands that are objects or strings where no rule about their type requires it. */
export const checks: readonly Check[] = [
  {
    rule: 'core/operand-is-object',
    at: withObjectOperands,
    judge: (instruction, module, report) => {
      for (const index of objectOperandsOf(instruction)) {
        const definition = operandDefinition(module, instruction, index)
        if (definition !== undefined && !isObjectAt(module, instruction, index, definition))
          report(operandWord(instruction, index), `${definition.name} is not an object`)
      }
    },
  },
  {
    rule: 'core/composite-extract-composite',
    at: ['OpCompositeExtract'],
    judge: (instruction, module, report) => {
      const composite = operandDefinition(module, instruction, 0)
      if (composite !== undefined && !hasType(composite))
        report(operandWord(instruction, 0), `${composite.name} is not an object`)
    },
  },
  {
    rule: 'core/debug-file',
    at: ['OpLine', 'OpSource'],
    judge: (instruction, module, report) => {
      const index = instruction.name === 'OpLine' ? 0 : 2
      const file = operandDefinition(module, instruction, index)
      if (file !== undefined && file.name !== 'OpString')
        report(operandWord(instruction, index), `File is ${file.name}`)
    },
  },
]
