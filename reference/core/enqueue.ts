import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import {
  type Fits,
  isBoolean,
  isWord,
  objectAt,
  typedOperands,
  typedResults,
  type Wanted,
  wantedAt,
} from './shared/fitting-types.ts'
import { enumerant } from './shared/grammar.ts'
import { operandDefinition, operandWord } from './shared/operands.ts'
import { addressWidth } from './shared/pointers.ts'
import { perModule } from './shared/surveys.ts'
import {
  constituentCount,
  constituentType,
  isAnyArrayType,
  isIntegerType,
  isPointerType,
  isStructType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from './shared/types.ts'

/** The instructions that ask for sizes and counts of a kernel, and where Invoke is in them and in the one that enqueues it. */
const invokeAt: Readonly<Record<string, number>> = {
  OpEnqueueKernel: 6,
  OpGetKernelNDrangeSubGroupCount: 1,
  OpGetKernelNDrangeMaxSubGroupSize: 1,
  OpGetKernelWorkGroupSize: 0,
  OpGetKernelPreferredWorkGroupSizeMultiple: 0,
  OpGetKernelLocalSizeForSubgroupCount: 1,
  OpGetKernelMaxNumSubgroups: 0,
}

/** The operands before Local Size. */
const localSizesAt = 10

/** Whether it is a pointer type, typed ones to a type that fits; the pointee of untyped ones is not known. */
function isPointerTo(
  module: Module,
  type: Instruction | undefined,
  fits: (pointee: Instruction) => boolean,
): boolean {
  if (!isPointerType(type)) return false
  const pointee = pointeeType(module, type)
  return pointee === undefined || fits(pointee)
}

/** Whether it is an integer type of 8 bits. */
function isOctet(type: Instruction): boolean {
  return isIntegerType(type) && scalarWidth(type) === 8
}

/** Whether it is an integer type as wide as addresses, which in the logical addressing model have no width. */
function isAddressWide(module: Module, type: Instruction | undefined): boolean {
  const width = addressWidth(module)
  return isIntegerType(type) && (width === undefined || scalarWidth(type) === width)
}

/** Whether it is an array of such integers with one of those lengths, or one that specialization gives. */
function isArrayOfSizes(
  module: Module,
  type: Instruction | undefined,
  lengths: readonly number[],
): boolean {
  if (type === undefined || !isAnyArrayType(type)) return false
  const length = constituentCount(module, type)
  return (
    isAddressWide(module, constituentType(module, type, 0)) &&
    (length === undefined || lengths.includes(length))
  )
}

/** Whether a type is the structure that OpBuildNDRange builds. */
function isRange(type: Instruction, module: Module): boolean {
  if (!isStructType(type) || type.operands.length !== 4) return false
  const [dimensions, ...sizes] = [0, 1, 2, 3].map((index) => constituentType(module, type, index))
  return (
    isIntegerType(dimensions) &&
    scalarWidth(dimensions) === 32 &&
    sizes.every((size) => isArrayOfSizes(module, size, [3]))
  )
}

const crossWorkgroup = enumerant('StorageClass', 'CrossWorkgroup')

const isEvent: Fits = ({ name }) => name === 'OpTypeDeviceEvent'
const isQueue: Fits = ({ name }) => name === 'OpTypeQueue'

const word: Wanted = [isWord, '32-bit integer scalar']

/** The result types of instructions, by their names. */
const results: Readonly<Record<string, Wanted>> = {
  OpEnqueueMarker: word,
  ...Object.fromEntries(Object.keys(invokeAt).map((name): [string, Wanted] => [name, word])),
  OpCreateUserEvent: [isEvent, 'device event'],
  OpIsValidEvent: [isBoolean, 'Boolean'],
  OpGetDefaultQueue: [isQueue, 'queue'],
}

/** Indexes of operands by instruction. */
type OperandIndexes = Readonly<Record<string, readonly number[]>>

function operands(rule: RuleId, places: OperandIndexes, fits: Fits, says: string): Check {
  return typedOperands(rule, wantedAt(places, [fits, says]))
}

/** Position of Invoke, which comes after further operands. */
function afterInvoke(...steps: readonly number[]): OperandIndexes {
  return Object.fromEntries(
    Object.entries(invokeAt).map(([name, index]) => [name, steps.map((step) => index + step)]),
  )
}

const workgroup = enumerant('StorageClass', 'Workgroup')

/** Return type and parameter types of a function type. */
function typesOf(module: Module, type: Instruction): readonly (Instruction | undefined)[] {
  return type.operands.map(({ value }) => module.definition(value))
}

function misfitOf(module: Module, definition: Instruction): string | undefined {
  if (definition.name !== 'OpFunction') return `it is ${definition.name}`
  const type = module.definition(definition.valueAt(1) ?? 0)
  if (type?.name !== 'OpTypeFunction') return undefined
  const [result, first, ...others] = typesOf(module, type)
  if (result !== undefined && result.name !== 'OpTypeVoid') return `it returns ${result.name}`
  if (!isPointerTo(module, first, isOctet))
    return 'its first parameter is not a pointer to an 8-bit integer'
  return others.every((other) => storageClassOf(other) === workgroup)
    ? undefined
    : 'another parameter than the first is not a pointer into Workgroup'
}

const misfits = perModule(() => new Map<number, string | undefined>())

/** The fault of a function that is to be enqueued, computed once for each; `undefined` if there is none. */
function misfit(module: Module, definition: Instruction): string | undefined {
  const known = misfits(module)
  if (!known.has(definition.index)) known.set(definition.index, misfitOf(module, definition))
  return known.get(definition.index)
}

const range: Wanted = [isRange, 'structure of a range']

/** Section 3.3.22. */
export const checks: readonly Check[] = [
  // Section 3.3.22.
  typedResults('core/enqueue-result', results),
  operands('core/enqueue-queue', { OpEnqueueMarker: [0], OpEnqueueKernel: [0] }, isQueue, 'queue'),
  operands(
    'core/enqueue-events',
    { OpEnqueueMarker: [2, 3], OpEnqueueKernel: [4, 5] },
    (type, module) => isPointerTo(module, type, ({ name }) => name === 'OpTypeDeviceEvent'),
    'pointer to device events',
  ),
  operands(
    'core/enqueue-event',
    { OpIsValidEvent: [0], OpSetUserEventStatus: [0], OpCaptureEventProfilingInfo: [0] },
    isEvent,
    'device event',
  ),
  operands(
    'core/enqueue-number',
    {
      ...afterInvoke(2, 3),
      OpEnqueueMarker: [1],
      OpEnqueueKernel: [3, 8, 9],
      OpSetUserEventStatus: [1],
      OpGetKernelLocalSizeForSubgroupCount: [0, 3, 4],
    },
    isWord,
    '32-bit integer scalar',
  ),
  operands(
    'core/enqueue-mask',
    { OpEnqueueKernel: [1], OpCaptureEventProfilingInfo: [1] },
    (type) => isIntegerType(type),
    'integer scalar',
  ),
  operands(
    'core/enqueue-parameter',
    afterInvoke(1),
    (type, module) => isPointerTo(module, type, isOctet),
    'pointer to an 8-bit integer',
  ),
  operands(
    'core/enqueue-value',
    { OpCaptureEventProfilingInfo: [2] },
    (type, module) => isPointerTo(module, type, isOctet) && storageClassOf(type) === crossWorkgroup,
    'pointer to an 8-bit integer in CrossWorkgroup',
  ),
  // Section 3.3.22: what is enqueued, and over which range.
  {
    rule: 'core/enqueue-invoke',
    at: Object.keys(invokeAt),
    judge(instruction, module, report) {
      const index = invokeAt[instruction.name] ?? 0
      const definition = operandDefinition(module, instruction, index)
      const message = definition && misfit(module, definition)
      if (message !== undefined) report(operandWord(instruction, index), message)
    },
  },
  {
    rule: 'core/enqueue-local-size',
    at: ['OpEnqueueKernel'],
    judge(instruction, module, report) {
      const definition = operandDefinition(module, instruction, invokeAt[instruction.name] ?? 0)
      if (definition === undefined || misfit(module, definition) !== undefined) return
      const type = module.definition(definition.valueAt(1) ?? 0)
      if (type?.name !== 'OpTypeFunction') return
      // Return type and first parameter come before the parameters that have a size.
      const wanted = type.operands.length - 2
      const count = instruction.operands.length - localSizesAt
      if (count !== wanted) report(instruction.word, `${count} Local Size for ${wanted} parameters`)
    },
  },
  typedResults('core/nd-range-result', { OpBuildNDRange: range }),
  typedOperands('core/nd-range-operand', {
    OpEnqueueKernel: [[2, range]],
    OpGetKernelNDrangeSubGroupCount: [[0, range]],
    OpGetKernelNDrangeMaxSubGroupSize: [[0, range]],
  }),
  typedOperands(
    'core/nd-range-size',
    wantedAt({ OpBuildNDRange: [0] }, [
      (type, module) => isAddressWide(module, type) || isArrayOfSizes(module, type, [2, 3]),
      'size of a range',
    ]),
  ),
  {
    rule: 'core/nd-range-same',
    at: ['OpBuildNDRange'],
    judge(instruction, module, report) {
      const size = objectAt(module, instruction, 0)
      if (size === undefined) return
      for (const index of [1, 2]) {
        if (operandDefinition(module, instruction, index) === undefined) continue
        const other = objectAt(module, instruction, index)
        if (other?.resultType !== size.resultType)
          report(
            operandWord(instruction, index),
            `the operand does not have the type of GlobalWorkSize, ${size.resultType}`,
          )
      }
    },
  },
]
