import type { Check } from '../../check.ts'
import { enumerant } from '../shared/enumerant.ts'
import { storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isBoolType, isNumericalType } from '../shared/scalar-type.ts'

const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')

/** Types that have no null value. Types of extensions may have one, so of those only what a text here has is listed. */
const withoutNull: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeFunction',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeOpaque',
  'OpTypePipe',
  'OpTypePipeStorage',
  'OpTypeNamedBarrier',
  'OpTypeBufferEXT',
])

/** Checks of constants without constituents, and of OpUndef. */
export const checks: readonly Check[] = [
  {
    rule: 'core/constant-boolean-type',
    at: ['OpConstantTrue', 'OpConstantFalse', 'OpSpecConstantTrue', 'OpSpecConstantFalse'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isBoolType(type))
        report(instruction.word + 1, `the result type is ${type.name}`)
    },
  },
  {
    rule: 'core/constant-numerical-type',
    at: ['OpConstant', 'OpSpecConstant'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isNumericalType(type))
        report(instruction.word + 1, `the result type is ${type.name}`)
    },
  },
  {
    rule: 'core/constant-null-type',
    at: ['OpConstantNull'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && withoutNull.has(type.name))
        report(instruction.word + 1, `${type.name} has no null value`)
    },
  },
  {
    rule: 'core/constant-null-not-physical',
    at: ['OpConstantNull'],
    judge: (instruction, module, report) => {
      if (storageClassOf(resultType(module, instruction)) === physicalStorageBuffer)
        report(instruction.word + 1, 'a null pointer into PhysicalStorageBuffer')
    },
  },
  {
    rule: 'core/constant-sampler-type',
    at: ['OpConstantSampler'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && type.name !== 'OpTypeSampler')
        report(instruction.word + 1, `the result type is ${type.name}`)
    },
  },
  {
    rule: 'core/constant-sampler-param',
    at: ['OpConstantSampler'],
    judge: ({ operands: [, param] }, _, report) => {
      if (param !== undefined && param.value > 1) report(param.word, `Param is ${param.value}`)
    },
  },
  {
    rule: 'core/undef-not-void',
    at: ['OpUndef'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpUndef results in void')
    },
  },
]
