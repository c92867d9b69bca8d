import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'
import { type Fits, objectTypeAt, operandFits, resultMisfits } from '../shared/fitting-types.ts'
import { operandWord } from '../shared/operand.ts'
import { isPointerType, pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { isIntegerType, isNumericalType, scalarWidth } from '../shared/scalar-type.ts'
import { componentType } from '../shared/vector-type.ts'
import { isWord } from './types.ts'

const copy = ['OpGroupAsyncCopy']
const workgroup = enumerant('StorageClass', 'Workgroup')
const crossWorkgroup = enumerant('StorageClass', 'CrossWorkgroup')

/** The storage class of Source by that of Destination. */
const sourceClass: ReadonlyMap<number, number> = new Map([
  [workgroup, crossWorkgroup],
  [crossWorkgroup, workgroup],
])

/** The width of sizes by addressing model; of others the text says nothing. */
const sizeWidth: ReadonlyMap<number, number> = new Map([
  [enumerant('AddressingModel', 'Physical32'), 32],
  [enumerant('AddressingModel', 'Physical64'), 64],
])

const isEvent: Fits = ({ name }) => name === 'OpTypeEvent'

/** An untyped pointer fits by its storage class: what it points to is not said. */
const isDestination: Fits = (type, module) => {
  if (!sourceClass.has(storageClassOf(type) ?? -1)) return false
  const pointee = pointeeType(module, type)
  return pointee === undefined || isNumericalType(componentType(module, pointee))
}

const isEventList: Fits = (type, module) => {
  const pointee = pointeeType(module, type)
  return isPointerType(type) && (pointee === undefined || pointee.name === 'OpTypeEvent')
}

/** What is wrong with Source beside a Destination that is right; `undefined` where nothing is. */
function sourceFault(
  module: Module,
  source: Instruction,
  destination: Instruction,
): string | undefined {
  const storage = storageClassOf(source)
  if (storage === undefined) return 'Source is no pointer'
  if (storage !== sourceClass.get(storageClassOf(destination) ?? -1))
    return 'Source is not into the storage class opposite to that of Destination'
  const from = pointeeType(module, source)
  const to = pointeeType(module, destination)
  if (from === undefined || to === undefined || from === to) return undefined
  return `Source points to ${from.result}, Destination to ${to.result}`
}

/** Section 3.3.21: OpGroupAsyncCopy and OpGroupWaitEvents. */
export const checks: readonly Check[] = [
  {
    rule: 'core/group-copy-event',
    at: copy,
    judge(instruction, module, report) {
      if (resultMisfits(module, instruction, isEvent))
        report(instruction.word + 1, 'OpGroupAsyncCopy results in no event')
      const event = objectTypeAt(module, instruction, 5)
      if (event !== undefined && event.name !== 'OpTypeEvent')
        report(operandWord(instruction, 5), 'Event is no event')
    },
  },
  operandFits(
    'core/group-copy-destination',
    { OpGroupAsyncCopy: 1 },
    isDestination,
    'pointer to numbers in Workgroup or CrossWorkgroup',
  ),
  {
    rule: 'core/group-copy-source',
    at: copy,
    judge(instruction, module, report) {
      const destination = objectTypeAt(module, instruction, 1)
      const source = objectTypeAt(module, instruction, 2)
      if (destination === undefined || source === undefined) return
      if (!isDestination(destination, module, instruction)) return
      const fault = sourceFault(module, source, destination)
      if (fault !== undefined) report(operandWord(instruction, 2), fault)
    },
  },
  {
    rule: 'core/group-copy-size',
    at: copy,
    judge(instruction, module, report) {
      const width = sizeWidth.get(module.all('OpMemoryModel')[0]?.valueAt(0) ?? -1)
      if (width === undefined) return
      for (const index of [3, 4]) {
        const type = objectTypeAt(module, instruction, index)
        if (type === undefined || (isIntegerType(type) && scalarWidth(type) === width)) continue
        report(operandWord(instruction, index), `Num Elements or Stride is no ${width}-bit integer`)
      }
    },
  },
  operandFits('core/group-wait-count', { OpGroupWaitEvents: 1 }, isWord, '32-bit integer'),
  operandFits('core/group-wait-list', { OpGroupWaitEvents: 2 }, isEventList, 'pointer to events'),
]
