import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { fixedNumber, isMatrix, place } from '../shared/cooperative-matrices.ts'
import { functionTypes } from './shared/called-functions.ts'

const reductions = ['OpCooperativeMatrixReduceEXT']
const neighborhood = enumerant('CooperativeMatrixReduce', '2x2')

/** Operands: Matrix, Reduce, CombineFunc. */
const [matrix, reduce, combine] = [0, 1, 2] as const

export const checks: readonly Check[] = [
  /** OpCooperativeMatrixReduceNV, Reduce. */
  {
    rule: 'SPV_NV_cooperative_matrix2/neighborhood-reduction-halves-the-matrix',
    at: reductions,
    judge(reduction, module, report) {
      if (reduction.valueAt(reduce) !== neighborhood) return
      const to = resultType(module, reduction)
      const from = operandType(module, reduction, matrix)
      if (!isMatrix(to) || !isMatrix(from)) return
      for (const property of ['rows', 'columns'] as const) {
        const half = fixedNumber(module, to.valueAt(place[property]))
        const whole = fixedNumber(module, from.valueAt(place[property]))
        if (half === undefined || whole === undefined || whole === 2n * half) continue
        report(reduction.word + 1, `${half} ${property} are not half of ${whole}`)
        return
      }
    },
  },
  /** OpCooperativeMatrixReduceNV, CombineFunc. */
  {
    rule: 'SPV_NV_cooperative_matrix2/combine-function-is-of-components',
    at: reductions,
    judge(reduction, module, report) {
      const types = functionTypes(module, reduction, combine)
      const type = operandType(module, reduction, matrix)
      if (types === undefined || !isMatrix(type)) return
      const component = type.valueAt(place.component)
      const { returned, parameters } = types
      const isOfComponents = [returned, ...parameters].every((id) => id === component)
      if (parameters.length !== 2 || !isOfComponents)
        report(
          operandWord(reduction, combine),
          `CombineFunc does not make a %${component} of two of them`,
        )
    },
  },
]
