import type { Check } from '../../check.ts'
import {
  asMany,
  type ExtendedRow,
  extendedAsResult,
  extendedChecks,
  extendedOperand,
  extendedResult,
  floating,
  hasResult,
  hasResultComponents,
  integral,
  isAsLarge,
  namesBetween,
  scalarOf,
  scalarOrVectorOf,
  vectorOf,
} from '../shared/extended-instructions.ts'
import { glslSet } from '../shared/extended-sets.ts'
import { isFloating, isInteger32 } from '../shared/glsl-types.ts'

const integers = ['SAbs', 'SSign', 'UMin', 'SMin', 'UMax', 'SMax', 'UClamp', 'SClamp']

const floats = [
  ...namesBetween(glslSet, 1, 10).filter((name) => !integers.includes(name)),
  'Sqrt',
  'InverseSqrt',
  'Modf',
  'FMin',
  'FMax',
  'FClamp',
  'FMix',
  'Step',
  'SmoothStep',
  'Fma',
  'Frexp',
  'Ldexp',
  'Normalize',
  'FaceForward',
  'Reflect',
  'NMin',
  'NMax',
  'NClamp',
]

const angles = namesBetween(glslSet, 11, 30)

const finding = ['FindILsb', 'FindSMsb', 'FindUMsb']

const isFloat = scalarOf(floating())

const isInteger = scalarOrVectorOf(integral())

const hasIntegerResult = hasResult(isInteger)

const hasFloatingResult = hasResult(isFloating)

const hasFloatResult = hasResult(isFloat)

const arithmeticRows: readonly ExtendedRow[] = [
  extendedResult('core/glsl-float-result', floats, isFloating, 'a floating-point scalar or vector'),
  ...extendedAsResult('core/glsl-float-operand', floats, { Modf: [0], Frexp: [0], Ldexp: [0] }),
  extendedResult(
    'core/glsl-angle-result',
    angles,
    scalarOrVectorOf(floating(16, 32)),
    'a floating-point scalar or vector of 16 or 32 bits',
  ),
  ...extendedAsResult('core/glsl-angle-operand', angles),
  extendedResult('core/glsl-integer-result', integers, isInteger, 'an integer scalar or vector'),
  ...extendedOperand(
    'core/glsl-integer-operand',
    Object.fromEntries(integers.map((name) => [name, [0, 1, 2]])),
    (type, module, call) =>
      isInteger(type, module, call) &&
      (!hasIntegerResult(type, module, call) || isAsLarge(type, module, call)),
    'an integer scalar or vector with the count and width of Result Type',
  ),
  extendedResult('core/glsl-find-result', finding, isInteger32, 'of 32-bit integers'),
  ...extendedOperand(
    'core/glsl-find-operand',
    Object.fromEntries(finding.map((name) => [name, [0]])),
    asMany(isInteger32),
    'a scalar or vector of 32-bit integers as large as Result Type',
  ),
  ...extendedOperand(
    'core/glsl-ldexp-exponent',
    { Ldexp: [1] },
    asMany(isInteger),
    'an integer scalar or vector as large as Result Type',
  ),
  extendedResult(
    'core/glsl-length-result',
    ['Length', 'Distance'],
    isFloat,
    'a floating-point scalar',
  ),
  ...extendedOperand(
    'core/glsl-length-operand',
    { Length: [0], Distance: [0, 1] },
    (type, module, call) =>
      isFloating(type, module, call) &&
      (!hasFloatResult(type, module, call) || hasResultComponents(type, module, call)),
    'a scalar or vector of Result Type',
  ),
  extendedResult(
    'core/glsl-cross-result',
    ['Cross'],
    vectorOf(floating(), 3),
    'a vector of three floating-point components',
  ),
  ...extendedAsResult('core/glsl-cross-operand', ['Cross']),
  extendedResult(
    'core/glsl-refract-result',
    ['Refract'],
    isFloating,
    'a floating-point scalar or vector',
  ),
  ...extendedOperand(
    'core/glsl-refract-operand',
    { Refract: [0, 1] },
    (type, module, call) =>
      isFloating(type, module, call) &&
      (!hasFloatingResult(type, module, call) || hasResultComponents(type, module, call)),
    'a scalar or vector of the components of Result Type',
  ),
  ...extendedOperand(
    'core/glsl-refract-eta',
    { Refract: [2] },
    (type, module, call) =>
      isFloat(type, module, call) &&
      (!hasFloatingResult(type, module, call) || hasResultComponents(type, module, call)),
    'a floating-point scalar of the component type of Result Type',
  ),
]

/** Checks of the instructions of GLSL.std.450 on floating-point scalars and vectors and on integers. */
export const checks: readonly Check[] = [...extendedChecks(glslSet, arithmeticRows)]
