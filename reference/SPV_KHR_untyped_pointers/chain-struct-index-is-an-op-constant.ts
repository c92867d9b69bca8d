import type { Check } from '../check.ts'
import { isStructType } from '../core/shared/composite-type.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { chains } from './shared/instructions.ts'
import { walkOf } from './shared/walk.ts'

/** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-struct-index-is-an-op-constant',
  at: chains,
  judge(instruction, module, report) {
    for (const { index, into } of walkOf(module, instruction).steps) {
      const source = isStructType(into) ? module.definition(index.value) : undefined
      // An index that is no integer at all breaks another rule.
      if (source === undefined || !isIntegerType(module.typeOf(index.value))) continue
      if (source.name !== 'OpConstant')
        report(index.word, `the index into structure %${into.result} comes from ${source.name}`)
    }
  },
}
