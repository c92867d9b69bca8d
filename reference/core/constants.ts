import { instructionByName } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import {
  isConstantInstruction,
  isConstituent,
  isSpecConstantInstruction,
} from './shared/constants.ts'
import {
  executedAccessChains,
  executedAlways,
  executedInKernels,
  isExecuted,
} from './shared/executed.ts'
import { embeddedName, enumerant, idKinds } from './shared/grammar.ts'
import { resultType } from './shared/operands.ts'
import {
  constituentCount,
  constituentTypeId,
  isBoolType,
  isCompositeType,
  isNumericalType,
  isPointerType,
  isScalarType,
  storageClassOf,
} from './shared/types.ts'

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

const both = ['OpConstantComposite', 'OpSpecConstantComposite']

const opaque: ReadonlySet<string> = new Set([
  'OpTypeVoid',
  'OpTypeFunction',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeOpaque',
  'OpTypeEvent',
  'OpTypeDeviceEvent',
  'OpTypeReserveId',
  'OpTypeQueue',
  'OpTypePipe',
  'OpTypePipeStorage',
  'OpTypeNamedBarrier',
])

/** Whether it is surely no composite type: types of extensions may be, as cooperative matrices are. */
function isNoComposite(type: Instruction): boolean {
  return isScalarType(type) || isPointerType(type) || opaque.has(type.name)
}

function mayExecute(module: Module, name: string): boolean {
  if (executedAlways.has(name)) return true
  const convertsUnsigned =
    module.version >= 0x0001_0400 || module.extensions.has('SPV_AMD_gpu_shader_int16')
  if (name === 'OpUConvert' && convertsUnsigned) return true
  if (name === 'OpQuantizeToF16' && module.capabilities.has('Shader')) return true
  if (executedInKernels.has(name)) return module.capabilities.has('Kernel')
  // The texts of extensions say what they add to the list.
  return instructionByName(name)?.version === null
}

function isGlobalVariable(module: Module, definition: Instruction): boolean {
  return definition.name === 'OpVariable' && module.functionOf(definition) === undefined
}

const atOperation = ['OpSpecConstantOp']

/** Checks of constants. */
export const checks: readonly Check[] = [
  // Composite constants.
  {
    rule: 'core/constant-composite-type',
    at: both,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && isNoComposite(type))
        report(instruction.word + 1, `${type.name} is not a composite type`)
    },
  },
  {
    rule: 'core/constant-constituent-count',
    at: both,
    judge: (instruction, module, report) => {
      const count = constituentCount(module, resultType(module, instruction))
      const given = instruction.operands.length
      if (count !== undefined && count !== given)
        report(instruction.word, `${given} constituents for a type of ${count}`)
    },
  },
  {
    rule: 'core/constant-constituent-type',
    at: both,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (!isCompositeType(type)) return
      const { operands } = instruction
      for (let index = 0; index < operands.length; index++) {
        const operand = operands[index]
        const wanted = constituentTypeId(type, index)
        const definition = operand && module.definition(operand.value)
        if (operand === undefined || wanted === undefined || !isConstituent(definition)) continue
        if (definition?.resultType !== wanted)
          report(operand.word, `the constituent has type ${definition?.resultType}, not ${wanted}`)
      }
    },
  },
  {
    rule: 'core/constant-constituent-plain',
    at: ['OpConstantComposite'],
    judge: ({ operands }, module, report) => {
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        // SPV_KHR_constant_data has a rule of its own for its specialization constant.
        if (definition === undefined || definition.name === 'OpSpecConstantDataKHR') continue
        if (!isConstituent(definition) || isSpecConstantInstruction(definition))
          report(word, `the constituent is ${definition.name}`)
      }
    },
  },
  {
    rule: 'core/spec-constant-constituent',
    at: ['OpSpecConstantComposite'],
    judge: ({ operands }, module, report) => {
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        if (definition !== undefined && !isConstituent(definition))
          report(word, `the constituent is ${definition.name}`)
      }
    },
  },
  // `OpSpecConstantOp`; the types of its operands are judged with the instruction that it executes.
  {
    rule: 'core/spec-constant-op-opcode',
    at: atOperation,
    judge: (instruction, module, report) => {
      const name = embeddedName(instruction)
      if (name !== undefined && !mayExecute(module, name))
        report(instruction.operands[0]?.word ?? instruction.word, `${name} is not to be executed`)
    },
  },
  {
    rule: 'core/spec-constant-op-operand',
    at: atOperation,
    judge: (instruction, module, report) => {
      const name = embeddedName(instruction)
      if (name === undefined || !mayExecute(module, name)) return
      if (!isExecuted(name)) return
      instruction.operands.forEach(({ kind, value, word }, index) => {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        if (definition === undefined || isConstantInstruction(definition)) return
        if (definition.name === 'OpUndef') return
        if (index === 1 && executedAccessChains.has(name) && isGlobalVariable(module, definition))
          return
        report(word, `the operand is ${definition.name}`)
      })
    },
  },
  // Constants without constituents, and of OpUndef.
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
