import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import {
  eachAt,
  type Fits,
  isBoolean,
  isScalarOrVector,
  isScalarOrVectorOf,
  isWord,
  type Kind,
  objectAt,
  objectTypeAt,
  ofKinds,
  operandAsResult,
  operandFits,
  resultFits,
  resultMisfits,
} from '../shared/fitting-types.ts'
import { enumerant, opcodeSet } from '../shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  isIntegerType,
  isNumericalType,
  isPointerType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../shared/types.ts'

const votes = ['OpGroupAll', 'OpGroupAny']

/** The operands of the arithmetic of a group: UMin and UMax take integers of any Signedness. */
const arithmetic: Readonly<Record<string, Kind>> = {
  OpGroupIAdd: 'integer',
  OpGroupFAdd: 'float',
  OpGroupFMin: 'float',
  OpGroupUMin: 'integer',
  OpGroupSMin: 'integer',
  OpGroupFMax: 'float',
  OpGroupUMax: 'integer',
  OpGroupSMax: 'integer',
}
const ofArithmetic = ofKinds(arithmetic)

const isValue: Fits = (type, module, instruction) =>
  instruction.name === 'OpGroupBroadcast'
    ? isScalarOrVector(type, module, instruction)
    : ofArithmetic(type, module, instruction)

const isLocalId: Fits = (type, module) => {
  if (isIntegerType(type)) return true
  const count = componentCount(module, type) ?? 2
  return isScalarOrVectorOf(module, type, 'integer') && (count === 2 || count === 3)
}

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

/** The fault of Source beside a Destination that is right; `undefined` if there is none. */
function sourceFault(
  module: Module,
  source: Instruction,
  destination: Instruction,
): string | undefined {
  const storage = storageClassOf(source)
  if (storage === undefined) return 'Source is not a pointer'
  if (storage !== sourceClass.get(storageClassOf(destination) ?? -1))
    return 'Source is not into the storage class opposite to that of Destination'
  const from = pointeeType(module, source)
  const to = pointeeType(module, destination)
  if (from === undefined || to === undefined || from === to) return undefined
  return `Source points to ${from.result}, Destination to ${to.result}`
}

/** Instructions whose description asks for no scope in particular. */
const ofAnyScope: ReadonlySet<string> = new Set([
  'OpGroupNonUniformBallot',
  'OpGroupNonUniformShuffle',
])
const atExecution = instructions
  .filter((row) => row.class === 'Non-Uniform' && row.version !== null && !ofAnyScope.has(row.name))
  .map(({ name }) => name)

const subgroup = enumerant('Scope', 'Subgroup')
const device = enumerant('Scope', 'Device')
const vulkan = enumerant('MemoryModel', 'Vulkan')
const scopes: ReadonlySet<number> = new Set(
  operandKindByName('Scope')?.enumerants.map(({ value }) => value),
)

/** Whether core itself says that the Execution of the instruction is Subgroup. */
export const mustBeOfSubgroup = opcodeSet(atExecution)

/** Whether a rule on the scopes of all instructions refuses this one. */
function isRefused(module: Module, constant: Instruction, value: number): boolean {
  const { capabilities } = module
  if (capabilities.has('Shader')) {
    const mayBeSpecialized =
      capabilities.has('CooperativeMatrixKHR') || capabilities.has('CooperativeMatrixNV')
    if (constant.name !== 'OpConstant' && !mayBeSpecialized) return true
    if (!capabilities.has('Kernel') && !scopes.has(value)) return true
  }
  if (value !== device || capabilities.has('VulkanMemoryModelDeviceScope')) return false
  return module.all('OpMemoryModel')[0]?.valueAt(1) === vulkan
}

/** Checks that a constant Execution is Subgroup. */
function executionOfSubgroup(rule: RuleId, opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const constant = operandDefinition(module, instruction, 0)
      if (constant === undefined || dependsOnSpecialization(module, constant.result)) return
      const type = resultType(module, constant)
      const value = module.integerValue(constant.result)
      if (type === undefined || value === undefined || !isWord(type, module, instruction)) return
      const scope = Number(BigInt.asUintN(32, value))
      if (scope !== subgroup && !isRefused(module, constant, scope))
        report(operandWord(instruction, 0), `Execution is scope ${scope}`)
    },
  }
}

const isNamedBarrier: Fits = ({ name }) => name === 'OpTypeNamedBarrier'

/** Checks that the first operand is an object of a type that fits; no other rule asks whether it is an object at all. */
function firstOperand(rule: RuleId, name: string, fits: Fits, says: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      if (operandDefinition(module, instruction, 0) === undefined) return
      const type = operandType(module, instruction, 0)
      if (type === undefined || !fits(type, module, instruction))
        report(operandWord(instruction, 0), says)
    },
  }
}

/** Checks of groups and barriers, and of primitives that invocations emit. */
export const checks: readonly Check[] = [
  // Section 3.3.21: OpGroupAsyncCopy and OpGroupWaitEvents.
  {
    rule: 'core/group-copy-event',
    at: copy,
    judge(instruction, module, report) {
      if (resultMisfits(module, instruction, isEvent))
        report(instruction.word + 1, 'OpGroupAsyncCopy does not result in an event')
      const event = objectTypeAt(module, instruction, 5)
      if (event !== undefined && event.name !== 'OpTypeEvent')
        report(operandWord(instruction, 5), 'Event is not an event')
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
        report(
          operandWord(instruction, index),
          `Num Elements or Stride is not a ${width}-bit integer`,
        )
      }
    },
  },
  operandFits('core/group-wait-count', { OpGroupWaitEvents: 1 }, isWord, '32-bit integer'),
  operandFits('core/group-wait-list', { OpGroupWaitEvents: 2 }, isEventList, 'pointer to events'),
  // Section 3.3.24.
  executionOfSubgroup('core/non-uniform-execution', atExecution),
  executionOfSubgroup('core/ballot-and-shuffle-execution', [...ofAnyScope]),
  // Section 3.3.21: votes, broadcast and arithmetic.
  resultFits('core/group-boolean-result', votes, isBoolean, 'Boolean'),
  operandFits('core/group-predicate', eachAt(votes, 1), isBoolean, 'Boolean'),
  resultFits(
    'core/group-value-result',
    ['OpGroupBroadcast', ...Object.keys(arithmetic)],
    isValue,
    'scalar or vector of this kind',
  ),
  operandAsResult(
    'core/group-value-type',
    { OpGroupBroadcast: 1, ...eachAt(Object.keys(arithmetic), 2) },
    isValue,
  ),
  operandFits(
    'core/group-local-id',
    { OpGroupBroadcast: 2 },
    isLocalId,
    'integer or a vector of two or three',
  ),
  // Section 3.3.20.
  resultFits(
    'core/named-barrier-result',
    ['OpNamedBarrierInitialize'],
    isNamedBarrier,
    'OpTypeNamedBarrier',
  ),
  firstOperand(
    'core/named-barrier-subgroup-count',
    'OpNamedBarrierInitialize',
    isWord,
    'Subgroup Count is not a 32-bit integer',
  ),
  firstOperand(
    'core/named-barrier-operand',
    'OpMemoryNamedBarrier',
    isNamedBarrier,
    'Named Barrier is none',
  ),
  // Section 3.3.19.
  {
    rule: 'core/primitive-stream',
    at: ['OpEmitStreamVertex', 'OpEndStreamPrimitive'],
    judge(instruction, module, report) {
      const stream = objectAt(module, instruction, 0)
      if (stream === undefined) return
      const type = objectTypeAt(module, instruction, 0)
      if (!isConstantInstruction(stream))
        report(operandWord(instruction, 0), `Stream is ${stream.name}`)
      else if (type !== undefined && !isIntegerType(type))
        report(operandWord(instruction, 0), 'Stream is not an integer scalar')
    },
  },
]
