import type { Check } from '../check.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { dimensionsOf, fixed32 } from '../shared/tensor-layouts.ts'

const view = ['OpTypeTensorViewNV']

/** Operands before the permutation: Dim and HasDimensions. */
const before = 2

export const checks: readonly Check[] = [
  /** OpTypeTensorViewNV, p0 to p<Dim-1>. */
  {
    rule: 'SPV_NV_tensor_addressing/permutation-has-every-dimension',
    at: view,
    judge(type, module, report) {
      const dimensions = dimensionsOf(module, type)
      const given = type.operands.length - before
      if (dimensions !== undefined && dimensions !== given)
        report(operandWord(type, before), `Dim is ${dimensions}, and ${given} p are given`)
    },
  },
  /** OpTypeTensorViewNV, p0 to p<Dim-1>. */
  {
    rule: 'SPV_NV_tensor_addressing/permutation-is-of-the-dimensions',
    at: view,
    judge(type, module, report) {
      const dimensions = dimensionsOf(module, type)
      if (dimensions === undefined || dimensions !== type.operands.length - before) return
      const found = new Set<number>()
      for (let index = before; index < before + dimensions; index++) {
        const number = fixed32(module, operandDefinition(module, type, index))
        if (number === undefined) continue
        if (number < 0 || number >= dimensions || found.has(number)) {
          const fault = found.has(number) ? 'again' : `not less than ${dimensions}`
          report(operandWord(type, index), `p${index - before} is ${number}, ${fault}`)
          return
        }
        found.add(number)
      }
    },
  },
]
