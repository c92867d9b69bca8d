import { floatBits, hexOf, putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { storageAccess, typeOfWidth, widths } from './widths.ts'

/** A scalar of a value: its byte, and the indexes that lead to it. */
type Scalar = readonly [byte: number, indexes: readonly number[]]

/** Values that memory holds: of which kind they are, and where their scalars lie. */
interface KindOfValue {
  readonly name: string
  readonly kind: 'scalar' | 'composite' | 'matrix'
  /** The piece of the file that declares their type. */
  readonly declares: 'vector' | 'signed' | 'array' | 'structure' | 'float' | 'matrix'
  readonly width: number
  /** Bytes from one value to the next. */
  readonly stride: number
  readonly isFloat: boolean
  readonly scalars: readonly Scalar[]
  /** Further values that the piece names. */
  readonly shape?: Readonly<Record<string, unknown>>
}

function vectorKind(width: number, count: number): KindOfValue {
  const size = width / 8
  return {
    name: `vector-of-${count}-times-${width}-bits`,
    kind: 'composite',
    declares: 'vector',
    width,
    stride: size * (count === 3 ? 4 : count),
    isFloat: false,
    scalars: Array.from({ length: count }, (_, n) => [n * size, [n]]),
    shape: { count },
  }
}

function scalarKind(declares: 'signed' | 'float', width: number): KindOfValue {
  const isFloat = declares === 'float'
  const name = isFloat ? `float-of-${width}-bits` : `signed-${width}-bits`
  const scalars: readonly Scalar[] = [[0, []]]
  return { name, kind: 'scalar', declares, width, stride: width / 8, isFloat, scalars }
}

/** An array whose elements are twice as far apart as they must be. */
function arrayKind(width: number): KindOfValue {
  const step = width / 4
  return {
    name: `array-of-3-times-${width}-bits`,
    kind: 'composite',
    declares: 'array',
    width,
    stride: 4 * step,
    isFloat: false,
    scalars: [0, 1, 2].map((n) => [n * step, [n]]),
    shape: { step },
  }
}

/** A structure whose members are not in the order of their offsets. */
function structureKind(width: number): KindOfValue {
  const size = width / 8
  const offsets = [2 * size, 0, 3 * size]
  return {
    name: `structure-of-3-times-${width}-bits`,
    kind: 'composite',
    declares: 'structure',
    width,
    stride: 4 * size,
    isFloat: false,
    scalars: offsets.map((offset, n) => [offset, [n]]),
    shape: { offsets },
  }
}

/** Two columns of three rows in a structure, by columns or by rows. */
function matrixKind(isRowMajor: boolean): KindOfValue {
  const place = (column: number, row: number) =>
    isRowMajor ? 16 * row + 4 * column : 16 * column + 4 * row
  return {
    name: `matrix-by-${isRowMajor ? 'rows' : 'columns'}`,
    kind: 'matrix',
    declares: 'matrix',
    width: 32,
    stride: 64,
    isFloat: true,
    scalars: [0, 1].flatMap((column) =>
      [0, 1, 2].map((row) => [place(column, row), [0, column, row]] as const),
    ),
    shape: { order: isRowMajor ? 'RowMajor' : 'ColMajor' },
  }
}

const kinds: readonly KindOfValue[] = [
  ...widths.flatMap((width) => [
    ...[2, 3, 4].map((count) => vectorKind(width, count)),
    scalarKind('signed', width),
    arrayKind(width),
    structureKind(width),
  ]),
  ...[16, 32, 64].map((width) => scalarKind('float', width)),
  matrixKind(false),
  matrixKind(true),
]

/** The scalar of a value, which no other scalar of the buffer is like. */
function scalarOf({ width, isFloat }: KindOfValue, n: number): bigint {
  const bits = isFloat ? (floatBits[width] ?? 0n) : 0x8192_a3b4_c5d6_e7f8n
  return BigInt.asUintN(width, bits + 3n * BigInt(n))
}

/** A buffer of three values, of which one is what the case is about. */
function bufferOf(kind: KindOfValue, index: number): Uint8Array {
  const bytes = new Uint8Array(4 * Math.ceil((3 * kind.stride) / 4)).fill(0x5c)
  for (const [n, [offset]] of kind.scalars.entries())
    putInteger(bytes, index * kind.stride + offset, scalarOf(kind, n), kind.width)
  return bytes
}

/** The values that the file gets for a kind. */
function partOf(kind: KindOfValue) {
  const { name, width, isFloat, declares, scalars, shape } = kind
  const signed = `%int${width}`
  const type = typeOfWidth(width)
  const scalarType = isFloat ? `%float${width}` : declares === 'signed' ? signed : type
  const after = bufferOf(kind, 1)
  return {
    ...kind,
    ...shape,
    what: name.split('-').join(' '),
    access: storageAccess[width],
    type,
    scalarType,
    // What `%value` is the name of in composites is that of the scalar otherwise.
    valueType: kind.kind === 'scalar' ? scalarType : '%value',
    isUnsigned: scalarType === type,
    isScalar: kind.kind === 'scalar',
    isMatrix: kind.kind === 'matrix',
    scalars: scalars.map(([, indexes], n) => ({
      path: indexes.join(' '),
      bits: scalarOf(kind, n),
    })),
    before: hexOf(bufferOf(kind, 2)),
    after: hexOf(after),
    words: Array.from({ length: after.length / 4 }, (_, n) => n),
  }
}

/** Cases of SPV_KHR_untyped_pointers about values of all kinds of types. */
export function untypedValueCases(): readonly ResultCase[] {
  return resultsIn('untyped-values', { kinds: kinds.map(partOf) })
}
