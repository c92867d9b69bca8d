import type { Check } from '../check.ts'
import { chains } from './shared/instructions.ts'
import { walkOf } from './shared/walk.ts'

/** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-stops-at-a-type-without-parts',
  at: chains,
  judge(instruction, module, report) {
    const { leftOver } = walkOf(module, instruction)
    if (leftOver === undefined) return
    const { index, into } = leftOver
    report(index.word, `an index is left at ${into.name} %${into.result}, which has no parts`)
  },
}
