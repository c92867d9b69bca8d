import type { Check } from '../../check.ts'
import {
  type ExtendedRow,
  extendedAsResult,
  extendedChecks,
  extendedOperand,
  extendedResult,
  extendedSameType,
  type FitsCall,
  floating,
  hasCount,
  hasResult,
  hasResultComponents,
  integral,
  isAsLarge,
  numerical,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from '../shared/extended-instructions.ts'
import { openclSet } from '../shared/extended-sets.ts'
import { isVectorType } from '../shared/types.ts'

const lengthNames = ['length', 'fast_length']

const distances = ['distance', 'fast_distance']

const normalizing = ['normalize', 'fast_normalize']

const selecting = ['bitselect', 'select']

const shuffling = ['shuffle', 'shuffle2']

/** Component counts of the vectors that shuffles take. */
const powersOfTwo: readonly number[] = [2, 4, 8, 16]

const isFloat = scalarOf(floating())

const isShuffled = vectorOf(numerical, ...powersOfTwo)

const isMask = vectorOf(integral(), ...powersOfTwo)

const isSelected = scalarOrVectorOf(numerical)

/** Floating-point with up to four components. */
const isShort: FitsCall = (type, module, call) =>
  scalarOrVectorOf(floating())(type, module, call) && hasCount(module, type, [1, 2, 3, 4])

const hasFloatResult = hasResult(isFloat)

const hasShuffledResult = hasResult(isShuffled)

const hasSelectedResult = hasResult(isSelected)

const vectorRows: readonly ExtendedRow[] = [
  extendedResult(
    'core/opencl-cross-result',
    ['cross'],
    vectorOf(floating(), 3, 4),
    'a vector of three or four floating-point components',
  ),
  extendedResult(
    'core/opencl-normalize-result',
    normalizing,
    isShort,
    'floating-point with up to four components',
  ),
  ...extendedAsResult('core/opencl-geometric-operand', ['cross', ...normalizing]),
  extendedResult(
    'core/opencl-length-result',
    [...lengthNames, ...distances],
    isFloat,
    'a floating-point scalar',
  ),
  ...extendedOperand(
    'core/opencl-length-operand',
    Object.fromEntries([...lengthNames, ...distances].map((name) => [name, [0]])),
    (type, module, call) =>
      isShort(type, module, call) &&
      (!hasFloatResult(type, module, call) || hasResultComponents(type, module, call)),
    'a scalar or short vector of Result Type',
  ),
  extendedSameType('core/opencl-distance-second', distances, 1, 0),
  extendedResult(
    'core/opencl-select-result',
    selecting,
    isSelected,
    'a floating-point or integer scalar or vector',
  ),
  ...extendedAsResult('core/opencl-select-operand', selecting, { select: [0, 1] }),
  ...extendedOperand(
    'core/opencl-select-condition',
    { select: [2] },
    (type, module, call) =>
      scalarOrVectorOf(integral())(type, module, call) &&
      (!hasSelectedResult(type, module, call) || isAsLarge(type, module, call)),
    'an integer scalar or vector with the count and width of Result Type',
  ),
  extendedResult(
    'core/opencl-shuffle-result',
    shuffling,
    isShuffled,
    'a vector of 2, 4, 8 or 16 numbers',
  ),
  ...extendedOperand(
    'core/opencl-shuffle-operand',
    { shuffle: [0], shuffle2: [0] },
    (type, module, call) =>
      isShuffled(type, module, call) &&
      (!hasShuffledResult(type, module, call) || hasResultComponents(type, module, call)),
    'a vector of 2, 4, 8 or 16 components of the result',
  ),
  extendedSameType('core/opencl-shuffle-second', ['shuffle2'], 1, 0),
  ...extendedOperand(
    'core/opencl-shuffle-mask',
    { shuffle: [1], shuffle2: [2] },
    (type, module, call) =>
      isVectorType(type) &&
      isMask(type, module, call) &&
      (!hasShuffledResult(type, module, call) || isAsLarge(type, module, call)),
    'a vector of integers with the count and width of Result Type',
  ),
]

/** Checks of the geometric, relational and vector instructions of OpenCL.std. */
export const checks: readonly Check[] = [...extendedChecks(openclSet, vectorRows)]
