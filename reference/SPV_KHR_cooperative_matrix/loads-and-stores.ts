import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { componentType, isBoolType, isIntegerType, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  constantOf32Bits,
  enumerated,
  fixedNumber,
  isMatrix,
} from '../shared/cooperative-matrices.ts'
import {
  matrixAccess,
  matrixStride,
  pointeeOfMatrix,
  pointerIntoArray,
  pointerOfMatrix,
  strideOfMatrix,
} from '../shared/matrix-accesses.ts'
import { operandOfType, resultOfType } from '../shared/untyped-operands.ts'

const load = 'OpCooperativeMatrixLoadKHR'
const store = 'OpCooperativeMatrixStoreKHR'

/** Indexes of MemoryLayout. */
const layouts = { [load]: 1, [store]: 2 }

const withStride: ReadonlySet<bigint | undefined> = new Set([
  BigInt(enumerant('CooperativeMatrixLayout', 'RowMajorKHR')),
  BigInt(enumerant('CooperativeMatrixLayout', 'ColumnMajorKHR')),
])

/** Whether MemoryLayout is surely one of the two that the text describes. */
function hasPlainLayout(module: Module, instruction: Instruction): boolean {
  const index = layouts[instruction.name as keyof typeof layouts]
  return withStride.has(fixedNumber(module, instruction.valueAt(index)))
}

function strideOf(rule: RuleId, name: string, isWrong: (value: bigint) => boolean): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      if (!hasPlainLayout(module, instruction)) return
      const index = matrixStride[name] ?? 0
      const stride = operandDefinition(module, instruction, index)
      if (stride === undefined || !isIntegerType(resultType(module, stride))) return
      const value = fixedNumber(module, stride.result)
      if (value !== undefined && isWrong(value))
        report(operandWord(instruction, index), `Stride is ${value}`)
    },
  }
}

const isNegative = (value: bigint): boolean => value < 0n

export const checks: readonly Check[] = [
  /** OpCooperativeMatrixLoadKHR, Result Type. */
  resultOfType(
    'SPV_KHR_cooperative_matrix/load-result-type-is-a-cooperative-matrix',
    [load],
    isMatrix,
    'a cooperative matrix type',
  ),
  /** MemoryLayout. */
  constantOf32Bits(
    'SPV_KHR_cooperative_matrix/memory-layout-is-a-32-bit-integer-constant',
    'MemoryLayout',
    layouts,
  ),
  /** MemoryLayout. */
  enumerated(
    'SPV_KHR_cooperative_matrix/memory-layout-is-an-enumerant',
    'CooperativeMatrixLayout',
    layouts,
  ),
  /** Pointer. */
  pointerOfMatrix('SPV_KHR_cooperative_matrix/pointer-is-a-pointer'),
  /** Pointer; core specification, 2.2.1, Scalar. */
  {
    rule: 'SPV_KHR_cooperative_matrix/pointer-does-not-point-to-booleans',
    at: matrixAccess,
    judge(instruction, module, report) {
      const pointee = pointeeType(module, operandType(module, instruction, 0))
      if (isBoolType(componentType(module, pointee)))
        report(operandWord(instruction, 0), 'Pointer points to Booleans')
    },
  },
  /** Pointer. */
  pointerIntoArray('SPV_KHR_cooperative_matrix/pointer-points-into-an-array'),
  /** Pointer. */
  pointeeOfMatrix('SPV_KHR_cooperative_matrix/pointer-points-to-a-scalar-or-vector'),
  /** OpCooperativeMatrixStoreKHR, Object. */
  operandOfType(
    'SPV_KHR_cooperative_matrix/stored-object-is-a-cooperative-matrix',
    [store],
    { Object: 1 },
    isMatrix,
    'a cooperative matrix',
  ),
  /** Stride. */
  strideOfMatrix('SPV_KHR_cooperative_matrix/stride-is-a-scalar-integer'),
  /** Cooperative Matrix Layout, RowMajorKHR and ColumnMajorKHR. */
  {
    rule: 'SPV_KHR_cooperative_matrix/stride-is-present',
    at: matrixAccess,
    judge(instruction, module, report) {
      const stride = instruction.valueAt(matrixStride[instruction.name] ?? 0)
      if (stride === undefined && hasPlainLayout(module, instruction))
        report(instruction.word, `${instruction.name} has no Stride`)
    },
  },
  /** Cooperative Matrix Layout, RowMajorKHR and ColumnMajorKHR. */
  strideOf('SPV_KHR_cooperative_matrix/stride-of-a-load-is-not-negative', load, isNegative),
  /** Cooperative Matrix Layout, RowMajorKHR and ColumnMajorKHR. */
  strideOf(
    'SPV_KHR_cooperative_matrix/stride-of-a-store-is-not-zero',
    store,
    (value) => value === 0n,
  ),
  /** Cooperative Matrix Layout, RowMajorKHR and ColumnMajorKHR. */
  strideOf('SPV_KHR_cooperative_matrix/stride-of-a-store-is-positive', store, isNegative),
]
