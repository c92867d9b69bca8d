import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { followsSince } from '../../chosen-dates.ts'
import type { Instruction, Module } from '../../module.ts'
import { atomicResultType, atomicValue, hasHalfVectors } from '../shared/atomics.ts'
import { decoratingWith } from '../shared/decorations.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { variableUnder } from '../shared/pointers.ts'
import { perModule } from '../shared/surveys.ts'
import {
  hasUntypedPointers,
  isBoolType,
  isIntegerType,
  isNumericalType,
  isPointerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../shared/types.ts'
import { heldStructure } from '../shared/variables.ts'

const withResult = [
  'OpAtomicLoad',
  'OpAtomicIIncrement',
  'OpAtomicIDecrement',
  ...Object.keys(atomicValue),
]
const exchanges = ['OpAtomicCompareExchange', 'OpAtomicCompareExchangeWeak']
const flags = ['OpAtomicFlagTestAndSet', 'OpAtomicFlagClear']
const ofExtensions = ['OpAtomicFMinEXT', 'OpAtomicFMaxEXT', 'OpAtomicFAddEXT']
const unchanged: ReadonlySet<string> = new Set([...flags, ...ofExtensions])
const all = [...withResult, 'OpAtomicStore', ...flags, ...ofExtensions]

/** Storage classes that hold no atomics. Those of extensions may. */
const withoutAtomics: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'UniformConstant',
  'Input',
  'Output',
  'Private',
  'PushConstant',
)
const functionClass = enumerant('StorageClass', 'Function')
const uniform = enumerant('StorageClass', 'Uniform')
const bufferBlock = enumerant('Decoration', 'BufferBlock')

const bufferBlocks = perModule((module) => decoratingWith(module, bufferBlock))

function pointee(module: Module, instruction: Instruction): Instruction | undefined {
  return pointeeType(module, operandType(module, instruction, 0))
}

function operandAsResult(
  rule: RuleId,
  opcodes: readonly string[],
  indexOf: (name: string) => number | undefined,
): Check {
  return {
    rule,
    at: opcodes,
    judge: (instruction, module, report) => {
      const index = indexOf(instruction.name)
      const value = index === undefined ? undefined : operandDefinition(module, instruction, index)
      const type = atomicResultType(module, instruction)
      if (index === undefined || value === undefined || type === undefined) return
      if (value.resultType !== type.result)
        report(operandWord(instruction, index), `the operand has type ${value.resultType}`)
    },
  }
}

/** Whether the followed version of SPV_KHR_untyped_pointers leaves the sentence on the pointer of an instruction as it is. */
function isUnchanged(module: Module, { name }: Instruction): boolean {
  if (!unchanged.has(name)) return false
  return !(flags.includes(name) && followsSince(module, 'SPV_KHR_untyped_pointers', '2025-07-29'))
}

/** Checks of atomic instructions, their types and storage classes. */
export const checks: readonly Check[] = [
  {
    rule: 'core/atomic-result-type',
    at: withResult,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      // A rule of SPV_NV_shader_atomic_fp16_vector says more of it.
      if (instruction.name === 'OpAtomicExchange' && hasHalfVectors(module)) return
      if (type !== undefined && atomicResultType(module, instruction) === undefined)
        report(instruction.word + 1, `${instruction.name} results in ${type.name}`)
    },
  },
  {
    rule: 'core/atomic-pointer',
    at: all,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      if (hasUntypedPointers(module) && !isUnchanged(module, instruction)) return
      if (!isPointerType(operandType(module, instruction, 0)))
        report(operandWord(instruction, 0), 'Pointer is not a pointer')
    },
  },
  {
    rule: 'core/atomic-pointee',
    at: withResult,
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction)
      const result = atomicResultType(module, instruction)
      if (type !== undefined && result !== undefined && type !== result)
        report(operandWord(instruction, 0), `Pointer points to ${type.result}`)
    },
  },
  operandAsResult('core/atomic-value', Object.keys(atomicValue), (name) => atomicValue[name]),
  operandAsResult('core/atomic-comparator', exchanges, () => 5),
  {
    rule: 'core/atomic-store-pointee',
    at: ['OpAtomicStore'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction)
      if (type !== undefined && !isNumericalType(type))
        report(operandWord(instruction, 0), `Pointer points to ${type.name}`)
    },
  },
  {
    rule: 'core/atomic-store-value',
    at: ['OpAtomicStore'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction)
      const value = operandDefinition(module, instruction, 3)
      if (type !== undefined && value !== undefined && value.resultType !== type.result)
        report(operandWord(instruction, 3), `Value has type ${value.resultType}`)
    },
  },
  {
    rule: 'core/atomic-flag-pointee',
    at: flags,
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction)
      if (type !== undefined && !(isIntegerType(type) && scalarWidth(type) === 32))
        report(operandWord(instruction, 0), 'Pointer points to no 32-bit integer')
    },
  },
  {
    rule: 'core/atomic-flag-result',
    at: ['OpAtomicFlagTestAndSet'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isBoolType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/atomic-storage-class',
    at: all,
    judge: (instruction, module, report) => {
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (storage !== undefined && withoutAtomics.has(storage))
        report(operandWord(instruction, 0), 'this storage class holds no atomics')
    },
  },
  {
    rule: 'core/atomic-uniform',
    at: all,
    judge: (instruction, module, report) => {
      if (storageClassOf(operandType(module, instruction, 0)) !== uniform) return
      const word = operandWord(instruction, 0)
      const variable = variableUnder(module, instruction.valueAt(0) ?? 0)
      const structure = variable && heldStructure(module, variable)
      if (structure !== undefined && !module.isDecorated(structure.result, 'BufferBlock'))
        report(word, `structure ${structure.result} is not a BufferBlock`)
      // The block may be in a module that this one is linked with.
      else if (bufferBlocks(module).length === 0 && !module.capabilities.has('Linkage'))
        report(word, 'nothing in Uniform is a BufferBlock')
    },
  },
  {
    rule: 'core/atomic-not-function',
    at: all,
    judge: (instruction, module, report) => {
      const { capabilities } = module
      if (!capabilities.has('Shader') || capabilities.has('Kernel')) return
      if (storageClassOf(operandType(module, instruction, 0)) === functionClass)
        report(operandWord(instruction, 0), 'Pointer points into Function')
    },
  },
  {
    rule: 'core/atomic-64-bit',
    at: [...withResult, 'OpAtomicStore'],
    judge: (instruction, module, report) => {
      if (module.capabilities.has('Int64Atomics')) return
      const type =
        instruction.name === 'OpAtomicStore'
          ? operandType(module, instruction, 3)
          : resultType(module, instruction)
      if (isIntegerType(type) && scalarWidth(type) === 64)
        report(instruction.word, 'Int64Atomics is not declared')
    },
  },
]
