import { pointeeType } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { isNumericalType } from '../core/shared/scalar-type.ts'
import { whereDeclared } from './shared/gated.ts'

/** OpImageTexelPointer, Result Type. */
export const check = whereDeclared({
  rule: 'SPV_KHR_untyped_pointers/image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
  at: ['OpImageTexelPointer'],
  judge(instruction, module, report) {
    const pointee = pointeeType(module, resultType(module, instruction))
    if (pointee !== undefined && !isNumericalType(pointee) && pointee.name !== 'OpTypeVoid')
      report(instruction.word + 1, `Result Type points to ${pointee.name}`)
  },
})
