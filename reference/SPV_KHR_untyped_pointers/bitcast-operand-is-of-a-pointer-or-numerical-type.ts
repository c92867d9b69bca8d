import { operandWord } from '../core/shared/operand.ts'
import { bitcast, isCastable, isForeign } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'
import { valueAt } from './shared/value.ts'

/** OpBitcast, Operand. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-operand-is-of-a-pointer-or-numerical-type',
  at: bitcast,
  judge(instruction, module, report) {
    const value = valueAt(module, instruction, 0)
    if (value === undefined || isForeign(value.type) || isCastable(module, value.type)) return
    const { definition, type } = value
    report(
      operandWord(instruction, 0),
      `Operand %${definition.result} is ${type === undefined ? `an ${definition.name}` : `of ${type.name}`}`,
    )
  },
})
