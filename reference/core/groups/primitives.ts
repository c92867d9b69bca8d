import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { objectAt, objectTypeAt } from '../shared/fitting-types.ts'
import { operandWord } from '../shared/operand.ts'
import { isIntegerType } from '../shared/scalar-type.ts'

/** Section 3.3.19. */
export const checks: readonly Check[] = [
  {
    rule: 'core/primitive-stream',
    at: ['OpEmitStreamVertex', 'OpEndStreamPrimitive'],
    judge(instruction, module, report) {
      const stream = objectAt(module, instruction, 0)
      if (stream === undefined) return
      const type = objectTypeAt(module, instruction, 0)
      if (!isConstantInstruction(stream))
        report(operandWord(instruction, 0), `Stream is ${stream.name}`)
      else if (type !== undefined && !isIntegerType(type))
        report(operandWord(instruction, 0), 'Stream is no integer scalar')
    },
  },
]
