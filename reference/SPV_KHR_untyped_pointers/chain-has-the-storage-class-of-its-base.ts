import type { Check } from '../check.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { storageClassOfBase } from './shared/chain.ts'
import { chains } from './shared/instructions.ts'
import { storageClassName } from './shared/storage-class.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/** OpUntypedAccessChainKHR and its variants, Result Type. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-has-the-storage-class-of-its-base',
  at: chains,
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    if (!isUntypedPointerType(type)) return
    const own = storageClassOf(type)
    const base = storageClassOfBase(module, instruction)
    if (own !== undefined && base !== undefined && own !== base)
      report(
        instruction.word + 1,
        `Result Type is in ${storageClassName(own)}, Base in ${storageClassName(base)}`,
      )
  },
}
