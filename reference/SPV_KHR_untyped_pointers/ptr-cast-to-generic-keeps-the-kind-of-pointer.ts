import { operandType } from '../core/shared/operand.ts'
import { isPointerType } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpPtrCastToGeneric, in the reading in which a pointer of each kind cannot point to the same type. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/ptr-cast-to-generic-keeps-the-kind-of-pointer',
  at: ['OpPtrCastToGeneric'],
  judge(instruction, module, report) {
    const to = resultType(module, instruction)
    const from = operandType(module, instruction, 0)
    if (isPointerType(to) && isPointerType(from) && to.name !== from.name)
      report(instruction.word + 1, `Result Type is ${to.name}, the type of Pointer ${from.name}`)
  },
})
