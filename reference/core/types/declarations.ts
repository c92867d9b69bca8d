import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operands.ts'
import {
  componentType,
  isFloatType,
  isIntegerType,
  isScalarType,
  isTypeDeclaration,
  isVectorType,
} from '../shared/types.ts'

/** Types that no object in memory or parameter can have. */
const notOfObjects: ReadonlySet<string> = new Set(['OpTypeVoid', 'OpTypeFunction'])

function judgeObjectType(
  module: Module,
  instruction: Instruction,
  index: number,
  report: Report,
): void {
  const type = operandDefinition(module, instruction, index)
  if (type !== undefined && (!isTypeDeclaration(type) || notOfObjects.has(type.name)))
    report(operandWord(instruction, index), `${type.name} is not a type for this`)
}

function isComponentCount(count: number, capabilities: ReadonlySet<string>): boolean {
  if (count >= 2 && count <= 4) return true
  if (capabilities.has('LongVectorEXT')) return count >= 1
  return (count === 8 || count === 16) && capabilities.has('Vector16')
}

/** Checks of types that are made of others. */
export const checks: readonly Check[] = [
  {
    rule: 'core/vector-component-type',
    at: ['OpTypeVector'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && !isScalarType(type))
        report(operandWord(instruction, 0), `${type.name} is not a scalar type`)
    },
  },
  {
    rule: 'core/vector-component-count',
    at: ['OpTypeVector'],
    judge: ({ operands: [, count] }, { capabilities }, report) => {
      if (count !== undefined && !isComponentCount(count.value, capabilities))
        report(count.word, `no declared capability enables ${count.value} components`)
    },
  },
  {
    rule: 'core/matrix-column-type',
    at: ['OpTypeMatrix'],
    judge: (instruction, module, report) => {
      const column = operandDefinition(module, instruction, 0)
      if (column === undefined) return
      const component = isVectorType(column) ? componentType(module, column) : column
      if (isVectorType(column) && (component === undefined || isFloatType(component))) return
      // Checks that the components of a vector are scalars is the vector's own rule.
      if (isVectorType(column) && !isScalarType(component)) return
      report(operandWord(instruction, 0), 'the columns are not vectors of floating-point numbers')
    },
  },
  {
    rule: 'core/matrix-column-count',
    at: ['OpTypeMatrix'],
    judge: ({ operands: [, count] }, _, report) => {
      if (count !== undefined && (count.value < 2 || count.value > 4))
        report(count.word, `a matrix of ${count.value} columns`)
    },
  },
  {
    rule: 'core/array-element-type',
    at: ['OpTypeArray', 'OpTypeRuntimeArray'],
    judge: (instruction, module, report) => judgeObjectType(module, instruction, 0, report),
  },
  {
    rule: 'core/array-length-is-constant',
    at: ['OpTypeArray'],
    judge: (instruction, module, report) => {
      const length = operandDefinition(module, instruction, 1)
      if (length === undefined) return
      if (!isConstantInstruction(length))
        report(operandWord(instruction, 1), `the length is ${length.name}, not a constant`)
      else {
        const type = operandType(module, instruction, 1)
        if (type !== undefined && !isIntegerType(type))
          report(operandWord(instruction, 1), `the length is of ${type.name}`)
      }
    },
  },
  {
    rule: 'core/array-length-positive',
    at: ['OpTypeArray'],
    judge: ({ operands: [, length] }, module, report) => {
      if (length === undefined || dependsOnSpecialization(module, length.value)) return
      if (!isIntegerType(module.typeOf(length.value))) return
      const value = module.integerValue(length.value)
      if (value !== undefined && value < 1n) report(length.word, `the length is ${value}`)
    },
  },
  {
    rule: 'core/structure-member-type',
    at: ['OpTypeStruct'],
    judge: (instruction, module, report) => {
      for (let index = 0; index < instruction.operands.length; index++)
        judgeObjectType(module, instruction, index, report)
    },
  },
  {
    rule: 'core/pointer-type',
    at: ['OpTypePointer'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 1)
      if (type !== undefined && !isTypeDeclaration(type))
        report(operandWord(instruction, 1), `${type.name} is not a type`)
    },
  },
  {
    rule: 'core/function-return-type',
    at: ['OpTypeFunction'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && (!isTypeDeclaration(type) || type.name === 'OpTypeFunction'))
        report(operandWord(instruction, 0), `${type.name} cannot be returned`)
    },
  },
  {
    rule: 'core/function-type-parameter',
    at: ['OpTypeFunction'],
    judge: (instruction, module, report) => {
      for (let index = 1; index < instruction.operands.length; index++)
        judgeObjectType(module, instruction, index, report)
    },
  },
]
