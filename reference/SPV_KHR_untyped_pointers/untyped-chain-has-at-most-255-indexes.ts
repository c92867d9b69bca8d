import type { Check } from '../check.ts'
import { indexesOf } from './shared/chain.ts'
import { chains } from './shared/instructions.ts'

const most = 255

/** Universal Limits, in the reading in which a module beyond them is refused. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/untyped-chain-has-at-most-255-indexes',
  at: chains,
  judge(instruction, _module, report) {
    const { length } = indexesOf(instruction)
    if (length > most) report(instruction.word, `${length} indexes, more than ${most}`)
  },
}
