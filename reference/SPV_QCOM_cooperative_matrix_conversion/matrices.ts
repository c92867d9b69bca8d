import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  constituentType,
  isArrayType,
  isFloatType,
  isIntegerType,
  isSigned,
  isUnsigned,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { componentOf, fixedNumber, isMatrix, place } from '../shared/cooperative-matrices.ts'

const construct = 'OpCompositeConstructCoopMatQCOM'

type Use = 'MatrixAKHR' | 'MatrixBKHR' | 'MatrixAccumulatorKHR'

const uses = new Map<bigint, Use>(
  (['MatrixAKHR', 'MatrixBKHR', 'MatrixAccumulatorKHR'] as const).map((name) => [
    BigInt(enumerant('CooperativeMatrixUse', name)),
    name,
  ]),
)

/** A matrix type and the array type that it is constructed from, or that is extracted from it. */
interface Conversion {
  readonly instruction: Instruction
  readonly component: Instruction
  readonly element: Instruction
  /** As far as specialization does not change them. */
  readonly use: Use | undefined
  readonly length: bigint | undefined
  readonly rows: bigint | undefined
  readonly columns: bigint | undefined
}

function conversionOf(module: Module, instruction: Instruction): Conversion | undefined {
  const types = [resultType(module, instruction), operandType(module, instruction, 0)]
  const [matrix, array] = instruction.name === construct ? types : types.reverse()
  if (!isMatrix(matrix) || !isArrayType(array)) return undefined
  const component = componentOf(module, matrix)
  const element = constituentType(module, array, 0)
  if (component === undefined || element === undefined) return undefined
  return {
    instruction,
    component,
    element,
    use: uses.get(fixedNumber(module, matrix.valueAt(place.use)) ?? -1n),
    length: fixedNumber(module, array.valueAt(1)),
    rows: fixedNumber(module, matrix.valueAt(place.rows)),
    columns: fixedNumber(module, matrix.valueAt(place.columns)),
  }
}

function isPlainFloat(type: Instruction, ...widths: readonly number[]): boolean {
  return isFloatType(type) && type.operands.length === 1 && widths.includes(scalarWidth(type) ?? 0)
}

function isInteger(type: Instruction, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width
}

function isForOperand({ use }: Conversion): boolean {
  return use === 'MatrixAKHR' || use === 'MatrixBKHR'
}

/** Whether the elements hold several components each, or a component of another type. */
function isPacked({ element, component }: Conversion): boolean {
  return element !== component && isUnsigned(element, 32)
}

/** The size that the elements of one row or column are counted by. */
function innerSize({ use, rows, columns }: Conversion): bigint | undefined {
  return use === 'MatrixBKHR' ? rows : columns
}

/** The size that the component type asks of a row of A, or of a column of B; `undefined` of other types. */
function askedSize({ component }: Conversion): bigint | undefined {
  if (isPlainFloat(component, 32)) return 8n
  if (isPlainFloat(component, 16)) return 16n
  return isInteger(component, 8) ? 32n : undefined
}

/** Whether the text gives the array an element for each column of an accumulator, or each component of a row or column. */
function hasElementForEach(conversion: Conversion): boolean {
  const { instruction, element, component, use } = conversion
  if (use === undefined) return false
  if (element === component) return true
  if (use !== 'MatrixAccumulatorKHR' || !isPacked(conversion)) return false
  return (
    isPlainFloat(component, 32) ||
    (instruction.name === construct && isInteger(component, 32) && isSigned(component))
  )
}

/** The check of a rule, whose fault is a message. */
function conversionCheck(
  rule: RuleId,
  faultOf: (conversion: Conversion) => string | undefined,
): Check {
  return {
    rule,
    at: [construct, 'OpCompositeExtractCoopMatQCOM'],
    judge(instruction, module, report) {
      const conversion = conversionOf(module, instruction)
      const fault = conversion && faultOf(conversion)
      if (fault !== undefined) report(operandWord(instruction, 0), fault)
    },
  }
}

/** The fault of a length that is not the one that is wanted, as far as both are known. */
function lengthFault({ length }: Conversion, wanted: bigint | undefined): string | undefined {
  return length === undefined || wanted === undefined || length === wanted
    ? undefined
    : `the array has ${length} elements, not ${wanted}`
}

/** Cooperative matrices from arrays, and arrays from cooperative matrices. */
export const checks: readonly Check[] = [
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/array-has-the-component-type-or-unsigned-integers',
    ({ element, component }) =>
      element === component || isUnsigned(element, 32)
        ? undefined
        : `elements of %${element.result} are neither components nor unsigned 32-bit integers`,
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/operand-matrix-has-listed-components',
    (conversion) =>
      isForOperand(conversion) && askedSize(conversion) === undefined
        ? `components of ${conversion.use} are of %${conversion.component.result}`
        : undefined,
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/accumulator-has-listed-components',
    ({ use, component }) =>
      use !== 'MatrixAccumulatorKHR' || isInteger(component, 32) || isPlainFloat(component, 16, 32)
        ? undefined
        : `components of ${use} are of %${component.result}`,
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/inner-size-follows-the-component-type',
    (conversion) => {
      const size = innerSize(conversion)
      const asked = askedSize(conversion)
      if (!isForOperand(conversion) || size === undefined || asked === undefined) return undefined
      return size === asked ? undefined : `the size is ${size}, not ${asked}`
    },
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/packed-array-has-eight-elements',
    (conversion) =>
      isForOperand(conversion) && isPacked(conversion) ? lengthFault(conversion, 8n) : undefined,
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/packed-accumulator-array-has-half-the-elements',
    (conversion) => {
      const { use, component, columns } = conversion
      if (use !== 'MatrixAccumulatorKHR' || !isPlainFloat(component, 16)) return undefined
      if (!isPacked(conversion) || columns === undefined) return undefined
      return lengthFault(conversion, columns / 2n)
    },
  ),
  conversionCheck(
    'SPV_QCOM_cooperative_matrix_conversion/array-has-an-element-for-each-component',
    (conversion) =>
      hasElementForEach(conversion) ? lengthFault(conversion, innerSize(conversion)) : undefined,
  ),
]
