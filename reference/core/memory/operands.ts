import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { forEachMask, masksOf, withoutBit } from '../shared/memory-masks.ts'
import { operandType, operandWord } from '../shared/operands.ts'
import { storageClassOf } from '../shared/types.ts'

const aligned = enumerant('MemoryAccess', 'Aligned')

const makeAvailable = enumerant('MemoryAccess', 'MakePointerAvailable')

const makeVisible = enumerant('MemoryAccess', 'MakePointerVisible')

const nonPrivate = enumerant('MemoryAccess', 'NonPrivatePointer')

const reading = ['OpLoad', 'OpCooperativeMatrixLoadKHR', 'OpCooperativeMatrixLoadNV']

const writing = ['OpStore', 'OpCooperativeMatrixStoreKHR', 'OpCooperativeMatrixStoreNV']

const copying = ['OpCopyMemory', 'OpCopyMemorySized']

/** Their text has rules of its own on what they make available and visible. */
const ofVectors = ['OpCooperativeVectorLoadNV', 'OpCooperativeVectorStoreNV']

const accessing = [...reading, ...writing, ...copying, ...ofVectors]

const copies: ReadonlySet<string> = new Set(copying)

const nonPrivateClasses: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'Uniform',
  'Workgroup',
  'CrossWorkgroup',
  'Generic',
  'Image',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  // Added by SPV_KHR_ray_tracing.
  'ShaderRecordBufferKHR',
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

/** Checks of Memory Operands (3.2.26), by themselves and with the pointer that they are about. */
export const checks: readonly Check[] = [
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
