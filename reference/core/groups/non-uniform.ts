import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isKnownVersion } from '../shared/availability.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import {
  eachAt,
  type Fits,
  isBallot,
  isBoolean,
  isScalarOrVector,
  isUnsignedScalar,
  type Kind,
  objectAt,
  objectTypeAt,
  ofKinds,
  operandAsResult,
  operandFits,
  resultFits,
} from '../shared/fitting-types.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'
import { isIntegerType, isSigned } from '../shared/types.ts'

/** Arithmetic over a group, with its value operand. */
export const nonUniformArithmetic: Readonly<Record<string, Kind>> = {
  OpGroupNonUniformIAdd: 'integer',
  OpGroupNonUniformFAdd: 'float',
  OpGroupNonUniformIMul: 'integer',
  OpGroupNonUniformFMul: 'float',
  OpGroupNonUniformSMin: 'integer',
  OpGroupNonUniformUMin: 'unsigned',
  OpGroupNonUniformFMin: 'float',
  OpGroupNonUniformSMax: 'integer',
  OpGroupNonUniformUMax: 'unsigned',
  OpGroupNonUniformFMax: 'float',
  OpGroupNonUniformBitwiseAnd: 'integer',
  OpGroupNonUniformBitwiseOr: 'integer',
  OpGroupNonUniformBitwiseXor: 'integer',
  OpGroupNonUniformLogicalAnd: 'boolean',
  OpGroupNonUniformLogicalOr: 'boolean',
  OpGroupNonUniformLogicalXor: 'boolean',
}

/** Instructions that pass values between invocations, with the operand that selects the invocation. */
const lanes = {
  OpGroupNonUniformBroadcast: 2,
  OpGroupNonUniformShuffle: 2,
  OpGroupNonUniformShuffleXor: 2,
  OpGroupNonUniformShuffleUp: 2,
  OpGroupNonUniformShuffleDown: 2,
  OpGroupNonUniformQuadBroadcast: 2,
  OpGroupNonUniformQuadSwap: 2,
}
const handing = [...Object.keys(lanes), 'OpGroupNonUniformBroadcastFirst']
const arithmetic = Object.keys(nonUniformArithmetic)
const ofArithmetic = ofKinds(nonUniformArithmetic)

const isValue: Fits = (type, module, instruction) =>
  instruction.name in nonUniformArithmetic
    ? ofArithmetic(type, module, instruction)
    : isScalarOrVector(type, module, instruction)

const opcodes = Object.keys(nonUniformArithmetic)
const clusteredReduce = enumerant('GroupOperation', 'ClusteredReduce')
const operations: ReadonlySet<number> = enumerantSet(
  'GroupOperation',
  'Reduce',
  'InclusiveScan',
  'ExclusiveScan',
  'ClusteredReduce',
)

/** The fault of a ClusterSize: with operations of extensions the operand is something else. */
function clusterSize(
  rule: RuleId,
  fault: (module: Module, instruction: Instruction) => string | undefined,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      if (!operations.has(instruction.valueAt(1) ?? -1)) return
      const says = fault(module, instruction)
      if (says !== undefined) report(operandWord(instruction, 3), says)
    },
  }
}

const quadSwap = 'OpGroupNonUniformQuadSwap'
const version15 = 0x0001_0500
const directions = 3n

/** Section 3.3.24. */
export const checks: readonly Check[] = [
  // Section 3.3.24: a bit for each invocation.
  resultFits(
    'core/non-uniform-ballot-result',
    ['OpGroupNonUniformBallot'],
    isBallot,
    'vector of four 32-bit integers of Signedness 0',
  ),
  operandFits(
    'core/non-uniform-ballot-value',
    {
      OpGroupNonUniformInverseBallot: 1,
      OpGroupNonUniformBallotBitExtract: 1,
      OpGroupNonUniformBallotBitCount: 2,
      OpGroupNonUniformBallotFindLSB: 1,
      OpGroupNonUniformBallotFindMSB: 1,
    },
    isBallot,
    'vector of four 32-bit integers of Signedness 0',
  ),
  resultFits(
    'core/non-uniform-count-result',
    ['BitCount', 'FindLSB', 'FindMSB'].map((rest) => `OpGroupNonUniformBallot${rest}`),
    isUnsignedScalar,
    'integer scalar of Signedness 0',
  ),
  // Section 3.3.24: the size of clusters.
  {
    rule: 'core/non-uniform-cluster-present',
    at: opcodes,
    judge(instruction, _, report) {
      if (instruction.valueAt(1) === clusteredReduce && instruction.valueAt(3) === undefined)
        report(operandWord(instruction, 1), 'ClusteredReduce without a ClusterSize')
    },
  },
  clusterSize('core/non-uniform-cluster-type', (module, instruction) => {
    const type = objectTypeAt(module, instruction, 3)
    return type === undefined || isUnsignedScalar(type, module, instruction)
      ? undefined
      : 'ClusterSize is not an integer scalar of Signedness 0'
  }),
  // No other rule asks whether it is an object at all, because it is optional.
  clusterSize('core/non-uniform-cluster-constant', (module, instruction) => {
    const definition = operandDefinition(module, instruction, 3)
    return definition === undefined || isConstantInstruction(definition)
      ? undefined
      : `ClusterSize is ${definition.name}`
  }),
  // Section 3.3.24: operands that name invocations and are constants.
  {
    rule: 'core/non-uniform-lane-constant',
    at: ['OpGroupNonUniformBroadcast', 'OpGroupNonUniformQuadBroadcast', quadSwap],
    judge(instruction, module, report) {
      const isFree = module.version >= version15 || !isKnownVersion(module.version)
      if (isFree && instruction.name !== quadSwap) return
      const lane = objectAt(module, instruction, 2)
      if (lane !== undefined && !isConstantInstruction(lane))
        report(operandWord(instruction, 2), `the operand is ${lane.name}`)
    },
  },
  {
    rule: 'core/non-uniform-direction-value',
    at: [quadSwap],
    judge(instruction, module, report) {
      const id = instruction.valueAt(2) ?? 0
      const type = module.typeOf(id)
      if (!isIntegerType(type) || isSigned(type) || dependsOnSpecialization(module, id)) return
      const value = module.integerValue(id)
      if (value !== undefined && value >= directions)
        report(operandWord(instruction, 2), `there is no Direction ${value}`)
    },
  },
  // Section 3.3.24: votes, values that are handed round, and arithmetic.
  resultFits(
    'core/non-uniform-boolean-result',
    ['Elect', 'All', 'Any', 'AllEqual', 'InverseBallot', 'BallotBitExtract'].map(
      (rest) => `OpGroupNonUniform${rest}`,
    ),
    isBoolean,
    'Boolean',
  ),
  operandFits(
    'core/non-uniform-predicate',
    { OpGroupNonUniformAll: 1, OpGroupNonUniformAny: 1, OpGroupNonUniformBallot: 1 },
    isBoolean,
    'Boolean',
  ),
  operandFits(
    'core/non-uniform-equal-value',
    { OpGroupNonUniformAllEqual: 1 },
    isScalarOrVector,
    'scalar or vector',
  ),
  resultFits('core/non-uniform-value-result', handing, isScalarOrVector, 'scalar or vector'),
  resultFits(
    'core/non-uniform-arithmetic-result',
    arithmetic,
    ofArithmetic,
    'scalar or vector of this kind',
  ),
  operandAsResult(
    'core/non-uniform-value-type',
    { ...eachAt(handing, 1), ...eachAt(arithmetic, 2) },
    isValue,
  ),
  operandFits(
    'core/non-uniform-lane',
    { ...lanes, OpGroupNonUniformBallotBitExtract: 2 },
    isUnsignedScalar,
    'integer scalar of Signedness 0',
  ),
]
