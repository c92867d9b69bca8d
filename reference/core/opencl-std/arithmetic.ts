import type { Check } from '../../check.ts'
import {
  argumentType,
  argumentWord,
  asMany,
  type ExtendedRow,
  extendedAsResult,
  extendedChecks,
  extendedOperand,
  extendedResult,
  extendedSameType,
  floating,
  integral,
  namesBetween,
  scalarOrVectorOf,
} from '../shared/extended-instructions.ts'
import { openclSet } from '../shared/extended-sets.ts'
import { differInCount, differInWidth } from '../shared/fitting-types.ts'
import { resultType } from '../shared/operands.ts'
import { componentType, scalarWidth } from '../shared/types.ts'

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

/** Checks of the math, common and integer instructions of OpenCL.std. */
export const checks: readonly Check[] = [...extendedChecks(openclSet, arithmeticRows)]
