import type { Check } from '../../check.ts'
import { operandFits, resultFits } from '../shared/fitting-types.ts'
import { isBallot, isUnsignedScalar } from './types.ts'

/** Section 3.3.24: a bit for each invocation. */
export const checks: readonly Check[] = [
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
]
