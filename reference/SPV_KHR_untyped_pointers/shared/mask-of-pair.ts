import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { copyMemory, masksOf } from './copy-memory.ts'

/** The check that, of two masks of an `OpCopyMemory`, the one at `place` does not include the bit with that name. */
export function maskOfPair(rule: RuleId, place: 0 | 1, name: string): Check {
  const bit = enumerant('MemoryAccess', name)
  return {
    rule,
    at: copyMemory,
    judge(instruction, _module, report) {
      if (instruction.operands.length < 4) return
      const masks = masksOf(instruction)
      const mask = masks.length === 2 ? masks[place] : undefined
      if (mask !== undefined && (mask.value & bit) !== 0)
        report(mask.word, `the ${place === 0 ? 'first' : 'second'} mask includes ${name}`)
    },
  }
}
