import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isIntegerType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  componentOf,
  fixedNumber,
  isMatrix,
  type MatrixType,
  type Property,
  place,
} from '../shared/cooperative-matrices.ts'

const product = 'OpCooperativeMatrixMulAddKHR'
const opcodes = [product]

const matrices = ['A', 'B', 'C', 'Result'] as const

type MatrixName = (typeof matrices)[number]

/** The type of one of the matrices; `undefined` if it is not known. */
function typeOf(
  module: Module,
  instruction: Instruction,
  name: MatrixName,
): Instruction | undefined {
  return name === 'Result'
    ? resultType(module, instruction)
    : operandType(module, instruction, matrices.indexOf(name))
}

function wordOf(instruction: Instruction, name: MatrixName): number {
  return name === 'Result' ? instruction.word + 1 : operandWord(instruction, matrices.indexOf(name))
}

/** The four types; `undefined` if one of them is not a cooperative matrix type. */
function typesOf(
  module: Module,
  instruction: Instruction,
): Readonly<Record<MatrixName, MatrixType>> | undefined {
  const found = matrices.map((name) => typeOf(module, instruction, name))
  const [a, b, c, result] = found
  if (!isMatrix(a) || !isMatrix(b) || !isMatrix(c) || !isMatrix(result)) return undefined
  return { A: a, B: b, C: c, Result: result }
}

const uses: Readonly<Record<MatrixName, string>> = {
  A: 'MatrixAKHR',
  B: 'MatrixBKHR',
  C: 'MatrixAccumulatorKHR',
  Result: 'MatrixAccumulatorKHR',
}

const knownUses = new Map(
  Object.values(uses).map((name) => [BigInt(enumerant('CooperativeMatrixUse', name)), name]),
)

type MatrixSide = readonly [MatrixName, Property]

/** Properties that are the same number. */
const sizes: readonly (readonly MatrixSide[])[] = [
  [
    ['A', 'rows'],
    ['C', 'rows'],
    ['Result', 'rows'],
  ],
  [
    ['B', 'columns'],
    ['C', 'columns'],
    ['Result', 'columns'],
  ],
  [
    ['A', 'columns'],
    ['B', 'rows'],
  ],
]

const scopes: readonly (readonly MatrixSide[])[] = [
  matrices.map((name): MatrixSide => [name, 'scope']),
]

/** The check that the properties in each group are the same number, as far as their values are known. */
function agreement(rule: RuleId, groups: readonly (readonly MatrixSide[])[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const types = typesOf(module, instruction)
      if (types === undefined) return
      for (const group of groups) {
        const known = group.flatMap(([name, property]) => {
          const value = fixedNumber(module, types[name].valueAt(place[property]))
          return value === undefined ? [] : [{ name, property, value }]
        })
        const [first] = known
        const other = known.find(({ value }) => value !== first?.value)
        if (first !== undefined && other !== undefined)
          report(
            wordOf(instruction, other.name),
            `${other.property} of ${other.name}: ${other.value}, ${first.property} of ${first.name}: ${first.value}`,
          )
      }
    },
  }
}

const signed = matrices.map((name) => ({
  name,
  bit: enumerant('CooperativeMatrixOperands', `Matrix${name}SignedComponentsKHR`),
}))

/** Index of the mask. */
const mask = 3

export const checks: readonly Check[] = [
  /** M, N and K. */
  agreement('SPV_KHR_cooperative_matrix/multiply-add-dimensions-agree', sizes),
  /** Result Type, A, B and C. */
  {
    rule: 'SPV_KHR_cooperative_matrix/multiply-add-is-of-cooperative-matrices',
    at: opcodes,
    judge(instruction, module, report) {
      for (const name of matrices) {
        const index = matrices.indexOf(name)
        const type = typeOf(module, instruction, name)
        if (isMatrix(type)) continue
        // A result type that is not a type breaks a rule of the core specification.
        if (name === 'Result' ? type === undefined : !operandDefinition(module, instruction, index))
          continue
        report(wordOf(instruction, name), `${name} is not of a cooperative matrix type`)
      }
    },
  },
  /** Result Type, A, B and C. */
  {
    rule: 'SPV_KHR_cooperative_matrix/multiply-add-matrix-has-its-use',
    at: opcodes,
    judge(instruction, module, report) {
      const types = typesOf(module, instruction)
      if (types === undefined) return
      for (const name of matrices) {
        const value = fixedNumber(module, types[name].valueAt(place.use))
        const use = value === undefined ? undefined : knownUses.get(value)
        if (use !== undefined && use !== uses[name])
          report(wordOf(instruction, name), `the Use of ${name} is ${use}, not ${uses[name]}`)
      }
    },
  },
  /** Scope of the operation. */
  agreement('SPV_KHR_cooperative_matrix/multiply-add-scopes-agree', scopes),
  /** 2.16.1, Universal Validation Rules. */
  {
    rule: 'SPV_KHR_cooperative_matrix/signed-components-are-integers',
    at: opcodes,
    judge(instruction, module, report) {
      const operands = instruction.operands[mask]
      if (operands === undefined) return
      for (const { name, bit } of signed) {
        const type = typeOf(module, instruction, name)
        if ((operands.value & bit) === 0 || !isMatrix(type)) continue
        const component = componentOf(module, type)
        if (component !== undefined && !isIntegerType(component))
          report(operands.word, `the components of ${name} are ${component.name}, not integers`)
      }
    },
  },
]
