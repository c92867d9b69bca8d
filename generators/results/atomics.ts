import type { ResultCase } from './result-case.ts'
import { Shader } from './shader.ts'
import { UntypedShader, text as untypedText } from './untyped-shader.ts'

type Update = (old: bigint, value: bigint) => bigint

const signed = (value: bigint): bigint => BigInt.asIntN(32, value)

/** The contents of memory after each instruction, in 32 bits; those of one operand ignore the value. */
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

/** Runs an atomic instruction on the next word of the output, which holds `before` and is to hold `after` and be followed by it. */
function atomic(
  shader: Shader,
  before: bigint,
  after: bigint,
  operation: (pointer: string) => string,
): void {
  const index = shader.output.length
  const pointer =
    shader instanceof UntypedShader
      ? shader.element('%block', '%out', index)
      : shader.word('%out', index)
  shader.store(pointer, shader.given(before))
  const old = shader.result('%uint', operation(pointer))
  shader.output.push(Number(BigInt.asUintN(32, after)))
  shader.stored(old, Number(before))
}

function finished(shader: Shader, name: string): ResultCase {
  const [kind, text] =
    shader instanceof UntypedShader ? ['untyped', untypedText] : ['typed', 'core']
  return shader.toCase(`${text}/${name}/32-bits`, `${name} through ${kind} pointers`)
}

function atomicCase(shader: Shader, name: string, update: Update): ResultCase {
  const isUnary = name.endsWith('crement')
  for (const [before, value] of samples)
    atomic(shader, before, update(before, value), (pointer) =>
      [name, pointer, '%c1 %c0', ...(isUnary ? [] : [shader.given(value)])].join(' '),
    )
  return finished(shader, name)
}

function compareExchangeCase(shader: Shader): ResultCase {
  const name = 'OpAtomicCompareExchange'
  for (const [before, comparator] of [
    [7n, 7n],
    [7n, 8n],
    [0xffff_ffffn, 0xffff_ffffn],
  ] as const)
    atomic(shader, before, before === comparator ? 99n : before, (pointer) =>
      [name, pointer, '%c1 %c0 %c0', shader.given(99n), shader.given(comparator)].join(' '),
    )
  return finished(shader, name)
}

/** From components of one width to components of another: the low bits become the first components. */
function bitcastCase([from, fromCount, to, toCount]: (typeof casts)[number]): ResultCase {
  const shader = new Shader()
  shader.rules.add('SPV_KHR_untyped_pointers/bitcast-maps-low-bits-to-low-components')
  const [source, target] = [shader.integer(from), shader.integer(to)]
  const value = BigInt.asUintN(from * fromCount, 0x0fed_cba9_8765_4321_1357_9bdf_2468_ace0n)
  const parts = Array.from({ length: fromCount }, (_, n) =>
    shader.given(BigInt.asUintN(from, value >> BigInt(n * from)), from),
  )
  const whole =
    fromCount === 1
      ? (parts[0] as string)
      : shader.construct(shader.vector(source, fromCount), parts)
  const cast = shader.result(shader.vector(target, toCount), `OpBitcast ${whole}`)
  for (let n = 0; n < toCount; n++) {
    const part = toCount === 1 ? cast : shader.extract(target, cast, n)
    shader.storedWide(part, BigInt.asUintN(to, value >> BigInt(n * to)), to)
  }
  const name = `${fromCount}-times-${from}-to-${toCount}-times-${to}`
  return shader.toCase(
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
    ...[() => new Shader(), () => new UntypedShader()].flatMap((begin) => [
      ...Object.entries(updates).map(([name, update]) => atomicCase(begin(), name, update)),
      compareExchangeCase(begin()),
    ]),
    ...casts.map(bitcastCase),
  ]
}
