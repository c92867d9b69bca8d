import type { ResultCase } from './result-case.ts'
import { Shader } from './shader.ts'

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
  const shader = new Shader()
  const insert = 0x0f1e_2d3cn
  for (const [offset, count] of fields)
    for (const base of samples.slice(2)) {
      const place = [shader.constant(offset), shader.constant(count)]
      const operands = [shader.given(base)]
      const field = (base >> BigInt(offset)) & mask(count)
      let expected = name === 'OpBitFieldSExtract' ? BigInt.asIntN(count, field) : field
      if (name === 'OpBitFieldInsert') {
        operands.push(shader.given(insert))
        const kept = base & ~(mask(count) << BigInt(offset))
        expected = kept | ((insert & mask(count)) << BigInt(offset))
      }
      const id = shader.result('%uint', [name, ...operands, ...place].join(' '))
      shader.storedWide(id, expected, 32)
    }
  return shader.toCase(`core/${name}/32-bits`, `${name} at both ends of a word`)
}

function reversed(value: bigint): bigint {
  let bits = 0n
  for (let index = 0n; index < 32n; index++) bits |= ((value >> index) & 1n) << (31n - index)
  return bits
}

function counted(value: bigint): bigint {
  let count = 0n
  for (let index = 0n; index < 32n; index++) count += (value >> index) & 1n
  return count
}

function unaryCase(name: string, meaning: (value: bigint) => bigint): ResultCase {
  const shader = new Shader()
  for (const x of samples)
    shader.storedWide(shader.result('%uint', `${name} ${shader.given(x)}`), meaning(x), 32)
  return shader.toCase(`core/${name}/32-bits`, `${name} of 32-bit integers`)
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
  const shader = new Shader()
  const type = shader.integer(width)
  const pair = shader.declare('%pair', `OpTypeStruct ${type} ${type}`)
  const most = mask(width)
  for (const [x, y] of [
    [most, 1n],
    [most, most],
    [1n, 2n],
    [2n, 1n],
    [most >> 1n, 3n],
    [1n << BigInt(width - 1), 1n << BigInt(width - 1)],
  ] as const) {
    const id = shader.result(pair, `${name} ${shader.given(x, width)} ${shader.given(y, width)}`)
    for (const [n, part] of (extended[name] as Halves)(x, y, width).entries())
      shader.storedWide(shader.extract(type, id, n), part, width)
  }
  return shader.toCase(`core/${name}/${width}-bits`, `${name} of integers of ${width} bits`)
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
