import type { Check } from '../../check.ts'
import { isScalarOrVectorOf, type Kind } from '../shared/elements.ts'
import {
  eachAt,
  type Fits,
  operandAsResult,
  operandFits,
  resultFits,
} from '../shared/fitting-types.ts'
import { isIntegerType } from '../shared/scalar-type.ts'
import { componentCount } from '../shared/vector-type.ts'
import { isBoolean, isScalarOrVector, ofKinds } from './types.ts'

const votes = ['OpGroupAll', 'OpGroupAny']

/** What the arithmetic of a group works on: UMin and UMax on integers of any Signedness. */
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

/** Section 3.3.21: votes, broadcast and arithmetic. */
export const checks: readonly Check[] = [
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
    'integer and no vector of two or three',
  ),
]
