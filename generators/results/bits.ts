import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  createShader,
  declare,
  given,
  integer,
  result,
  storedWide,
} from './shader.ts'

const samples = [0n, 1n, 0x8000_0000n, 0xffff_ffffn, 0x1234_5678n, 0xf00f_a55an]
const fields = [
  [0, 0],
  [0, 1],
  [0, 32],
  [4, 8],
  [31, 1],
  [16, 16],
  [5, 27],
] as const

function mask(count: number): bigint {
  return (1n << BigInt(count)) - 1n
}

function fieldCase(name: string): ResultCase {
  const shader = createShader()
  for (const [offset, count] of fields)
    for (const base of samples.slice(2)) {
      const [from, size] = [constant(shader, offset), constant(shader, count)]
      const insert = 0x0f1e_2d3cn
      const x = given(shader, base, 32)
      const field = (base >> BigInt(offset)) & mask(count)
      if (name === 'OpBitFieldInsert') {
        const id = result(
          shader,
          '%uint',
          `${name} ${x} ${given(shader, insert, 32)} ${from} ${size}`,
        )
        const kept = base & ~(mask(count) << BigInt(offset))
        storedWide(shader, id, kept | ((insert & mask(count)) << BigInt(offset)), 32)
      } else {
        const id = result(shader, '%uint', `${name} ${x} ${from} ${size}`)
        storedWide(
          shader,
          id,
          name === 'OpBitFieldSExtract' ? BigInt.asIntN(count, field) : field,
          32,
        )
      }
    }
  return caseOf(shader, `core/${name}/32-bits`, `${name} at both ends of a word`)
}

function reversed(value: bigint): bigint {
  let bits = 0n
  for (let at = 0n; at < 32n; at++) bits |= ((value >> at) & 1n) << (31n - at)
  return bits
}

function counted(value: bigint): bigint {
  let count = 0n
  for (let at = 0n; at < 32n; at++) count += (value >> at) & 1n
  return count
}

function unaryCase(name: string, meaning: (value: bigint) => bigint): ResultCase {
  const shader = createShader()
  for (const x of samples)
    storedWide(shader, result(shader, '%uint', `${name} ${given(shader, x, 32)}`), meaning(x), 32)
  return caseOf(shader, `core/${name}/32-bits`, `${name} of 32-bit integers`)
}

type Halves = (x: bigint, y: bigint, width: number) => readonly [bigint, bigint]

const extended: Readonly<Record<string, Halves>> = {
  OpIAddCarry: (x, y, width) => [x + y, (x + y) >> BigInt(width)],
  OpISubBorrow: (x, y) => [x - y, x < y ? 1n : 0n],
  OpUMulExtended: (x, y, width) => [x * y, (x * y) >> BigInt(width)],
  OpSMulExtended: (x, y, width) => {
    const product = BigInt.asIntN(width, x) * BigInt.asIntN(width, y)
    return [product, product >> BigInt(width)]
  },
}

function extendedCase(name: string, width: number): ResultCase {
  const shader = createShader()
  const type = integer(shader, width)
  const pair = declare(shader, '%pair', `OpTypeStruct ${type} ${type}`)
  const most = mask(width)
  for (const [x, y] of [
    [most, 1n],
    [most, most],
    [1n, 2n],
    [2n, 1n],
    [most >> 1n, 3n],
    [1n << BigInt(width - 1), 1n << BigInt(width - 1)],
  ] as const) {
    const id = result(shader, pair, `${name} ${given(shader, x, width)} ${given(shader, y, width)}`)
    for (const [n, part] of (extended[name] as Halves)(x, y, width).entries())
      storedWide(shader, result(shader, type, `OpCompositeExtract ${id} ${n}`), part, width)
  }
  return caseOf(shader, `core/${name}/${width}-bits`, `${name} of integers of ${width} bits`)
}

/** Cases of the bit instructions and of those that give more bits than they take. */
export function bitCases(): readonly ResultCase[] {
  return [
    ...['OpBitFieldInsert', 'OpBitFieldSExtract', 'OpBitFieldUExtract'].map(fieldCase),
    unaryCase('OpBitReverse', reversed),
    unaryCase('OpBitCount', counted),
    ...Object.keys(extended).flatMap((name) => [32, 64].map((width) => extendedCase(name, width))),
  ]
}
