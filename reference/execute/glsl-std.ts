import { nary } from './componentwise.ts'
import { exactFloat, exactSum } from './exact.ts'
import { multiplyAdd } from './float-arithmetic.ts'
import { type Emit, widthOf } from './scope.ts'
import { openAmong, Unknown, type Value } from './value.ts'
import { clamped, highestBit, lowestBit, magnitude, onIntegers } from './whole.ts'

function onFloats(apply: (values: readonly number[], width: number, name: string) => Value): Emit {
  return (instruction, scope) => {
    const width = widthOf(scope.types.of(instruction.resultType))
    return nary(instruction, scope, (values) =>
      values.every((value) => typeof value === 'number')
        ? apply(values, width, instruction.name)
        : openAmong(...values),
    )
  }
}

function exactly(apply: (...values: readonly number[]) => number): Emit {
  return onFloats((values, width, name) => exactFloat(apply(...values), width, name))
}

/** Which of two zeros is chosen is free; which operand is, if one is a NaN, is up to what made the NaN open. */
function smaller(x: number, y: number): Value {
  if (x === 0 && y === 0) return zero(x, y)
  return y < x ? y : x
}

function larger(x: number, y: number): Value {
  if (x === 0 && y === 0) return zero(x, y)
  return x < y ? y : x
}

function zero(x: number, y: number): Value {
  return Object.is(x, y) ? x : new Unknown('the sign of a zero')
}

function clampedFloat([x, least, most]: readonly number[]): Value {
  const [value, low, high] = [x as number, least as number, most as number]
  if (low > high) return new Unknown('the result of a clamp with minVal above maxVal')
  const atLeast = larger(value, low)
  // A zero of either sign, which is not above maxVal.
  return typeof atLeast === 'number' ? smaller(atLeast, high) : atLeast
}

function clampInteger(isSigned: boolean): Emit {
  return onIntegers(isSigned, ([x, least, most]) =>
    (least as bigint) > (most as bigint)
      ? new Unknown('the result of a clamp with minVal above maxVal')
      : clamped(x as bigint, least as bigint, most as bigint),
  )
}

const least: Emit = onFloats(([x, y]) => smaller(x as number, y as number))
const most: Emit = onFloats(([x, y]) => larger(x as number, y as number))

/** The sign of a result that is zero is that of the operand, which the text leaves open for a negative one. */
function roundedEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  const whole = floor + (rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? 1 : 0)
  return whole === 0 && (value < 0 || Object.is(value, -0)) ? -0 : whole
}

/** Those whose precision an environment decides. */
const imprecise = [
  'Radians',
  'Degrees',
  'Sin',
  'Cos',
  'Tan',
  'Asin',
  'Acos',
  'Atan',
  'Sinh',
  'Cosh',
  'Tanh',
  'Asinh',
  'Acosh',
  'Atanh',
  'Atan2',
  'Pow',
  'Exp',
  'Log',
  'Exp2',
  'Log2',
  'Sqrt',
  'InverseSqrt',
  'FMix',
  'SmoothStep',
]

/**
 * The instructions of GLSL.std.450 on scalars and vectors, component by component, as the registry describes them: SPIR-V Extended
 * Instructions for GLSL, Version 1.00, Revision 12. Those that are missing are reported by name.
 */
export const glslInstructions: ReadonlyMap<string, Emit> = new Map<string, Emit>([
  ...imprecise.map((name): readonly [string, Emit] => [
    name,
    onFloats(() => new Unknown(`the result of ${name}, whose precision is free`)),
  ]),
  ['RoundEven', exactly((x) => roundedEven(x as number))],
  [
    'Round',
    onFloats(([x], width, name) => {
      const value = x as number
      return value - Math.floor(value) === 0.5
        ? new Unknown('the result of Round of a half')
        : exactFloat(roundedEven(value), width, name)
    }),
  ],
  ['Trunc', exactly((x) => Math.trunc(x as number))],
  ['Floor', exactly((x) => Math.floor(x as number))],
  ['Ceil', exactly((x) => Math.ceil(x as number))],
  ['Step', onFloats(([edge, x]) => ((x as number) < (edge as number) ? 0 : 1))],
  [
    'Fract',
    onFloats(([x], width, name) => exactSum(x as number, -Math.floor(x as number), width, name)),
  ],
  ['FAbs', onFloats(([x]) => Math.abs(x as number))],
  ['FSign', exactly((x) => Math.sign(x as number))],
  ['SAbs', onIntegers(true, ([x]) => magnitude(x as bigint))],
  ['SSign', onIntegers(true, ([x]) => BigInt(Math.sign(Number(x))))],
  ['FMin', least],
  ['NMin', least],
  ['FMax', most],
  ['NMax', most],
  [
    'UMin',
    onIntegers(false, ([x, y]) => ((x as bigint) < (y as bigint) ? (x as bigint) : (y as bigint))),
  ],
  [
    'SMin',
    onIntegers(true, ([x, y]) => ((x as bigint) < (y as bigint) ? (x as bigint) : (y as bigint))),
  ],
  [
    'UMax',
    onIntegers(false, ([x, y]) => ((x as bigint) > (y as bigint) ? (x as bigint) : (y as bigint))),
  ],
  [
    'SMax',
    onIntegers(true, ([x, y]) => ((x as bigint) > (y as bigint) ? (x as bigint) : (y as bigint))),
  ],
  ['FClamp', onFloats(clampedFloat)],
  ['NClamp', onFloats(clampedFloat)],
  ['UClamp', clampInteger(false)],
  ['SClamp', clampInteger(true)],
  [
    'Fma',
    onFloats(([x, y, z], width, name) =>
      multiplyAdd(x as number, y as number, z as number, width, name),
    ),
  ],
  ['FindILsb', onIntegers(false, ([x]) => lowestBit(x as bigint))],
  ['FindUMsb', onIntegers(false, ([x]) => highestBit(x as bigint))],
  [
    'FindSMsb',
    onIntegers(true, ([x]) => highestBit((x as bigint) < 0n ? ~(x as bigint) : (x as bigint))),
  ],
])
