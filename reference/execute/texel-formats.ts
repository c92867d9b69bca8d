import { enumerantByValue } from '#spec/grammar/grammar'
import { encodeHalf, floatOf, rounded } from './exact.ts'
import { isSubnormal } from './float-results.ts'
import { unsigned } from './integers.ts'
import type { Coding, TexelFormat } from './texel-format.ts'
import { NotANumber, Unknown, type Value } from './value.ts'

const codings: Readonly<Record<string, Coding>> = {
  f: 'float',
  i: 'int',
  ui: 'uint',
  '': 'unorm',
  Snorm: 'snorm',
}

/** Components whose widths differ, by name. */
const packed: Readonly<Record<string, readonly number[]>> = {
  Rgb10A2: [10, 10, 10, 2],
  Rgb10a2ui: [10, 10, 10, 2],
}

/**
 * The format with that name of Image Format (3.11), whose names say components, bits and kind; `undefined` for Unknown and for
 * R11fG11fB10f, whose components are floats of other widths.
 */
export function texelFormat(name: string): TexelFormat | undefined {
  const [, letters = '', bits = '', kind = ''] =
    /^(R|Rg|Rgb|Rgba)(\d+)(?:[Aa]2)?(f|i|ui|Snorm)?$/.exec(name) ?? []
  const coding = codings[kind]
  if (letters === '' || coding === undefined) return undefined
  const widths = packed[name] ?? Array.from(letters, () => Number(bits))
  return { name, coding, widths, size: widths.reduce((sum, width) => sum + width, 0) / 8 }
}

/** The format by the value of its enumerant; `undefined` as of {@link texelFormat}. */
export function texelFormatOf(value: number): TexelFormat | undefined {
  return texelFormat(enumerantByValue('ImageFormat', value)?.name ?? '')
}

function inexact({ name }: TexelFormat): Unknown {
  return new Unknown(`a component of ${name} that no float is exactly`)
}

/**
 * The number that the bits of a component are: of a normalized one, only -1, 0 and 1 are exact.
 *
 * @returns integers up to 32 bits as numbers and wider ones as bigints, sign-extended as {@link Value} has them.
 */
export function componentOfBits(bits: bigint, width: number, format: TexelFormat): Value {
  const most = (1n << BigInt(width)) - 1n
  switch (format.coding) {
    case 'float': {
      const value = floatOf(bits, width)
      return Number.isNaN(value) ? new NotANumber() : value
    }
    case 'int':
      return width > 32 ? BigInt.asIntN(width, bits) : Number(BigInt.asIntN(width, bits))
    case 'uint':
      return width > 32 ? BigInt.asIntN(width, bits) : Number(bits) | 0
    case 'unorm':
      return bits === 0n ? 0 : bits === most ? 1 : inexact(format)
    case 'snorm': {
      const value = BigInt.asIntN(width, bits)
      const whole = most >> 1n
      if (value === 0n) return 0
      return value === whole ? 1 : value <= -whole ? -1 : inexact(format)
    }
  }
}

/** The bits of a normalized component, if the number needs no rounding. */
function normalizedBits(value: number, least: number, steps: number): bigint | undefined {
  const scaled = Math.min(1, Math.max(least, value)) * steps
  return Number.isInteger(scaled) ? BigInt(scaled) : undefined
}

/**
 * The bits of a component that is written; `undefined` if the text leaves them open: the number is not known, it needs rounding, or
 * it is an integer that the component has no room for.
 */
export function bitsOfComponent(
  value: Value | undefined,
  width: number,
  { coding }: TexelFormat,
): bigint | undefined {
  if (typeof value === 'bigint') {
    const kept = BigInt.asIntN(64, value)
    const fits = coding === 'int' ? BigInt.asIntN(width, kept) === kept : width === 64
    return fits ? BigInt.asUintN(width, kept) : undefined
  }
  if (typeof value !== 'number') return undefined
  const steps = 2 ** width - 1
  switch (coding) {
    case 'float':
      if (rounded(value, width) !== value || isSubnormal(value, width)) return undefined
      return width === 16
        ? BigInt(encodeHalf(value))
        : BigInt(new Uint32Array(Float32Array.of(value).buffer)[0] ?? 0)
    case 'int': {
      const half = 2 ** (width - 1)
      return value >= -half && value < half ? BigInt.asUintN(width, BigInt(value)) : undefined
    }
    case 'uint': {
      const whole = unsigned(value, 32)
      return whole <= steps ? BigInt(whole) : undefined
    }
    case 'unorm':
      return normalizedBits(value, 0, steps)
    case 'snorm': {
      const bits = normalizedBits(value, -1, (steps - 1) / 2)
      return bits === undefined ? undefined : BigInt.asUintN(width, bits)
    }
  }
}
