import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { embeddedName } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { isNumericalType } from '../core/shared/types.ts'
import {
  constantOf32Bits,
  enumerated,
  isOf32BitInteger,
  matricesWithUse,
  place,
} from '../shared/cooperative-matrices.ts'
import { lengthIsOfMatrixType, lengthIsUnsigned } from '../shared/matrix-lengths.ts'
import { matricesAreInFunctionOrPrivate } from '../shared/matrix-variables.ts'

const declaration = 'OpTypeCooperativeMatrixKHR'
const length = 'OpCooperativeMatrixLengthKHR'

export const checks: readonly Check[] = [
  /** OpTypeCooperativeMatrixKHR, Columns. */
  constantOf32Bits('SPV_KHR_cooperative_matrix/columns-is-a-32-bit-integer-constant', 'Columns', {
    [declaration]: place.columns,
  }),
  /** OpTypeCooperativeMatrixKHR, Component Type. */
  {
    rule: 'SPV_KHR_cooperative_matrix/component-type-is-numerical',
    at: [declaration],
    judge(instruction, module, report) {
      const type = operandDefinition(module, instruction, place.component)
      if (type !== undefined && !isNumericalType(type))
        report(
          operandWord(instruction, place.component),
          `Component Type %${type.result} is ${type.name}, not a numerical type`,
        )
    },
  },
  /** OpCooperativeMatrixLengthKHR, Result Type. */
  lengthIsUnsigned('SPV_KHR_cooperative_matrix/length-is-an-unsigned-32-bit-integer', length),
  /** OpCooperativeMatrixLengthKHR, Type. */
  lengthIsOfMatrixType(
    'SPV_KHR_cooperative_matrix/length-is-of-a-cooperative-matrix-type',
    length,
    matricesWithUse,
  ),
  /** OpSpecConstantOp, Opcode: the core specification lists the instructions that it executes, and no text adds this one. */
  {
    rule: 'SPV_KHR_cooperative_matrix/length-is-not-executed-by-spec-constant-op',
    at: ['OpSpecConstantOp'],
    having: [`Operation.${length}`],
    judge(instruction, _, report) {
      if (embeddedName(instruction) === length)
        report(operandWord(instruction, 0), `OpSpecConstantOp executes ${length}`)
    },
  },
  /** OpTypeCooperativeMatrixKHR, Rows. */
  constantOf32Bits('SPV_KHR_cooperative_matrix/rows-is-a-32-bit-integer-constant', 'Rows', {
    [declaration]: place.rows,
  }),
  /** OpTypeCooperativeMatrixKHR, Scope; its type is a matter of the core specification. */
  {
    rule: 'SPV_KHR_cooperative_matrix/scope-is-a-constant',
    at: [declaration],
    judge(instruction, module, report) {
      const scope = operandDefinition(module, instruction, place.scope)
      if (scope === undefined || !isOf32BitInteger(module, scope)) return
      if (!isConstantInstruction(scope))
        report(
          operandWord(instruction, place.scope),
          `Scope %${scope.result} is ${scope.name}, not a constant`,
        )
    },
  },
  /** OpTypeCooperativeMatrixKHR, Use. */
  constantOf32Bits('SPV_KHR_cooperative_matrix/use-is-a-32-bit-integer-constant', 'Use', {
    [declaration]: place.use,
  }),
  /** OpTypeCooperativeMatrixKHR, Use. */
  enumerated('SPV_KHR_cooperative_matrix/use-is-an-enumerant', 'CooperativeMatrixUse', {
    [declaration]: place.use,
  }),
  /** 2.16.1, Universal Validation Rules. */
  matricesAreInFunctionOrPrivate(
    'SPV_KHR_cooperative_matrix/variable-is-in-function-or-private',
    matricesWithUse,
  ),
]
