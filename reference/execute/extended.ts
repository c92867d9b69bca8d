import { instructionSetByName } from '#spec/grammar/instruction-sets'
import { isSemanticSet } from '../core/shared/availability.ts'
import type { Instruction } from '../module.ts'
import { nary } from './componentwise.ts'
import { debugPrintf } from './debug-printf.ts'
import { exactFloat, exactSum } from './exact.ts'
import { multiplyAdd } from './float-arithmetic.ts'
import { clamped, highestBit, lowestBit, magnitude, onIntegers, saturated } from './integers.ts'
import { type Emit, type InstructionFamily, widthOf } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import { openAmong, Unknown, type Value } from './value.ts'

type Apply = (x: bigint, y: bigint, z: bigint, width: number) => bigint

/** An instruction with one to three operands; `apply` gets 0 for those that it does not have. */
function onThree(isSigned: boolean, apply: Apply): Emit {
  return onIntegers(isSigned, ([x = 0n, y = 0n, z = 0n], width) => apply(x, y, z, width))
}

/** The signed and the unsigned instruction of a name. */
function both(
  name: string,
  apply: (isSigned: boolean) => Apply,
): readonly (readonly [string, Emit])[] {
  return [true, false].map((isSigned) => [
    `${isSigned ? 's' : 'u'}_${name}`,
    onThree(isSigned, apply(isSigned)),
  ])
}

function unsignedOnly(name: string, apply: Apply): readonly [string, Emit] {
  return [name, onThree(false, apply)]
}

function high(value: bigint, width: number): bigint {
  return value >> BigInt(width)
}

function rotated(value: bigint, distance: bigint, width: number): bigint {
  const count = distance % BigInt(width)
  return (value << count) | (value >> (BigInt(width) - count))
}

/** For vectors the most significant bit of each component of c decides, for scalars whether c is zero. */
const select: Emit = (instruction, scope) => {
  const type = scope.types.of(instruction.resultType)
  if ((type.kind === 'vector' ? type.element : type).kind !== 'int')
    throw unsupported('OpenCL.std select of values that are not integers')
  const isChosen = (c: bigint, width: number): boolean =>
    type.kind === 'vector' ? c >> BigInt(width - 1) !== 0n : c !== 0n
  return onThree(false, (a, b, c, width) => (isChosen(c, width) ? b : a))(instruction, scope)
}

/** The integer instructions of OpenCL.std. */
export const openclInstructions: ReadonlyMap<string, Emit> = new Map([
  ...both('abs', () => (x) => magnitude(x)),
  ...both('abs_diff', () => (x, y) => magnitude(x - y)),
  ...both('add_sat', (isSigned) => (x, y, _, width) => saturated(x + y, width, isSigned)),
  ...both('sub_sat', (isSigned) => (x, y, _, width) => saturated(x - y, width, isSigned)),
  ...both('hadd', () => (x, y) => (x + y) >> 1n),
  ...both('rhadd', () => (x, y) => (x + y + 1n) >> 1n),
  ...both('clamp', () => (x, least, most) => {
    if (least > most) throw undefinedBehavior('OpenCL.std clamp', 'minval is above maxval')
    return clamped(x, least, most)
  }),
  ...both('mad_hi', () => (x, y, z, width) => high(x * y, width) + z),
  ...both('mad_sat', (isSigned) => (x, y, z, width) => saturated(x * y + z, width, isSigned)),
  ...both('max', () => (x, y) => (x > y ? x : y)),
  ...both('min', () => (x, y) => (x < y ? x : y)),
  ...both('mul_hi', () => (x, y, _, width) => high(x * y, width)),
  ...both('upsample', (isSigned) => (x, y, _, width) => {
    const low = isSigned ? BigInt.asUintN(width, y) : y
    return (x << BigInt(width)) | low
  }),
  unsignedOnly('clz', (x, _, __, width) => BigInt(width) - 1n - highestBit(x)),
  unsignedOnly('ctz', (x, _, __, width) => (x === 0n ? BigInt(width) : lowestBit(x))),
  unsignedOnly('rotate', (x, distance, _, width) => rotated(x, distance, width)),
  unsignedOnly('popcount', (x) => BigInt(x.toString(2).replaceAll('0', '').length)),
  ['select', select],
  unsignedOnly('bitselect', (x, y, mask) => (x & ~mask) | (y & mask)),
])

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

/** Instructions whose precision an environment decides. */
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
const glslInstructions: ReadonlyMap<string, Emit> = new Map<string, Emit>([
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

const sets: Readonly<Record<string, ReadonlyMap<string, Emit>>> = {
  'GLSL.std.450': glslInstructions,
  'OpenCL.std': openclInstructions,
}

/** The call as an instruction with the operands that its set defines. */
function argumentsOf(call: Instruction): Instruction {
  const { name, opcode, index, word, wordCount, resultType, result } = call
  const operands = call.operands.slice(2)
  const valueAt = (position: number) => operands[position]?.value
  return { name, opcode, index, word, wordCount, resultType, result, operands, valueAt }
}

const extInst: Emit = (call, scope) => {
  const set = scope.module.importName(call.valueAt(0) ?? 0) ?? ''
  if (set === 'NonSemantic.DebugPrintf') return debugPrintf(call, scope)
  if (!isSemanticSet(set)) return () => {}
  const number = call.valueAt(1)
  const row = instructionSetByName(set)?.instructions.find(({ opcode }) => opcode === number)
  const name = row?.name ?? `${number}`
  const emit = sets[set]?.get(name)
  if (emit === undefined) throw unsupported(`${set} ${name}`)
  return emit({ ...argumentsOf(call), name }, scope)
}

/** OpExtInst. */
export const extended: InstructionFamily = {
  OpExtInst: extInst,
  OpExtInstWithForwardRefsKHR: extInst,
}
