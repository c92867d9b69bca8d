import type { ResultCase } from './result-case.ts'
import { Shader, widths } from './shader.ts'

type IntegerPair = readonly [bigint, bigint]
type Meaning<Value = bigint> = (x: bigint, y: bigint, width: number) => Value

const signed = (value: bigint, width: number): bigint => BigInt.asIntN(width, value)

/** The definitions in the sections of the instructions, on integers without a width that are read as unsigned. */
const arithmetic: Readonly<Record<string, Meaning>> = {
  OpIAdd: (x, y) => x + y,
  OpISub: (x, y) => x - y,
  OpIMul: (x, y) => x * y,
  OpUDiv: (x, y) => x / y,
  OpUMod: (x, y) => x % y,
  OpSDiv: (x, y, width) => signed(x, width) / signed(y, width),
  OpSRem: (x, y, width) => signed(x, width) % signed(y, width),
  OpSMod: (x, y, width) => {
    const divisor = signed(y, width)
    return ((signed(x, width) % divisor) + divisor) % divisor
  },
  OpBitwiseAnd: (x, y) => x & y,
  OpBitwiseOr: (x, y) => x | y,
  OpBitwiseXor: (x, y) => x ^ y,
  OpShiftLeftLogical: (x, y) => x << y,
  OpShiftRightLogical: (x, y) => x >> y,
  OpShiftRightArithmetic: (x, y, width) => signed(x, width) >> y,
}

const unary: Readonly<Record<string, Meaning>> = {
  OpSNegate: (x) => -x,
  OpNot: (x) => ~x,
  OpCopyObject: (x) => x,
}

const relations: Readonly<Record<string, Meaning<boolean>>> = {
  OpIEqual: (x, y) => x === y,
  OpINotEqual: (x, y) => x !== y,
  OpULessThan: (x, y) => x < y,
  OpULessThanEqual: (x, y) => x <= y,
  OpUGreaterThan: (x, y) => x > y,
  OpUGreaterThanEqual: (x, y) => x >= y,
  OpSLessThan: (x, y, width) => signed(x, width) < signed(y, width),
  OpSLessThanEqual: (x, y, width) => signed(x, width) <= signed(y, width),
  OpSGreaterThan: (x, y, width) => signed(x, width) > signed(y, width),
  OpSGreaterThanEqual: (x, y, width) => signed(x, width) >= signed(y, width),
}

/** Both sides of every boundary of a width. */
function pairsFor(name: string, width: number): readonly IntegerPair[] {
  const most = (1n << BigInt(width)) - 1n
  const high = 1n << BigInt(width - 1)
  if (name.startsWith('OpShift'))
    return [0, 1, width / 2, width - 1].flatMap((count): IntegerPair[] => [
      [high | 5n, BigInt(count)],
      [most, BigInt(count)],
    ])
  const all: readonly IntegerPair[] = [
    [0n, 1n],
    [7n, 3n],
    [3n, 7n],
    [most, 1n],
    [most, most],
    [high, 2n],
    [high - 1n, high],
    [high, high - 1n],
    [5n, most],
    [most - 6n, 3n],
    [high | 0x15n, 0x2bn],
  ]
  return all.filter(([, y]) => y !== 0n || !/Div|Rem|Mod/.test(name))
}

/** Adds what an instruction makes of the pairs of a width to a shader. */
type Fill = (shader: Shader, name: string, width: number) => void

function scalarCase(name: string, width: number, fill: Fill): ResultCase {
  const shader = new Shader()
  fill(shader, name, width)
  return shader.toCase(`core/${name}/${width}-bits`, `${name} of integers of ${width} bits`)
}

/** The instruction with constants of all widths, which a tool may compute beforehand. */
function constantsCase(name: string, fill: Fill): ResultCase {
  const shader = new Shader('constants')
  for (const width of widths) fill(shader, name, width)
  return shader.toCase(`core/${name}/constants`, `${name} of constants of 8, 16, 32 and 64 bits`)
}

/** Instructions whose result is poison in Vulkan for a negative operand ("Precision of Core SPIR-V Instructions"), unless this is enabled. */
const remainders: ReadonlySet<string> = new Set(['OpSRem', 'OpSMod'])
const negativeRemainders = 'VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'

/** Stores the result of an instruction with two operands, or with one. */
function storeMeaning(
  shader: Shader,
  name: string,
  id: string,
  [x, y]: IntegerPair,
  width: number,
): void {
  if (remainders.has(name) && (signed(x, width) < 0n || signed(y, width) < 0n))
    shader.features.add(negativeRemainders)
  const relation = relations[name]
  const meaning = arithmetic[name] ?? unary[name]
  if (relation !== undefined) shader.storedBoolean(id, relation(x, y, width))
  else shader.storedWide(id, meaning?.(x, y, width) ?? 0n, width)
}

const fillOperation: Fill = (shader, name, width) => {
  const type = name in relations ? '%bool' : shader.integer(width)
  const equal: readonly IntegerPair[] = name in relations ? [[9n, 9n]] : []
  for (const pair of [...pairsFor(name, width), ...equal]) {
    const taken = name in unary ? pair.slice(0, 1) : pair
    const operands = taken.map((operand) => shader.given(operand, width))
    const id = shader.result(type, `${name} ${operands.join(' ')}`)
    storeMeaning(shader, name, id, pair, width)
  }
}

function vectorCase(name: string, width: number, count: number): ResultCase {
  const shader = new Shader()
  const type = shader.integer(width)
  const vectors = shader.vector(type, count)
  const pairs = pairsFor(name, width)
  for (const first of [0, count]) {
    const taken = Array.from(
      { length: count },
      (_, n) => pairs[(first + n) % pairs.length] as IntegerPair,
    )
    const [a, b] = [0, 1].map((side) => {
      const parts = taken.map((pair) => shader.given(pair[side] as bigint, width))
      return shader.construct(vectors, parts)
    })
    const id = shader.result(vectors, `${name} ${a} ${b}`)
    for (const [n, pair] of taken.entries())
      storeMeaning(shader, name, shader.extract(type, id, n), pair, width)
  }
  const summary = `${name} of vectors of ${count} integers of ${width} bits`
  return shader.toCase(`core/${name}/${count}-times-${width}-bits`, summary)
}

function fillConversion(shader: Shader, name: string, from: number, to: number): void {
  for (const [x] of pairsFor(name, from)) {
    const id = shader.result(shader.integer(to), `${name} ${shader.given(x, from)}`)
    shader.storedWide(id, name === 'OpSConvert' ? signed(x, from) : x, to)
  }
}

/** The conversion to every other width. */
const fillConversions: Fill = (shader, name, from) => {
  for (const to of widths) if (to !== from) fillConversion(shader, name, from, to)
}

function conversionCase(name: string, from: number, to: number): ResultCase {
  const shader = new Shader()
  fillConversion(shader, name, from, to)
  const summary = `${name} from ${from} to ${to} bits`
  return shader.toCase(`core/${name}/${from}-to-${to}-bits`, summary)
}

const fillSelect: Fill = (shader, _, width) => {
  for (const [x, y] of pairsFor('OpSelect', width)) {
    const [a, b] = [shader.given(x, width), shader.given(y, width)]
    const condition = shader.result('%bool', `OpULessThan ${a} ${b}`)
    const id = shader.result(shader.integer(width), `OpSelect ${condition} ${a} ${b}`)
    shader.storedWide(id, x < y ? x : y, width)
  }
}

/** Instructions with operands of one width. */
const fills: ReadonlyMap<string, Fill> = new Map([
  ...Object.keys({ ...arithmetic, ...relations, ...unary }).map(
    (name) => [name, fillOperation] as const,
  ),
  ['OpSelect', fillSelect] as const,
])
const conversions = ['OpUConvert', 'OpSConvert']

/** The operation of two specialization constants, one result for each pair of values that are given to them. */
function specializationCase(name: string): ResultCase {
  const shader = new Shader()
  const [x, y] = [0xffff_fff0n, 3n]
  shader.decorations.push('OpDecorate %left SpecId 1', 'OpDecorate %right SpecId 2')
  shader.globals.push('%left = OpSpecConstant %uint 40', '%right = OpSpecConstant %uint 5')
  const type = name in relations ? '%bool' : '%uint'
  const operation = `OpSpecConstantOp ${type} ${name.slice(2)}`
  shader.globals.push(`%result = ${operation} %left %right`, `%other = ${operation} %left %c1`)
  storeMeaning(shader, name, '%result', [x, y], 32)
  storeMeaning(shader, name, '%other', [x, 1n], 32)
  return shader.toCase(
    `core/OpSpecConstantOp/${name}`,
    `OpSpecConstantOp with ${name} of specialized constants`,
    { 1: Number(x), 2: Number(y) },
  )
}

/** Cases of the integer instructions of the core specification. */
export function integerCases(): readonly ResultCase[] {
  const specialized = [...Object.keys(arithmetic), ...Object.keys(relations)]
  const ofWidths = widths.flatMap((width) => [
    ...[...fills].map(([name, fill]) => scalarCase(name, width, fill)),
    ...Object.keys(arithmetic).flatMap((name) =>
      [2, 3, 4].map((count) => vectorCase(name, width, count)),
    ),
    ...widths
      .filter((to) => to !== width)
      .flatMap((to) => conversions.map((name) => conversionCase(name, width, to))),
  ])
  const ofConstants = [
    ...[...fills].map(([name, fill]) => constantsCase(name, fill)),
    ...conversions.map((name) => constantsCase(name, fillConversions)),
  ]
  return [...ofWidths, ...ofConstants, ...specialized.map(specializationCase)]
}
