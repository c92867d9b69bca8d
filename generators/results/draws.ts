import { hexWords } from './bytes.ts'
import { bitsOfFloat } from './float-bits.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import {
  binary,
  extended,
  extendedUnary,
  type IntegerOperation,
  signed,
  unary,
} from './stage-operations.ts'

/** Four integers of 32 bits, without a sign. */
type Four = readonly [number, number, number, number]

const bits = (value: number): number => Number(bitsOfFloat(value, 32))
const hexRows = (rows: readonly (readonly number[])[]) => hexWords(rows.flat())

/** Operands of eight points: on both sides of boundaries, and none that a division may not have. */
const integers: readonly Four[] = [
  [7, 3, 0xffff_ffff, 1],
  [3, 7, 0x8000_0000, 2],
  [0xffff_ffff, 5, 12, 31],
  [0x8000_0000, 31, 0x7fff_ffff, 9],
  [0x7fff_ffff, 1, 5, 5],
  [100, 13, 0xffff_fff0, 4],
  [0, 1, 65_536, 16],
  [0x1234_5678, 8, 0x9abc_def0, 12],
]

/** Floats of eight points whose sums and products are exact. */
const floats: readonly Four[] = [
  [1.5, 2.25, -3, 0.5],
  [-3.5, 0.5, 100, 28],
  [0.75, 0.75, 8, -0.125],
  [2048, 0.125, -7, -9],
  [-1, 1, 3, 2.5],
  [6, -6, 0.5, 0.25],
  [1_048_576, 3, -0.5, 12],
  [5, 10, 1, 1],
]

const floatBinary: Readonly<Record<string, (x: number, y: number) => number | boolean>> = {
  OpFAdd: (x, y) => x + y,
  OpFSub: (x, y) => x - y,
  OpFMul: (x, y) => x * y,
  ...Object.fromEntries(
    ['Ord', 'Unord'].flatMap((kind) => [
      [`OpF${kind}Equal`, (x: number, y: number) => x === y],
      [`OpF${kind}NotEqual`, (x: number, y: number) => x !== y],
      [`OpF${kind}LessThan`, (x: number, y: number) => x < y],
      [`OpF${kind}GreaterThan`, (x: number, y: number) => x > y],
      [`OpF${kind}LessThanEqual`, (x: number, y: number) => x <= y],
      [`OpF${kind}GreaterThanEqual`, (x: number, y: number) => x >= y],
    ]),
  ),
}

/** Bodies that are written in the file, with what they make of four integers. */
const written: readonly {
  readonly id: string
  readonly title?: string
  readonly what: string
  readonly body: string
  readonly meaning: (x: number, y: number, z: number, w: number) => readonly number[]
}[] = [
  {
    ...{ id: 'OpSelectionMerge', what: 'A selection between two blocks', body: 'selection' },
    meaning: (x, y, z, w) => (x < y ? [z, x, 1, w] : [w, y, 2, z]),
  },
  {
    ...{ id: 'OpSwitch', what: 'A switch whose cases fall through', body: 'switch' },
    meaning: (_, y) => {
      const chosen = y % 4
      return [chosen, chosen === 0 ? 10 : chosen === 1 ? 31 : chosen === 2 ? 20 : 7, y, 0]
    },
  },
  {
    ...{ id: 'OpLoopMerge', what: 'A loop whose number of turns is an input', body: 'loop' },
    meaning: (_, y) => [(y * (y + 1)) / 2, y, 2 ** y, 0],
  },
  {
    ...{ id: 'OpFunctionCall', what: 'A function with an early return', body: 'function' },
    meaning: (x, y, z, w) => [x > y ? x - y : y - x, z > w ? z - w : w - z, 0, 0],
  },
  {
    ...{ id: 'OpVectorShuffle', what: 'Components that change their places', body: 'shuffle' },
    meaning: (x, y, z, w) => [w, x, z, y],
  },
  {
    ...{ id: 'OpVectorExtractDynamic', what: 'A component by an index', body: 'dynamic' },
    meaning: (x, y, z, w) => {
      const all = [x, y, z, w]
      const index = y % 4
      return [all[index] ?? 0, index, index === 2 ? 99 : z, index === 3 ? 99 : w]
    },
  },
  {
    ...{ id: 'OpSelect', what: 'A selection of each component', body: 'select' },
    meaning: (x, y, z, w) => [Math.min(x, y), Math.min(z, w), Math.max(x, y), Math.max(z, w)],
  },
  {
    ...{ id: 'OpAll', what: 'All and any of the components', body: 'all' },
    meaning: (x, y, z, w) => [Number(x < y && z < w), Number(x < y || z < w), x, y],
  },
  {
    ...{ id: 'OpAccessChain', what: 'A local array by an index', body: 'array' },
    meaning: (x, y, z, w) => {
      const all = [x, y, z, w]
      all[y % 4] = 77
      return [all[0] ?? 0, all[1] ?? 0, all[(y + 1) % 4] ?? 0, all[3] ?? 0]
    },
  },
  {
    ...{ id: 'OpVariable', what: 'A private variable with an initializer', body: 'private' },
    meaning: (x) => [40, (x ^ 40) >>> 0, (x ^ 40) >>> 0, 0],
  },
  {
    ...{ id: 'OpIAddCarry', what: 'Sums with their carries and borrows', body: 'carry' },
    meaning: (x, y, z, w) => [
      (x + y) >>> 0,
      Number(x + y > 0xffff_ffff),
      (z - w) >>> 0,
      Number(z < w),
    ],
  },
  {
    ...{ id: 'OpUMulExtended', what: 'Products in two parts', body: 'product' },
    meaning: (x, y, z, w) =>
      [BigInt(x) * BigInt(y), BigInt.asUintN(64, signed(BigInt(z)) * signed(BigInt(w)))].flatMap(
        (product) => [Number(product & 0xffff_ffffn), Number(product >> 32n)],
      ),
  },
  {
    ...{ id: 'OpBitFieldInsert', what: 'Fields of bits', body: 'fields' },
    meaning: (x, _, z) => [
      ((x & ~0xff0) | ((z & 0xff) << 4)) >>> 0,
      (x >>> 4) & 0xff,
      ((x << 20) >> 24) >>> 0,
      0,
    ],
  },
  {
    ...{ id: 'OpLogicalAnd', what: 'Boolean values', body: 'logical' },
    meaning: (x, y, z, w) => {
      const [first, second] = [x < y, z < w]
      const all = [first && second, first || second, first === second, first !== second]
      return all.map(Number)
    },
  },
  {
    ...{ id: 'OpCompositeInsert', what: 'A structure of an array', body: 'composite' },
    meaning: (x, y, z, w) => [w, y, (x + z) >>> 0, x],
  },
  {
    ...{ id: 'OpSpecConstantOp', what: 'Specialization constants', body: 'specialized' },
    meaning: (x) => [(x * 6) % 2 ** 32, 13, (x ^ 6) >>> 0, 7],
  },
  {
    ...{ id: 'OpLoad', what: 'A buffer by an index', body: 'buffer' },
    meaning: (_, y, __, w) => [100 + (y % 8), 100 + (w % 8), 0, 0],
  },
  {
    ...{ id: 'OpAccessChain', title: 'pushed-', what: 'Push constants', body: 'pushed' },
    meaning: (x) => [(x ^ 5) >>> 0, 9, 0, 0],
  },
]

/** What instructions make of integers, four at a time. */
function rowsOf(meaning: (x: number, y: number, z: number, w: number) => readonly number[]) {
  return {
    operands: hexRows(integers),
    expected: hexRows(integers.map((four) => meaning(...four))),
  }
}

const word = (value: bigint | boolean): number =>
  Number(typeof value === 'boolean' ? value : BigInt.asUintN(32, value))

/** The instruction of a case, and what its name begins with. */
function idOf(name: string, set: string) {
  return set === '' ? { id: name } : { id: 'OpExtInst', title: `${name}-` }
}

function onPairs(name: string, meaning: IntegerOperation, set = '') {
  const both = (x: number, y: number) => word(meaning(BigInt(x), BigInt(y)))
  return {
    ...{ ...idOf(name, set), name, set, body: 'pairs' },
    isBoolean: typeof meaning(1n, 1n) === 'boolean',
    what: `${set ? `OpExtInst with ${name}` : name} of integers`,
    ...rowsOf((x, y, z, w) => [both(x, y), both(z, w), x, w]),
  }
}

function onEach(name: string, meaning: (x: bigint) => bigint, set = '') {
  const each = (value: number) => word(meaning(BigInt(value)))
  return {
    ...{ ...idOf(name, set), name, set, body: 'each' },
    what: `${set ? `OpExtInst with ${name}` : name} of integers`,
    ...rowsOf((x, y, z, w) => [each(x), each(y), each(z), each(w)]),
  }
}

function onFloats(name: string, meaning: (x: number, y: number) => number | boolean) {
  const both = (x: number, y: number) => {
    const result = meaning(x, y)
    // A sum that is zero would have a sign.
    return typeof result === 'boolean' ? Number(result) : bits(result === 0 ? 0 : result)
  }
  const rows = floats.map((four) =>
    ['OpFAdd', 'OpFSub'].includes(name) && both(four[0], four[1]) === 0
      ? ([four[0], four[1] + 1, four[2], four[3]] as const)
      : four,
  )
  return {
    ...{ id: name, name, body: 'floats' },
    isBoolean: typeof meaning(1, 1) === 'boolean',
    what: `${name} of floating-point numbers`,
    operands: hexRows(rows.map((four) => four.map(bits))),
    expected: hexRows(rows.map(([x, y, z, w]) => [both(x, y), both(z, w), bits(x), bits(w)])),
  }
}

/** Conversions: those to integers drop what comes after the point. */
const conversions = [
  {
    ...{ id: 'OpConvertFToS', name: 'OpConvertFToS', body: 'toInteger' },
    what: 'OpConvertFToS of floating-point numbers',
    operands: hexRows(floats.map((four) => four.map(bits))),
    expected: hexRows(floats.map((four) => four.map((value) => Math.trunc(value) >>> 0))),
  },
  {
    ...{ id: 'OpConvertFToU', name: 'OpConvertFToU', body: 'toInteger' },
    what: 'OpConvertFToU of floating-point numbers',
    operands: hexRows(floats.map((four) => four.map((value) => bits(Math.abs(value))))),
    expected: hexRows(floats.map((four) => four.map((value) => Math.trunc(Math.abs(value))))),
  },
  ...['OpConvertSToF', 'OpConvertUToF'].map((name, index) => {
    const small = [0, 1, 2, 3, 4, 5, 6, 7].map((point) =>
      [point, 100 * point + 1, 3, 7].map((value) => (index === 0 && point % 2 ? -value : value)),
    )
    return {
      ...{ id: name, name, body: 'toFloat' },
      what: `${name} of integers`,
      operands: hexRows(small),
      expected: hexRows(small.map((four) => four.map(bits))),
    }
  }),
]

const payloads = [
  ...Object.entries(binary).map(([name, meaning]) =>
    name.startsWith('OpShift')
      ? {
          ...onPairs(name, meaning),
          ...rowsOf((x, y, z, w) => [
            word(meaning(BigInt(x), BigInt(y % 32))),
            word(meaning(BigInt(z), BigInt(w % 32))),
            x,
            w,
          ]),
        }
      : onPairs(name, meaning),
  ),
  ...Object.entries(extended).map(([name, meaning]) => onPairs(name, meaning, '%glsl')),
  ...Object.entries(unary).map(([name, meaning]) => onEach(name, meaning)),
  ...Object.entries(extendedUnary).map(([name, meaning]) => onEach(name, meaning, '%glsl')),
  ...Object.entries(floatBinary).map(([name, meaning]) => onFloats(name, meaning)),
  ...conversions,
  ...written.map(({ meaning, ...payload }) => ({ ...payload, ...rowsOf(meaning) })),
]

/** Cases of draws: each point is a pixel, which gets what the vertex or the fragment shader makes of the point's attribute. */
export function drawCases(): readonly ResultCase[] {
  return resultsIn('draws', {
    stages: [
      { stage: 'vertex', isVertex: true },
      { stage: 'fragment', isVertex: false },
    ],
    payloads: payloads.map((payload) => ({
      title: '',
      ...payload,
      after: payload.body === 'function' ? 'function-after' : 'nothing',
    })),
  })
}
