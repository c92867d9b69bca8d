import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { operandWord, resultType } from '../core/shared/operands.ts'
import { dimensionsOf } from '../shared/tensor-layouts.ts'

/** The layout or view that is copied comes before the operands. */
const before = 1

/** The check that instructions have as many operands for each dimension of the Result Type. */
function forEachDimension(
  rule: RuleId,
  declaration: string,
  operandsEach: Readonly<Record<string, number>>,
): Check {
  return {
    rule,
    at: Object.keys(operandsEach),
    judge(operation, module, report) {
      const type = resultType(module, operation)
      const dimensions = type?.name === declaration ? dimensionsOf(module, type) : undefined
      if (dimensions === undefined) return
      const needed = dimensions * (operandsEach[operation.name] ?? 1)
      const given = operation.operands.length - before
      if (given !== needed)
        report(
          operandWord(operation, before),
          `${operation.name} has ${given} operands for ${dimensions} dimensions, which need ${needed}`,
        )
    },
  }
}

export const checks: readonly Check[] = [
  /** OpTensorLayoutSetBlockSizeNV and its kin; a slice has an offset and a span for each. */
  forEachDimension(
    'SPV_NV_tensor_addressing/layout-operands-are-for-each-dimension',
    'OpTypeTensorLayoutNV',
    {
      OpTensorLayoutSetBlockSizeNV: 1,
      OpTensorLayoutSetDimensionNV: 1,
      OpTensorLayoutSetStrideNV: 1,
      OpTensorLayoutSliceNV: 2,
    },
  ),
  /** OpTensorViewSetDimensionNV, OpTensorViewSetStrideNV. */
  forEachDimension(
    'SPV_NV_tensor_addressing/view-operands-are-for-each-dimension',
    'OpTypeTensorViewNV',
    { OpTensorViewSetDimensionNV: 1, OpTensorViewSetStrideNV: 1 },
  ),
]
