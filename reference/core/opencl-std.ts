import type { Check } from '../check.ts'
import {
  argument,
  argumentType,
  argumentWord,
  asMany,
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
  literalArgument,
  namesBetween,
  numerical,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from './shared/extended-instructions.ts'
import { differInCount, differInWidth } from './shared/fitting-types.ts'
import { enumerant } from './shared/grammar.ts'
import { resultType } from './shared/operands.ts'
import { addressWidth } from './shared/pointers.ts'
import {
  componentType,
  isVectorType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from './shared/types.ts'

/** The import string of the set. */
const openclSet = 'OpenCL.std'

const math = namesBetween(openclSet, 0, 66).filter((name) => name !== 'ilogb')
const single = namesBetween(openclSet, 67, 94)
const common = namesBetween(openclSet, 95, 103)
const narrowMultiplications = ['s_mad24', 'u_mad24', 's_mul24', 'u_mul24']
const upsampling = ['u_upsample', 's_upsample']
const integers = [
  ...namesBetween(openclSet, 141, 170),
  ...namesBetween(openclSet, 201, 204),
].filter((name) => !narrowMultiplications.includes(name) && !upsampling.includes(name))

/** Operands that have the result type, of instructions where others do not. */
const alike: Readonly<Record<string, readonly number[]>> = {
  fract: [0],
  frexp: [0],
  ldexp: [0],
  lgamma_r: [0],
  modf: [0],
  nan: [],
  pown: [0],
  remquo: [0, 1],
  rootn: [0],
  sincos: [0],
}

const isFloating = scalarOrVectorOf(floating())
const isInteger = scalarOrVectorOf(integral())
const isInteger32 = scalarOrVectorOf(integral(32))
const isUpsampled = scalarOrVectorOf(integral(8, 16, 32))

const asManyIntegers = asMany(isInteger)

const arithmeticRows: readonly ExtendedRow[] = [
  extendedResult(
    'core/opencl-float-result',
    [...math, ...common],
    isFloating,
    'a floating-point scalar or vector',
  ),
  ...extendedAsResult('core/opencl-float-operand', [...math, ...common], alike),
  extendedResult(
    'core/opencl-single-result',
    single,
    scalarOrVectorOf(floating(32)),
    'a scalar or vector of 32-bit floating-point numbers',
  ),
  ...extendedAsResult('core/opencl-single-operand', single),
  ...extendedOperand(
    'core/opencl-exponent-operand',
    { ldexp: [1], pown: [1], rootn: [1] },
    asMany(isInteger32),
    'a scalar or vector of 32-bit integers as large as Result Type',
  ),
  extendedResult(
    'core/opencl-ilogb-result',
    ['ilogb'],
    isInteger32,
    'a scalar or vector of 32-bit integers',
  ),
  ...extendedOperand(
    'core/opencl-ilogb-operand',
    { ilogb: [0] },
    asMany(isFloating),
    'a floating-point scalar or vector as large as Result Type',
  ),
  ...extendedOperand(
    'core/opencl-nan-operand',
    { nan: [0] },
    (type, module, call) => {
      const result = resultType(module, call)
      if (!asManyIntegers(type, module, call)) return false
      return (
        scalarWidth(componentType(module, result)) === undefined ||
        !differInWidth(module, type, result)
      )
    },
    'an integer scalar or vector with the count and width of Result Type',
  ),
  extendedResult('core/opencl-integer-result', integers, isInteger, 'an integer scalar or vector'),
  ...extendedAsResult('core/opencl-integer-operand', integers),
  extendedResult(
    'core/opencl-integer-32-result',
    narrowMultiplications,
    isInteger32,
    'a scalar or vector of 32-bit integers',
  ),
  ...extendedAsResult('core/opencl-integer-32-operand', narrowMultiplications),
  ...extendedOperand(
    'core/opencl-upsample-operand',
    { u_upsample: [0], s_upsample: [0] },
    isUpsampled,
    'a scalar or vector of integers of 8, 16 or 32 bits',
  ),
  extendedSameType('core/opencl-upsample-low-type', upsampling, 1, 0),
  {
    rule: 'core/opencl-upsample-result',
    names: upsampling,
    judge: (call, module, report) => {
      const result = resultType(module, call)
      if (result === undefined) return
      const component = componentType(module, result)
      const high = argumentType(module, call, 0)
      if (!integral(16, 32, 64)(component))
        report(call.word + 1, 'Result Type is not of integers of 16, 32 or 64 bits')
      else if (high === undefined || !isUpsampled(high, module, call)) return
      else if (scalarWidth(component) !== 2 * (scalarWidth(componentType(module, high)) ?? 0))
        report(call.word + 1, 'Result Type is not twice as wide as hi')
      else if (differInCount(module, result, high))
        report(argumentWord(call, 0), 'hi and Result Type differ in their number of components')
    },
  },
]

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

const crossWorkgroup = enumerant('StorageClass', 'CrossWorkgroup')
const opencl = enumerant('MemoryModel', 'OpenCL')

const loads = ['vloadn', 'vload_half', 'vload_halfn', 'vloada_halfn']
const countedLoads = ['vloadn', 'vload_halfn', 'vloada_halfn']
const scalarStores = ['vstore_half', 'vstore_half_r']
const vectorStores = ['vstore_halfn', 'vstore_halfn_r', 'vstorea_halfn', 'vstorea_halfn_r']
const stores = ['vstoren', ...scalarStores, ...vectorStores]

/** The numbers of components that vectors of the text have. */
const vectorCounts: readonly number[] = [2, 3, 4, 8, 16]

function atPlace(
  names: readonly string[],
  index: number,
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(names.map((name) => [name, [index]]))
}

const memoryRows: readonly ExtendedRow[] = [
  ...extendedOperand(
    'core/opencl-size-operand',
    { ...atPlace(loads, 0), ...atPlace(stores, 1), prefetch: [1] },
    (type, module) => {
      const width = addressWidth(module)
      return width === undefined || integral(width)(type)
    },
    'an integer as wide as an address',
  ),
  extendedResult(
    'core/opencl-void-result',
    [...stores, 'prefetch'],
    ({ name }) => name === 'OpTypeVoid',
    'void',
  ),
  extendedResult('core/opencl-load-result', ['vloadn'], vectorOf(numerical), 'a vector of numbers'),
  extendedResult(
    'core/opencl-load-half-result',
    ['vload_half'],
    scalarOf(floating(32)),
    'a 32-bit floating-point scalar',
  ),
  extendedResult(
    'core/opencl-load-half-result',
    ['vload_halfn', 'vloada_halfn'],
    vectorOf(floating(32)),
    'a vector of 32-bit floating-point components',
  ),
  {
    rule: 'core/opencl-load-n',
    names: countedLoads,
    judge: (call, _, report) => {
      const n = literalArgument(call, 2)
      if (n !== undefined && !vectorCounts.includes(n)) report(argumentWord(call, 2), `n is ${n}`)
    },
  },
  {
    rule: 'core/opencl-load-count',
    names: countedLoads,
    judge: (call, module, report) => {
      const n = literalArgument(call, 2)
      const type = resultType(module, call)
      if (n === undefined || !vectorCounts.includes(n) || !isVectorType(type)) return
      if (!hasCount(module, type, [n])) report(argumentWord(call, 2), `the result has not ${n}`)
    },
  },
  ...extendedOperand(
    'core/opencl-store-data',
    atPlace(['vstoren'], 0),
    vectorOf(numerical),
    'a vector of numbers',
  ),
  ...extendedOperand(
    'core/opencl-store-half-data',
    atPlace(scalarStores, 0),
    scalarOf(floating(32, 64)),
    'a floating-point scalar of 32 or 64 bits',
  ),
  ...extendedOperand(
    'core/opencl-store-half-data',
    atPlace(vectorStores, 0),
    vectorOf(floating(32, 64)),
    'a vector of floating-point components of 32 or 64 bits',
  ),
  extendedResult(
    'core/opencl-printf-result',
    ['printf'],
    scalarOf(integral(32)),
    'a 32-bit integer',
  ),
  {
    rule: 'core/opencl-printf-argument',
    names: ['printf'],
    judge: (call, module, report) => {
      for (let index = 1; argument(module, call, index) !== undefined; index++) {
        const type = argumentType(module, call, index)
        if (type === undefined || type.name === 'OpTypeVoid')
          report(argumentWord(call, index), `argument ${index} is not an object`)
      }
    },
  },
  {
    rule: 'core/opencl-prefetch-pointer',
    names: ['prefetch'],
    judge: (call, module, report) => {
      if (argument(module, call, 0) === undefined) return
      const type = argumentType(module, call, 0)
      const pointee = pointeeType(module, type)
      if (storageClassOf(type) !== crossWorkgroup)
        report(argumentWord(call, 0), 'ptr is not a pointer into CrossWorkgroup')
      else if (pointee !== undefined && !scalarOrVectorOf(numerical)(pointee, module, call))
        report(argumentWord(call, 0), `ptr points to ${pointee.name}`)
    },
  },
]

/** Checks of the instructions of OpenCL.std. */
export const checks: readonly Check[] = [
  // Math, common and integer instructions.
  ...extendedChecks(openclSet, arithmeticRows),
  // Instructions that access memory, and of the import of the set.
  ...extendedChecks(openclSet, memoryRows),
  {
    rule: 'core/opencl-memory-model',
    at: ['OpExtInstImport'],
    judge: (instruction, module, report) => {
      if (module.importName(instruction.result) !== openclSet) return
      const model = module.all('OpMemoryModel')[0]?.valueAt(1)
      if (model !== undefined && model !== opencl)
        report(instruction.word, 'OpenCL.std is imported, and the memory model is not OpenCL')
    },
  },
  // Geometric, relational and vector instructions.
  ...extendedChecks(openclSet, vectorRows),
]
