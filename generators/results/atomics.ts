import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  createShader,
  given,
  integer,
  result,
  type Shader,
  stored,
  storedWide,
  untypedShader,
  vector,
} from './shader.ts'

type Update = (old: bigint, value: bigint) => bigint

const signed = (value: bigint): bigint => BigInt.asIntN(32, value)

/** What memory holds after each instruction, in 32 bits; those of one operand ignore the value. */
const updates: Readonly<Record<string, Update>> = {
  OpAtomicExchange: (_, value) => value,
  OpAtomicIAdd: (old, value) => old + value,
  OpAtomicISub: (old, value) => old - value,
  OpAtomicAnd: (old, value) => old & value,
  OpAtomicOr: (old, value) => old | value,
  OpAtomicXor: (old, value) => old ^ value,
  OpAtomicUMin: (old, value) => (old < value ? old : value),
  OpAtomicUMax: (old, value) => (old > value ? old : value),
  OpAtomicSMin: (old, value) => (signed(old) < signed(value) ? old : value),
  OpAtomicSMax: (old, value) => (signed(old) > signed(value) ? old : value),
  OpAtomicIIncrement: (old) => old + 1n,
  OpAtomicIDecrement: (old) => old - 1n,
}

const samples = [
  [5n, 3n],
  [3n, 5n],
  [0xffff_ffffn, 1n],
  [0n, 0x8000_0000n],
  [0x8000_0000n, 0x7fff_ffffn],
] as const

/** A pointer to the next word of the output. */
function place(shader: Shader, isUntyped: boolean): string {
  const index = constant(shader, shader.output.length)
  if (!isUntyped) return result(shader, '%word', `OpAccessChain %out %c0 ${index}`)
  return result(shader, '%untyped', `OpUntypedAccessChainKHR %block %out %c0 ${index}`)
}

function through(shader: Shader, name: string, isUntyped: boolean): ResultCase {
  const [kind, text] = isUntyped ? ['untyped', 'SPV_KHR_untyped_pointers'] : ['typed', 'core']
  return caseOf(shader, `${text}/${name}/32-bits`, `${name} through ${kind} pointers`)
}

function atomicCase(name: string, isUntyped: boolean): ResultCase {
  const shader = isUntyped ? untypedShader() : createShader()
  const isUnary = /crement$/.test(name)
  for (const [before, value] of samples) {
    const pointer = place(shader, isUntyped)
    shader.body.push(`OpStore ${pointer} ${given(shader, before, 32)}`)
    const operand = isUnary ? '' : ` ${given(shader, value, 32)}`
    const old = result(shader, '%uint', `${name} ${pointer} %c1 %c0${operand}`)
    const after = updates[name]?.(before, value) ?? 0n
    shader.output.push(Number(BigInt.asUintN(32, after)))
    stored(shader, old, Number(before))
  }
  return through(shader, name, isUntyped)
}

function compareExchangeCase(isUntyped: boolean): ResultCase {
  const shader = isUntyped ? untypedShader() : createShader()
  for (const [before, comparator] of [
    [7n, 7n],
    [7n, 8n],
    [0xffff_ffffn, 0xffff_ffffn],
  ] as const) {
    const pointer = place(shader, isUntyped)
    shader.body.push(`OpStore ${pointer} ${given(shader, before, 32)}`)
    const [value, expected] = [given(shader, 99n, 32), given(shader, comparator, 32)]
    const operands = `${pointer} %c1 %c0 %c0 ${value} ${expected}`
    const old = result(shader, '%uint', `OpAtomicCompareExchange ${operands}`)
    shader.output.push(before === comparator ? 99 : Number(before))
    stored(shader, old, Number(before))
  }
  return through(shader, 'OpAtomicCompareExchange', isUntyped)
}

/** From components of one width to components of another: the low bits become the first components. */
function bitcastCase(from: number, fromCount: number, to: number, toCount: number): ResultCase {
  const shader = createShader()
  shader.rules.add('SPV_KHR_untyped_pointers/bitcast-maps-low-bits-to-low-components')
  const [source, target] = [integer(shader, from), integer(shader, to)]
  const vectorOf = (type: string, count: number) =>
    count === 1 ? type : vector(shader, type, count)
  const value = BigInt.asUintN(from * fromCount, 0x0fed_cba9_8765_4321_1357_9bdf_2468_ace0n)
  const parts = Array.from({ length: fromCount }, (_, n) =>
    given(shader, BigInt.asUintN(from, value >> BigInt(n * from)), from),
  )
  const whole =
    fromCount === 1
      ? (parts[0] as string)
      : result(shader, vectorOf(source, fromCount), `OpCompositeConstruct ${parts.join(' ')}`)
  const cast = result(shader, vectorOf(target, toCount), `OpBitcast ${whole}`)
  for (let n = 0; n < toCount; n++) {
    const part = toCount === 1 ? cast : result(shader, target, `OpCompositeExtract ${cast} ${n}`)
    storedWide(shader, part, BigInt.asUintN(to, value >> BigInt(n * to)), to)
  }
  const name = `${fromCount}-times-${from}-to-${toCount}-times-${to}`
  return caseOf(
    shader,
    `core/OpBitcast/${name}`,
    `OpBitcast from ${fromCount} components of ${from} bits to ${toCount} of ${to}`,
  )
}

const casts = [
  [64, 1, 32, 2],
  [32, 2, 64, 1],
  [64, 1, 16, 4],
  [16, 4, 64, 1],
  [32, 1, 16, 2],
  [16, 2, 32, 1],
  [32, 1, 8, 4],
  [8, 4, 32, 1],
  [64, 2, 32, 4],
  [32, 4, 64, 2],
  [16, 2, 8, 4],
  [8, 4, 16, 2],
] as const

/** Cases of atomic instructions through typed and untyped pointers, and of bit patterns that keep their order. */
export function atomicCases(): readonly ResultCase[] {
  return [
    ...[false, true].flatMap((isUntyped) => [
      ...Object.keys(updates).map((name) => atomicCase(name, isUntyped)),
      compareExchangeCase(isUntyped),
    ]),
    ...casts.map(([from, fromCount, to, toCount]) => bitcastCase(from, fromCount, to, toCount)),
  ]
}
