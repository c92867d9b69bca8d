import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { chains } from './shared/instructions.ts'
import { memberNumber, walkOf } from './shared/walk.ts'

/** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-struct-index-selects-a-member',
  at: chains,
  judge(instruction, module, report) {
    for (const { index, into } of walkOf(module, instruction).steps) {
      if (!isStructType(into)) continue
      const number = memberNumber(module, index)
      const count = into.operands.length
      if (number !== undefined && (number < 0n || number >= BigInt(count)))
        report(index.word, `structure %${into.result} has ${count} members and no member ${number}`)
    }
  },
}
