import { type Meaning, signed } from './integer-meanings.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth, widths } from './widths.ts'

/** Instructions of GLSL.std.450 that compare integers, as their sections define them: S and U say how the operands are read. */
const comparing: Readonly<Record<string, Meaning>> = {
  SMin: (x, y, width) => (signed(x, width) < signed(y, width) ? x : y),
  SMax: (x, y, width) => (signed(x, width) < signed(y, width) ? y : x),
  UMin: (x, y) => (x < y ? x : y),
  UMax: (x, y) => (x < y ? y : x),
}

/** Pairs of which the greater one depends on the sign, and one of which it does not. */
function pairsOf(width: number): readonly (readonly bigint[])[] {
  const most = (1n << BigInt(width)) - 1n
  const high = 1n << BigInt(width - 1)
  return [
    ...[
      [0n, most],
      [most, 0n],
      [high - 1n, high],
    ],
    ...[
      [high, high - 1n],
      [most, high],
      [5n, 7n],
    ],
  ]
}

/** A number, and the bounds that it is held between; the lower bound is not above the upper one, with a sign or without. */
function boundedOf(width: number): readonly (readonly bigint[])[] {
  const most = (1n << BigInt(width)) - 1n
  const high = 1n << BigInt(width - 1)
  return [most, high, high - 1n, 5n].map((x) => [x, 1n, 7n])
}

function partOf(name: string, width: number) {
  const kind = name.slice(1)
  const least = comparing[`${name[0]}Min`] as Meaning
  const greatest = comparing[`${name[0]}Max`] as Meaning
  const expectedOf = ([x = 0n, y = 0n, z = 0n]: readonly bigint[]) =>
    kind === 'Clamp'
      ? least(greatest(x, y, width), z, width)
      : (comparing[name] as Meaning)(x, y, width)
  const operandsOf = kind === 'Clamp' ? boundedOf : pairsOf
  return {
    ...{ width, uint: typeOfWidth(width), capability: width === 32 ? 'Shader' : `Int${width}` },
    rows: operandsOf(width).map((operands) => ({
      operands: operands.map((operand) => ({ bits: operand, literal: signed(operand, width) })),
      expected: expectedOf(operands),
    })),
  }
}

/** Cases of minima, maxima and clamps of constants whose type has another sign than the instruction reads. */
export function signCases(): readonly ResultCase[] {
  const partsOf = (name: string) => widths.map((width) => partOf(name, width))
  const named = (names: readonly string[]) => names.map((name) => ({ name, parts: partsOf(name) }))
  return resultsIn('signs', {
    signed: named(['SMin', 'SMax', 'SClamp']),
    unsigned: named(['UMin', 'UMax', 'UClamp']),
  })
}
