import { floatBits, hexOf, integerBytes } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'
import { typeOfWidth, widths } from './widths.ts'

/** The forms of replicated composites, of which the last is computed in a function. */
const forms = [
  { form: 'OpConstantCompositeReplicateEXT', isConstant: true },
  { form: 'OpSpecConstantCompositeReplicateEXT', isConstant: true, isSpecialized: true },
  { form: 'OpCompositeConstructReplicateEXT' },
] as const

/** A value that is replicated: an integer, a float, a Boolean or a pair of integers. */
interface ReplicatedValue {
  readonly name: string
  /** The value in words. */
  readonly what: string
  /** The piece of the file that has its lines. */
  readonly kind: 'integer' | 'float' | 'boolean' | 'pair'
  readonly width: number
  /** The type of its scalars. */
  readonly type: string
  /** The bits of its scalars, as integers of that width. */
  readonly bits: readonly bigint[]
  /** The literal of a float. */
  readonly literal?: string
  /** Bytes of the scalar that a specialization constant gets. */
  readonly instead: string
}

function integerValue(width: number): ReplicatedValue {
  const bits = BigInt.asUintN(width, 0x8765_4321_8765_4321n)
  return {
    name: `${width}-bits`,
    what: `an integer of ${width} bits`,
    kind: 'integer',
    width,
    type: typeOfWidth(width),
    bits: [bits],
    instead: hexOf(integerBytes(bits, width)),
  }
}

/** Literals of the floats that have the bits of `floatBits`. */
const floatLiterals: Readonly<Record<number, string>> = {
  16: '12.4140625',
  32: '9581654',
  64: '19088743.537777774',
}

function floatValue(width: number): ReplicatedValue {
  const bits = floatBits[width] ?? 0n
  return {
    name: `float-of-${width}-bits`,
    what: `a float of ${width} bits`,
    kind: 'float',
    width,
    type: typeOfWidth(width),
    bits: [bits],
    literal: floatLiterals[width] ?? '',
    instead: hexOf(integerBytes(bits, width)),
  }
}

const boolean: ReplicatedValue = {
  name: 'boolean',
  what: 'a Boolean',
  kind: 'boolean',
  width: 1,
  type: '%bool',
  bits: [1n],
  instead: '01000000',
}

/** Two different integers, of which the second is specialized. */
function pairValue(width: number): ReplicatedValue {
  const bits = [0x1122_3344_5566_7788n, 0x99aa_bbcc_ddee_ff01n].map((part) =>
    BigInt.asUintN(width, part),
  )
  return {
    name: `pair-of-${width}-bits`,
    what: `a pair of ${width} bits`,
    kind: 'pair',
    width,
    type: typeOfWidth(width),
    bits,
    instead: hexOf(integerBytes(bits[1] ?? 0n, width)),
  }
}

const integers = widths.map(integerValue)
const scalars = [...[16, 32, 64].map(floatValue), boolean]
const others = [...scalars, ...widths.map(pairValue)]

/** The composite type, and the constituents that are looked at. */
interface Composite {
  readonly composite: string
  readonly inWords: string
  readonly kind: 'vector' | 'array' | 'structure'
  readonly count: number
  /** One for each constituent of a structure. */
  readonly members: readonly number[]
  readonly indexes: readonly number[]
  readonly values: readonly ReplicatedValue[]
}

function composite(
  kind: Composite['kind'],
  count: number,
  values: readonly ReplicatedValue[],
  indexes: readonly number[],
): Composite {
  const inWords = `${kind === 'array' ? 'an' : 'a'} ${kind} of ${count}`
  const members = Array.from({ length: count }, (_, member) => member)
  return { composite: `${kind}-of-${count}`, inWords, kind, count, members, values, indexes }
}

const composites: readonly Composite[] = [
  composite('vector', 2, [...integers, ...scalars], [0, 1]),
  composite('vector', 3, integers, [0, 1, 2]),
  composite('vector', 4, [...integers, ...scalars], [0, 1, 2, 3]),
  composite('array', 1, integers, [0]),
  composite('array', 5, integers, [4, 0, 1, 2, 3]),
  composite('array', 6, others, [5, 0, 3]),
  composite('structure', 3, integers, [2, 1, 0]),
  composite('structure', 4, others, [3, 0]),
]

/** The type of constituents, and the pieces of the file that a case is put together of. */
function piecesOf(composition: Composite['kind'], { kind, width, type }: ReplicatedValue) {
  const constituents = { integer: type, float: `%float${width}`, boolean: type, pair: '%pair' }
  return {
    constituent: constituents[kind],
    isPair: kind === 'pair',
    typePiece: composition,
    constantPiece: `${kind}-constant`,
    computedPiece: `${kind}-computed`,
    outputsPiece: `${kind}-outputs`,
  }
}

/** Cases of SPV_EXT_replicated_composites. */
export function replicatedCompositeCases(): readonly ResultCase[] {
  return resultsIn('replicated-composites', {
    forms,
    cases: forms.flatMap((form) =>
      composites.flatMap(({ values, kind, ...rest }) =>
        values.map((value) => ({ ...form, ...rest, ...value, ...piecesOf(kind, value) })),
      ),
    ),
  })
}
