import type { Check } from '../../check.ts'
import { operandWord } from '../shared/operand.ts'

/** Section 3.2.19. That it is a multiple of 8 where doubles are captured, is for the buffer as a whole. */
export const checks: readonly Check[] = [
  {
    rule: 'core/stride-of-capture',
    at: ['OpDecorate', 'OpMemberDecorate'],
    having: ['Decoration.XfbStride'],
    judge(instruction, _, report) {
      const place = instruction.name === 'OpDecorate' ? 1 : 2
      const bytes = instruction.valueAt(place + 1) ?? 0
      if (bytes % 4 !== 0)
        report(operandWord(instruction, place + 1), `XfbStride ${bytes} is no multiple of 4`)
    },
  },
]
