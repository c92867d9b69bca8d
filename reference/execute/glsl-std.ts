import { nary } from './componentwise.ts'
import { exactFloat, exactSum } from './exact.ts'
import { multiplyAdd } from './float-arithmetic.ts'
import { type Emit, widthOf } from './scope.ts'
import { undefinedBehavior } from './stop.ts'
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

/** Which of two zeros is chosen is free. */
function chosen(x: number, y: number, isFirst: boolean): Value {
  if (x === y && !Object.is(x, y)) return new Unknown('the sign of a zero')
  return isFirst ? x : y
}

function clampedFloat([x, least, most]: readonly number[]): Value {
  const [value, low, high] = [x as number, least as number, most as number]
  if (low > high) return new Unknown('the result of FClamp with minVal above maxVal')
  return value < low ? low : value > high ? high : value
}

function clampInteger(isSigned: boolean): Emit {
  return onIntegers(isSigned, ([x, least, most]) => {
    if ((least as bigint) > (most as bigint))
      throw undefinedBehavior('GLSL.std.450 clamp', 'minVal is above maxVal')
    return clamped(x as bigint, least as bigint, most as bigint)
  })
}

const least: Emit = onFloats(([x, y]) =>
  chosen(x as number, y as number, (x as number) < (y as number)),
)
const most: Emit = onFloats(([x, y]) =>
  chosen(x as number, y as number, (x as number) > (y as number)),
)

function sign(value: number): number {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}

function roundedEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  return floor + (rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? 1 : 0)
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
  'Step',
  'SmoothStep',
]

/** The instructions of GLSL.std.450 on scalars and vectors, component by component. */
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
  [
    'Fract',
    onFloats(([x], width, name) => exactSum(x as number, -Math.floor(x as number), width, name)),
  ],
  ['FAbs', onFloats(([x]) => Math.abs(x as number))],
  ['FSign', exactly((x) => sign(x as number))],
  ['SAbs', onIntegers(true, ([x]) => magnitude(x as bigint))],
  ['SSign', onIntegers(true, ([x]) => BigInt(sign(Number(x))))],
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
