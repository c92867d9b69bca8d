import type { Check } from '../check.ts'
import { isIntegerType } from '../core/shared/scalar-type.ts'
import { indexesOf } from './shared/chain.ts'
import { chains } from './shared/instructions.ts'
import { valueAt } from './shared/value.ts'

/** OpUntypedAccessChainKHR and its variants, Indexes: as in OpAccessChain of the core specification. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-index-is-a-scalar-integer',
  at: chains,
  judge(instruction, module, report) {
    const indexes = indexesOf(instruction)
    const first = instruction.operands.length - indexes.length
    indexes.forEach(({ word }, number) => {
      const value = valueAt(module, instruction, first + number)
      if (value === undefined || isIntegerType(value.type)) return
      const { definition, type } = value
      report(word, `index ${number}, %${definition.result}, is ${(type ?? definition).name}`)
    })
  },
}
