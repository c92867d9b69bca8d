import type { Emit } from './scope.ts'
import { undefinedBehavior, unsupported } from './stop.ts'
import { clamped, highestBit, lowestBit, magnitude, onIntegers, saturated } from './whole.ts'

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

function rotated(value: bigint, by: bigint, width: number): bigint {
  const count = by % BigInt(width)
  return (value << count) | (value >> (BigInt(width) - count))
}

/** Of vectors the most significant bit of each component of c decides, of scalars whether c is zero. */
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
  unsignedOnly('rotate', (x, by, _, width) => rotated(x, by, width)),
  unsignedOnly('popcount', (x) => BigInt(x.toString(2).replaceAll('0', '').length)),
  ['select', select],
  unsignedOnly('bitselect', (x, y, mask) => (x & ~mask) | (y & mask)),
])
