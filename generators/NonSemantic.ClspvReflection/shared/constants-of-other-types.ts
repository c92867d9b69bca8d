import type { Argument } from '../../build/argument.ts'
import { declared } from './declared.ts'
import type { Substitute } from './substitute.ts'

/** Bits that a value keeps, so that it is the same number in every type. */
const kept: Readonly<Record<number, number>> = { 8: 0x7f, 16: 0x7fff, 32: 0x7fff_ffff }

function integer(width: 8 | 16 | 32 | 64, signed: boolean): Substitute {
  const capabilities = width === 32 ? [] : [`Int${width}`]
  return declared(
    ({ graft, value }) => {
      const type = graft.type('OpTypeInt', width, signed ? 1 : 0)
      if (type === undefined) return undefined
      const literal = width === 64 ? BigInt(value) : value & (kept[width] ?? 0)
      return graft.add('OpConstant', type, literal)
    },
    ...capabilities,
  )
}

/** The number 1 as a floating-point constant. */
function float(width: number, one: Argument): Substitute {
  const capabilities = width === 32 ? [] : [`Float${width}`]
  return declared(
    ({ graft }) => {
      const type = graft.type('OpTypeFloat', width)
      return type === undefined ? undefined : graft.add('OpConstant', type, one)
    },
    ...capabilities,
  )
}

/** An `OpConstant` of any scalar type but the 32-bit unsigned integer. */
export const constantsOfOtherTypes: Readonly<Record<string, Substitute>> = {
  int: integer(32, true),
  uchar: integer(8, false),
  ushort: integer(16, false),
  ulong: integer(64, false),
  char: integer(8, true),
  short: integer(16, true),
  long: integer(64, true),
  float: float(32, 0x3f80_0000),
  half: float(16, 0x3c00),
  double: float(64, 0x3ff0_0000_0000_0000n),
}
