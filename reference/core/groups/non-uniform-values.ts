import type { Check } from '../../check.ts'
import {
  eachAt,
  type Fits,
  operandAsResult,
  operandFits,
  resultFits,
} from '../shared/fitting-types.ts'
import { nonUniformArithmetic } from './non-uniform-arithmetic.ts'
import { isBoolean, isScalarOrVector, isUnsignedScalar, ofKinds } from './types.ts'

/** What hands values round, with the operand that says from where to whom. */
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

/** Section 3.3.24: votes, values that are handed round, and arithmetic. */
export const checks: readonly Check[] = [
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
