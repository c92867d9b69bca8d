import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { addressWidth } from '../core/shared/pointers.ts'
import { isIntegerType, scalarWidth, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  isUntypedPointerType,
  operandOfType,
  resultOfType,
  storageClass,
  valueAt,
} from '../shared/untyped-operands.ts'

const copy: readonly string[] = ['OpUntypedGroupAsyncCopyKHR']

/** Names and places of the operands before the memory operands. */
const copyOperand = {
  Execution: 0,
  Destination: 1,
  Source: 2,
  'Element Num Bytes': 3,
  'Num Elements': 4,
  Stride: 5,
  Event: 6,
} as const

function sizeCheck(rule: RuleId, name: keyof typeof copyOperand): Check {
  const index = copyOperand[name]
  return {
    rule,
    at: copy,
    judge(instruction, module, report) {
      const width = addressWidth(module)
      const value = valueAt(module, instruction, index)
      if (width === undefined || value === undefined) return
      const { definition, type } = value
      if (!isIntegerType(type) || scalarWidth(type) !== width)
        report(
          operandWord(instruction, index),
          `${name} %${definition.result} is not an integer of ${width} bits`,
        )
    },
  }
}

/** The storage class that the untyped pointer at operand `index` points into; `undefined` where it is not one. */
function classAt(module: Module, instruction: Instruction, index: number): number | undefined {
  const type = operandType(module, instruction, index)
  return isUntypedPointerType(type) ? storageClassOf(type) : undefined
}

/** The check that what is copied into one storage class comes from the other. */
function sourceCheck(rule: RuleId, destination: number, source: number): Check {
  return {
    rule,
    at: copy,
    judge(instruction, module, report) {
      if (classAt(module, instruction, copyOperand.Destination) !== destination) return
      const from = classAt(module, instruction, copyOperand.Source)
      if (from !== undefined && from !== source)
        report(
          operandWord(instruction, copyOperand.Source),
          `Source is into ${storageClassName(from)}, not ${storageClassName(source)}`,
        )
    },
  }
}

const { Workgroup: workgroup, CrossWorkgroup: crossWorkgroup } = storageClass

/** OpUntypedGroupAsyncCopyKHR. */
export const checks: readonly Check[] = [
  operandOfType(
    'SPV_KHR_untyped_pointers/async-copy-destination-is-an-untyped-pointer',
    copy,
    { Destination: copyOperand.Destination },
    isUntypedPointerType,
    'an untyped pointer',
  ),
  {
    rule: 'SPV_KHR_untyped_pointers/async-copy-destination-is-into-workgroup-or-cross-workgroup',
    at: copy,
    judge(instruction, module, report) {
      const storage = classAt(module, instruction, copyOperand.Destination)
      if (storage === undefined || storage === workgroup || storage === crossWorkgroup) return
      report(
        operandWord(instruction, copyOperand.Destination),
        `Destination is into ${storageClassName(storage)}`,
      )
    },
  },
  sizeCheck(
    'SPV_KHR_untyped_pointers/async-copy-element-num-bytes-is-as-wide-as-an-address',
    'Element Num Bytes',
  ),
  operandOfType(
    'SPV_KHR_untyped_pointers/async-copy-event-is-an-event',
    copy,
    { Event: copyOperand.Event },
    (type) => type?.name === 'OpTypeEvent',
    'an event',
  ),
  operandOfType(
    'SPV_KHR_untyped_pointers/async-copy-execution-is-a-scope',
    copy,
    { Execution: copyOperand.Execution },
    (type) => isIntegerType(type) && scalarWidth(type) === 32,
    'an integer of 32 bits',
  ),
  {
    rule: 'SPV_KHR_untyped_pointers/async-copy-has-two-memory-operands-or-none',
    at: copy,
    judge(instruction, _module, report) {
      const masks = instruction.operands.filter(({ kind }) => kind === 'MemoryAccess')
      if (masks.length === 1)
        report(masks[0]?.word ?? instruction.word, 'there are no Source memory operands')
    },
  },
  sourceCheck(
    'SPV_KHR_untyped_pointers/async-copy-into-cross-workgroup-is-from-workgroup',
    crossWorkgroup,
    workgroup,
  ),
  sourceCheck(
    'SPV_KHR_untyped_pointers/async-copy-into-workgroup-is-from-cross-workgroup',
    workgroup,
    crossWorkgroup,
  ),
  sizeCheck(
    'SPV_KHR_untyped_pointers/async-copy-num-elements-is-as-wide-as-an-address',
    'Num Elements',
  ),
  resultOfType(
    'SPV_KHR_untyped_pointers/async-copy-result-type-is-an-event',
    copy,
    ({ name }) => name === 'OpTypeEvent',
    'OpTypeEvent',
  ),
  operandOfType(
    'SPV_KHR_untyped_pointers/async-copy-source-is-an-untyped-pointer',
    copy,
    { Source: copyOperand.Source },
    isUntypedPointerType,
    'an untyped pointer',
  ),
  sizeCheck('SPV_KHR_untyped_pointers/async-copy-stride-is-as-wide-as-an-address', 'Stride'),
]
