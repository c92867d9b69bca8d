import { operandType } from '../core/shared/operand.ts'
import { bitcast } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast, Operand. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-changes-the-type',
  at: bitcast,
  judge(instruction, module, report) {
    const type = operandType(module, instruction, 0)
    if (type !== undefined && type.result === instruction.resultType)
      report(instruction.word + 1, `Operand is of type %${type.result} already`)
  },
})
