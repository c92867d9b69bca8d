import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import { containsRunTimeArray } from '../shared/contained-types.ts'
import { enumerant } from '../shared/grammar.ts'
import { forEachMask, masksOf, withoutBit } from '../shared/memory-masks.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  isIntegerType,
  isPointerType,
  isSigned,
  isUntypedPointerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../shared/types.ts'

const readOnly: ReadonlySet<number> = new Set(
  ['UniformConstant', 'Input', 'PushConstant'].map((name) => enumerant('StorageClass', name)),
)

/** Whether operand `index` is defined, but as no value of a pointer type. */
function isNoPointer(module: Module, instruction: Instruction, index: number): boolean {
  return (
    operandDefinition(module, instruction, index) !== undefined &&
    !isPointerType(operandType(module, instruction, index))
  )
}

/** The pointee of a typed pointer at operand `index`. */
function pointee(module: Module, instruction: Instruction, index: number): Instruction | undefined {
  return pointeeType(module, operandType(module, instruction, index))
}

/** The value of a constant Size that specialization does not change. */
function constantSize(module: Module, instruction: Instruction): bigint | undefined {
  const size = operandDefinition(module, instruction, 2)
  if (size === undefined || !isConstantInstruction(size)) return undefined
  return dependsOnSpecialization(module, size.result) ? undefined : module.integerValue(size.result)
}

const aligned = enumerant('MemoryAccess', 'Aligned')
const makeAvailable = enumerant('MemoryAccess', 'MakePointerAvailable')
const makeVisible = enumerant('MemoryAccess', 'MakePointerVisible')
const nonPrivate = enumerant('MemoryAccess', 'NonPrivatePointer')

const reading = ['OpLoad', 'OpCooperativeMatrixLoadKHR']
const writing = ['OpStore', 'OpCooperativeMatrixStoreKHR']
const copying = ['OpCopyMemory', 'OpCopyMemorySized']
/** Their text has rules of its own on what they make available and visible. */
const ofVectors = ['OpCooperativeVectorLoadNV', 'OpCooperativeVectorStoreNV']
const accessing = [...reading, ...writing, ...copying, ...ofVectors]
const copies: ReadonlySet<string> = new Set(copying)

const nonPrivateClasses: ReadonlySet<number> = new Set(
  [
    'Uniform',
    'Workgroup',
    'CrossWorkgroup',
    'Generic',
    'Image',
    'StorageBuffer',
    'PhysicalStorageBuffer',
    // Added by SPV_KHR_ray_tracing.
    'ShaderRecordBufferKHR',
  ].map((name) => enumerant('StorageClass', name)),
)

/** Places of the pointers that the mask at `index` is about: of a copy both, unless each has a mask. */
function pointersOf(instruction: Instruction, index: number): readonly number[] {
  if (!copies.has(instruction.name)) return [0]
  const masks = masksOf(instruction)
  if (masks.length < 2) return [0, 1]
  return [index === masks[0] ? 0 : 1]
}

function maskCount(rule: RuleId, name: string): Check {
  return {
    rule,
    at: [name],
    judge: (instruction, _, report) => {
      const second = masksOf(instruction)[1]
      if (second !== undefined) report(operandWord(instruction, second), 'there is a second mask')
    },
  }
}

function maskOfPair(rule: RuleId, opcode: string, which: 0 | 1, bit: number, name: string): Check {
  return {
    rule,
    at: [opcode],
    judge: (instruction, _, report) => {
      const masks = masksOf(instruction)
      const mask = masks.length === 2 ? instruction.operands[masks[which] ?? 0] : undefined
      if (mask !== undefined && (mask.value & bit) !== 0)
        report(mask.word, `${name} is in the ${which === 0 ? 'first' : 'second'} mask`)
    },
  }
}

/** Checks of instructions that access memory. */
export const checks: readonly Check[] = [
  // Loads, stores and copies.
  {
    rule: 'core/load-pointer',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (isNoPointer(module, instruction, 0))
        report(operandWord(instruction, 0), 'OpLoad loads through a value that is not a pointer')
    },
  },
  {
    rule: 'core/load-type',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0)
      const result = resultType(module, instruction)
      if (type !== undefined && result !== undefined && type !== result)
        report(instruction.word + 1, `the pointer points to ${type.result}`)
    },
  },
  {
    rule: 'core/load-not-void',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      const pointer = operandType(module, instruction, 0)
      if (type?.name !== 'OpTypeVoid') return
      // Another rule covers every other pointee of a typed pointer.
      if (isUntypedPointerType(pointer) || pointeeType(module, pointer) === type)
        report(instruction.word + 1, 'there is no object of type void')
    },
  },
  {
    rule: 'core/load-not-function',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name !== 'OpTypeFunction') return
      // For a typed pointer, load-type compares the type with the pointee.
      if (isUntypedPointerType(operandType(module, instruction, 0)))
        report(instruction.word + 1, 'there is no object of a function type')
    },
  },
  {
    rule: 'core/load-fixed-size',
    at: ['OpLoad'],
    judge: (instruction, module, report) => {
      if (pointee(module, instruction, 0) === undefined) return
      if (containsRunTimeArray(module, resultType(module, instruction)))
        report(instruction.word + 1, 'the loaded type holds a run-time array')
    },
  },
  {
    rule: 'core/store-pointer',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      if (isNoPointer(module, instruction, 0))
        report(operandWord(instruction, 0), 'OpStore stores through a value that is not a pointer')
    },
  },
  {
    rule: 'core/store-type',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0)
      const object = operandDefinition(module, instruction, 1)
      if (type === undefined || object === undefined) return
      if (type.result !== object.resultType)
        report(
          operandWord(instruction, 1),
          `the object has type ${object.resultType}, the pointer points to ${type.result}`,
        )
    },
  },
  {
    rule: 'core/store-object',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      // A typed pointer points to another type than that of no object.
      if (!isUntypedPointerType(operandType(module, instruction, 0))) return
      const object = operandDefinition(module, instruction, 1)
      if (object === undefined) return
      if (object.resultType === 0 || resultType(module, object)?.name === 'OpTypeVoid')
        report(operandWord(instruction, 1), `${object.name} gives no object to store`)
    },
  },
  {
    rule: 'core/store-not-read-only',
    at: ['OpStore'],
    judge: (instruction, module, report) => {
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (storage !== undefined && readOnly.has(storage))
        report(operandWord(instruction, 0), 'variables of this storage class are read-only')
    },
  },
  {
    rule: 'core/copy-memory-pointers',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (isNoPointer(module, instruction, index))
          report(operandWord(instruction, index), 'the operand is not a pointer')
    },
  },
  {
    rule: 'core/copy-memory-type',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      const target = pointee(module, instruction, 0)
      const source = pointee(module, instruction, 1)
      if (target !== undefined && source !== undefined && target !== source)
        report(
          operandWord(instruction, 1),
          `Source points to ${source.result}, Target to ${target.result}`,
        )
    },
  },
  {
    rule: 'core/copy-memory-not-void',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (pointee(module, instruction, index)?.name === 'OpTypeVoid')
          report(operandWord(instruction, index), 'the operand points to void')
    },
  },
  {
    rule: 'core/copy-memory-fixed-size',
    at: ['OpCopyMemory'],
    judge: (instruction, module, report) => {
      const type = pointee(module, instruction, 0) ?? pointee(module, instruction, 1)
      if (containsRunTimeArray(module, type))
        report(instruction.word, 'what is copied holds a run-time array')
    },
  },
  {
    rule: 'core/copy-sized-pointers',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      for (const index of [0, 1])
        if (isNoPointer(module, instruction, index))
          report(operandWord(instruction, index), 'the operand is not a pointer')
    },
  },
  {
    rule: 'core/copy-sized-size-type',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 2) === undefined) return
      if (!isIntegerType(operandType(module, instruction, 2)))
        report(operandWord(instruction, 2), 'Size is not an integer')
    },
  },
  {
    rule: 'core/copy-sized-size-not-zero',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      if (constantSize(module, instruction) === 0n) report(operandWord(instruction, 2), 'Size is 0')
    },
  },
  {
    rule: 'core/copy-sized-size-not-negative',
    at: ['OpCopyMemorySized'],
    judge: (instruction, module, report) => {
      const type = operandType(module, instruction, 2)
      const size = constantSize(module, instruction)
      if (size !== undefined && isSigned(type) && scalarWidth(type) !== undefined && size < 0n)
        report(operandWord(instruction, 2), `Size is ${size}`)
    },
  },
  // Memory operands.
  {
    rule: 'core/memory-operands-aligned',
    at: accessing,
    judge: (instruction, _, report) =>
      forEachMask(instruction, (mask, index) => {
        const alignment = instruction.operands[index + 1]
        if ((mask.value & aligned) === 0 || alignment === undefined) return
        const { value } = alignment
        if (value === 0 || (value & (value - 1)) !== 0)
          report(alignment.word, `the alignment ${value} is not a power of two`)
      }),
  },
  {
    rule: 'core/memory-operands-non-private',
    at: accessing,
    judge: (instruction, _, report) =>
      forEachMask(instruction, (mask) => {
        if ((mask.value & (makeAvailable | makeVisible)) !== 0 && (mask.value & nonPrivate) === 0)
          report(mask.word, 'NonPrivatePointer is missing')
      }),
  },
  withoutBit('core/memory-operands-available', reading, 'MakePointerAvailable'),
  withoutBit('core/memory-operands-visible', writing, 'MakePointerVisible'),
  maskCount('core/copy-memory-mask-count', 'OpCopyMemory'),
  maskCount('core/copy-sized-mask-count', 'OpCopyMemorySized'),
  maskOfPair('core/copy-memory-target-mask', 'OpCopyMemory', 0, makeVisible, 'MakePointerVisible'),
  maskOfPair(
    'core/copy-memory-source-mask',
    'OpCopyMemory',
    1,
    makeAvailable,
    'MakePointerAvailable',
  ),
  maskOfPair(
    'core/copy-sized-target-mask',
    'OpCopyMemorySized',
    0,
    makeVisible,
    'MakePointerVisible',
  ),
  maskOfPair(
    'core/copy-sized-source-mask',
    'OpCopyMemorySized',
    1,
    makeAvailable,
    'MakePointerAvailable',
  ),
  {
    rule: 'core/non-private-storage-class',
    at: accessing,
    judge: (instruction, module, report) =>
      forEachMask(instruction, (mask, index) => {
        if ((mask.value & nonPrivate) === 0) return
        const storages = pointersOf(instruction, index).map((place) =>
          storageClassOf(operandType(module, instruction, place)),
        )
        if (storages.some((storage) => storage !== undefined && !nonPrivateClasses.has(storage)))
          report(mask.word, 'NonPrivatePointer is not for this storage class')
      }),
  },
]
