import { resultType } from '../core/shared/result-type.ts'
import { bitcast, isCastable, isForeign } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast, Result Type. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-result-type-is-a-pointer-or-numerical-type',
  at: bitcast,
  judge(instruction, module, report) {
    const type = resultType(module, instruction)
    if (type !== undefined && !isForeign(type) && !isCastable(module, type))
      report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
  },
})
