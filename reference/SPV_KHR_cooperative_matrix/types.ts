import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { containing } from '../core/shared/contained-types.ts'
import { embeddedName, enumerant, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isNumericalType, isUnsigned } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  constantOf32Bits,
  enumerated,
  isMatrix,
  isOf32BitInteger,
  place,
} from '../shared/cooperative-matrices.ts'
import { allocatedType, variables } from '../shared/untyped-operands.ts'

const declaration = 'OpTypeCooperativeMatrixKHR'
const length = 'OpCooperativeMatrixLengthKHR'

const ofMatrices: ReadonlySet<number> = new Set([
  enumerant('StorageClass', 'Function'),
  enumerant('StorageClass', 'Private'),
])

const containsMatrix = containing(isMatrix)

/** The check of OpCooperativeMatrixLengthKHR and of OpSpecConstantOp that executes it; `place` is where Type is. */
function lengthCheck(
  rule: RuleId,
  judge: (instruction: Instruction, place: number, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: [length, 'OpSpecConstantOp'],
    having: [`Operation.${length}`],
    judge(instruction, module, report) {
      if (instruction.name === length) judge(instruction, 0, module, report)
      else if (embeddedName(instruction) === length) judge(instruction, 1, module, report)
    },
  }
}

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
  lengthCheck(
    'SPV_KHR_cooperative_matrix/length-is-an-unsigned-32-bit-integer',
    (instruction, _, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isUnsigned(type, 32))
        report(
          instruction.word + 1,
          `Result Type %${type.result} is not a 32-bit integer type with Signedness 0`,
        )
    },
  ),
  /** OpCooperativeMatrixLengthKHR, Type. */
  lengthCheck(
    'SPV_KHR_cooperative_matrix/length-is-of-a-cooperative-matrix-type',
    (instruction, place, module, report) => {
      const type = operandDefinition(module, instruction, place)
      if (type !== undefined && !isMatrix(type))
        report(
          operandWord(instruction, place),
          `Type %${type.result} is ${type.name}, not a cooperative matrix type`,
        )
    },
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
  {
    rule: 'SPV_KHR_cooperative_matrix/variable-is-in-function-or-private',
    at: variables,
    among: [declaration],
    judge(instruction, module, report) {
      const [storage] = instruction.operands
      if (storage === undefined || ofMatrices.has(storage.value)) return
      if (containsMatrix(module, allocatedType(module, instruction)))
        report(
          storage.word,
          `a variable in ${storageClassName(storage.value)} is or contains a cooperative matrix`,
        )
    },
  },
]
