import { hexWords } from './bytes.ts'
import { bitsOfFloat } from './float-bits.ts'
import type { ResultCase } from './result-case.ts'
import { resultsIn } from './results-in.ts'

const points = [0, 1, 2, 3, 4, 5, 6, 7]
const hexRows = (rows: readonly (readonly number[])[]) => hexWords(rows.flat())
const floatBits = (value: number) => Number(bitsOfFloat(value, 32))

type PassedKind = 'uint' | 'int' | 'float'

/** Names of types of scalars. */
const scalars: Readonly<Record<PassedKind, string>> = {
  uint: '%uint',
  int: '%int',
  float: '%float32',
}

/** A type of an interface: a scalar, or something with parts. */
type PassedType =
  | { readonly kind: PassedKind }
  | { readonly parts: readonly PassedType[]; readonly type: string; readonly declares: string }

const scalar = (kind: PassedKind): PassedType => ({ kind })
const copies = (count: number, part: PassedType): PassedType[] =>
  new Array<PassedType>(count).fill(part)
const typeOf = (shape: PassedType): string => ('kind' in shape ? scalars[shape.kind] : shape.type)

function vector(kind: PassedKind, count: number): PassedType {
  const type = `${scalars[kind]}v${count}`
  return {
    ...{ parts: copies(count, scalar(kind)), type },
    declares: `OpTypeVector ${scalars[kind]} ${count}`,
  }
}

function matrix(columns: number, rows: number): PassedType {
  const column = vector('float', rows)
  return {
    ...{ parts: copies(columns, column), type: `%matrix${columns}${rows}` },
    declares: `OpTypeMatrix ${typeOf(column)} ${columns}`,
  }
}

function array(name: string, count: number, part: PassedType): PassedType {
  return {
    ...{ parts: copies(count, part), type: `%${name}` },
    declares: `OpTypeArray ${typeOf(part)} %c${count}`,
  }
}

function structure(name: string, ...parts: readonly PassedType[]): PassedType {
  return { parts, type: `%${name}`, declares: `OpTypeStruct ${parts.map(typeOf).join(' ')}` }
}

const shapes: Readonly<Record<string, PassedType>> = {
  uint: scalar('uint'),
  uvec2: vector('uint', 2),
  uvec3: vector('uint', 3),
  int: scalar('int'),
  ivec2: vector('int', 2),
  ivec4: vector('int', 4),
  float: scalar('float'),
  vec2: vector('float', 2),
  vec3: vector('float', 3),
  vec4: vector('float', 4),
  mat2: matrix(2, 2),
  mat3: matrix(3, 3),
  mat4: matrix(4, 4),
  mat2x4: matrix(2, 4),
  'uint-array': array('three_words', 3, scalar('uint')),
  'vector-array': array('two_vectors', 2, vector('float', 3)),
  'matrix-array': array('two_matrices', 2, matrix(2, 3)),
  structure: structure('pair', scalar('int'), vector('float', 2)),
  nested: structure(
    'nested',
    vector('uint', 2),
    array('pairs', 2, structure('inner', scalar('float'), vector('int', 3))),
  ),
}

interface PassedScalar {
  readonly kind: PassedKind
  readonly path: readonly number[]
}

function leavesOf(shape: PassedType, path: readonly number[] = []): readonly PassedScalar[] {
  if ('kind' in shape) return [{ kind: shape.kind, path }]
  return shape.parts.flatMap((part, index) => leavesOf(part, [...path, index]))
}

/** The types that a shape needs, the innermost first. */
function typesIn(
  shape: PassedType,
): readonly { readonly type: string; readonly declares: string }[] {
  if ('kind' in shape) return []
  const { type, declares } = shape
  const all = [...shape.parts.flatMap(typesIn), { type, declares }]
  return all.filter((each, index) => all.findIndex((other) => other.type === each.type) === index)
}

interface Construction {
  readonly name: string
  readonly type: string
  readonly parts: readonly string[]
}

/** How the value is put together of `%leaf0`, `%leaf1` and so on; the last one is the whole. */
function constructionsOf(shape: PassedType, next = { leaf: 0, made: 0 }): readonly Construction[] {
  if ('kind' in shape) return []
  const all: Construction[] = []
  const parts = shape.parts.map((part) => {
    if ('kind' in part) return `%leaf${next.leaf++}`
    const inner = constructionsOf(part, next)
    all.push(...inner)
    return inner.at(-1)?.name ?? ''
  })
  return [...all, { name: `%made${next.made++}`, type: shape.type, parts }]
}

/** Four words of each point. */
const attributes = points.map((point) => [point, 3 * point + 1, 100 - point, 7 * point + 50])

/** Scalars are different sums of the attribute and their number; a color adds up every fourth of them, times its number. */
function passedPart(name: string, shape: PassedType) {
  const leaves = leavesOf(shape)
  const expected = attributes.map((four) => {
    const color = [0, 0, 0, 0]
    for (const [index, { kind }] of leaves.entries()) {
      const value = (four[index % 4] ?? 0) + 10 * index
      const bits = kind === 'float' ? floatBits(value) : value
      color[index % 4] = Number(
        BigInt.asUintN(32, BigInt(color[index % 4] ?? 0) + BigInt(bits) * BigInt(index + 1)),
      )
    }
    return color
  })
  const constructions = constructionsOf(shape)
  return {
    name,
    type: typeOf(shape),
    types: typesIn(shape),
    constructions,
    whole: constructions.at(-1)?.name ?? '%leaf0',
    isScalar: 'kind' in shape,
    last: leaves.length - 1,
    leaves: leaves.map(({ kind, path }, index) => ({
      before: index - 1,
      ...{ index, color: index % 4, type: scalars[kind], isFloat: kind === 'float' },
      isUint: kind === 'uint',
      ...{ added: 10 * index, factor: index + 1 },
      path: path.join(' '),
      chain: path.map((step) => `%c${step}`).join(' '),
    })),
    operands: hexRows(attributes),
    expected: hexRows(expected),
  }
}

/** Attributes of one to four components. */
function attributePart(kind: PassedKind, count: number) {
  const rows = points.map((point) =>
    [1, 2, 3, 4].slice(0, count).map((factor) => {
      const value = factor * (point + 2)
      return kind === 'float' ? floatBits(value / 4) : kind === 'int' && factor % 2 ? -value : value
    }),
  )
  const format = ['R32', 'R32G32', 'R32G32B32', 'R32G32B32A32'][count - 1]
  const suffix = { uint: 'UINT', int: 'SINT', float: 'SFLOAT' }[kind]
  return {
    ...{ name: `${kind}-${count}`, isScalar: count === 1, count },
    type: count === 1 ? scalars[kind] : `${scalars[kind]}v${count}`,
    bits: count === 1 ? '%uint' : `%uintv${count}`,
    needsInt: kind === 'int',
    isUint: kind === 'uint',
    components: [0, 1, 2, 3].map((index) => ({ index, isGiven: index < count })),
    format: `${format}_${suffix}`,
    operands: hexRows(rows),
    expected: hexRows(rows.map((row) => [0, 1, 2, 3].map((index) => row[index] ?? 0))),
  }
}

/** Cases of what shaders of a pipeline pass on: types of variables, attributes, colors and built-in variables. */
export function stageInterfaceCases(): readonly ResultCase[] {
  return resultsIn('stage-interfaces', {
    passed: Object.entries(shapes).map(([name, shape]) => passedPart(name, shape)),
    attributes: (['uint', 'int', 'float'] as const).flatMap((kind) =>
      [1, 2, 3, 4]
        .filter((count) => kind !== 'uint' || count < 4)
        .map((count) => attributePart(kind, count)),
    ),
    operands: hexRows(attributes),
    indices: hexRows(points.map((point) => [point, point * point, 0, 1])),
    instances: hexRows(
      [0, 1].flatMap((instance) =>
        [0, 1, 2, 3].map((point) => [point, instance, 4 * instance + point, 0]),
      ),
    ),
    coordinates: hexRows(
      points.map((point) => [floatBits(point + 0.5), floatBits(0.5), 0, floatBits(1)]),
    ),
    facing: hexRows(points.map(() => [1, floatBits(0.5), floatBits(0.5), 5])),
    killed: hexRows(attributes.map((four, point) => (point % 3 === 1 ? [0, 0, 0, 0] : four))),
    signed: hexRows(attributes.map((four) => four.map((value) => -value))),
    halves: hexRows(attributes.map((four) => four.map((value) => floatBits(value / 2)))),
    doubled: hexRows(attributes.map((four) => four.map((value) => 2 * value))),
    packed: hexRows(attributes.map(([x = 0, y = 0, z = 0, w = 0]) => [w, floatBits(x), y, z])),
    written: hexRows(attributes.map(([x = 0, y = 0, z = 0]) => [x, y, x + y, z])),
  })
}
