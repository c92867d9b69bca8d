import { floatBits, putInteger } from './bytes.ts'
import type { ResultCase } from './result-case.ts'
import { type Shader, widths } from './shader.ts'
import { text, UntypedShader } from './untyped-shader.ts'

/** A type of values that memory holds, and where its scalars lie. */
interface KindOfValue {
  readonly name: string
  readonly width: number
  /** Bytes from one value to the next. */
  readonly stride: number
  readonly declare: (shader: Shader) => string
  /** For each scalar: its byte, the indexes that lead to it, and whether it is a float. */
  readonly scalars: readonly (readonly [at: number, indexes: readonly number[], isFloat: boolean])[]
}

function vectorKind(width: number, count: number): KindOfValue {
  const size = width / 8
  return {
    name: `vector-of-${count}-times-${width}-bits`,
    width,
    stride: size * (count === 3 ? 4 : count),
    declare: (shader) => shader.declare('%value', `OpTypeVector ${shader.integer(width)} ${count}`),
    scalars: Array.from({ length: count }, (_, n) => [n * size, [n], false]),
  }
}

function scalarKind(
  name: string,
  width: number,
  isFloat: boolean,
  declare: KindOfValue['declare'],
): KindOfValue {
  return { name, width, stride: width / 8, declare, scalars: [[0, [], isFloat]] }
}

function floatKind(width: number): KindOfValue {
  return scalarKind(`float-of-${width}-bits`, width, true, (shader) => shader.float(width))
}

function signedKind(width: number): KindOfValue {
  return scalarKind(`signed-${width}-bits`, width, false, (shader) => {
    shader.integer(width)
    return shader.declare(`%int${width}`, `OpTypeInt ${width} 1`)
  })
}

/** An array whose elements are twice as far apart as they must be. */
function arrayKind(width: number): KindOfValue {
  const step = width / 4
  return {
    name: `array-of-3-times-${width}-bits`,
    width,
    stride: 4 * step,
    declare: (shader) => {
      shader.decorations.push(`OpDecorate %value ArrayStride ${step}`)
      const length = shader.constant(3)
      return shader.declare('%value', `OpTypeArray ${shader.integer(width)} ${length}`)
    },
    scalars: [0, 1, 2].map((n) => [n * step, [n], false]),
  }
}

/** A structure whose members are not in the order of their offsets. */
function structureKind(width: number): KindOfValue {
  const size = width / 8
  const offsets = [2 * size, 0, 3 * size]
  return {
    name: `structure-of-3-times-${width}-bits`,
    width,
    stride: 4 * size,
    declare: (shader) => {
      for (const [n, offset] of offsets.entries())
        shader.decorations.push(`OpMemberDecorate %value ${n} Offset ${offset}`)
      const type = shader.integer(width)
      return shader.declare('%value', `OpTypeStruct ${type} ${type} ${type}`)
    },
    scalars: offsets.map((offset, n) => [offset, [n], false]),
  }
}

/** Two columns of three rows in a structure, by columns or by rows. */
function matrixKind(isRowMajor: boolean): KindOfValue {
  const place = (column: number, row: number) =>
    isRowMajor ? 16 * row + 4 * column : 16 * column + 4 * row
  return {
    name: `matrix-by-${isRowMajor ? 'rows' : 'columns'}`,
    width: 32,
    stride: 64,
    declare: (shader) => {
      shader.capabilities.add('Matrix')
      shader.decorations.push(
        'OpMemberDecorate %value 0 Offset 0',
        'OpMemberDecorate %value 0 MatrixStride 16',
        `OpMemberDecorate %value 0 ${isRowMajor ? 'RowMajor' : 'ColMajor'}`,
      )
      shader.declare('%column', `OpTypeVector ${shader.float(32)} 3`)
      shader.declare('%matrix', 'OpTypeMatrix %column 2')
      return shader.declare('%value', 'OpTypeStruct %matrix')
    },
    scalars: [0, 1].flatMap((column) =>
      [0, 1, 2].map((row) => [place(column, row), [0, column, row], true] as const),
    ),
  }
}

const kinds: readonly KindOfValue[] = [
  ...widths.flatMap((width) => [
    ...[2, 3, 4].map((count) => vectorKind(width, count)),
    signedKind(width),
    arrayKind(width),
    structureKind(width),
  ]),
  ...[16, 32, 64].map(floatKind),
  matrixKind(false),
  matrixKind(true),
]

/** The scalar of a value, which no other scalar of the buffer is like. */
function scalarOf(kind: KindOfValue, n: number, isFloat: boolean): bigint {
  const bits = isFloat ? (floatBits[kind.width] ?? 0n) : 0x8192_a3b4_c5d6_e7f8n
  return BigInt.asUintN(kind.width, bits + 3n * BigInt(n))
}

/** A shader that sees buffers as arrays of values in a block. */
class ValueShader extends UntypedShader {
  readonly type: string

  constructor({ width, stride, declare }: KindOfValue) {
    super('untyped-access-behaves-as-typed-access')
    this.type = declare(this)
    this.inStorageBuffers(width)
    this.decorate(`OpDecorate %values ArrayStride ${stride}`)
    this.declare('%values', `OpTypeRuntimeArray ${this.type}`)
    this.declareBlock('%value_block', '%values')
  }
}

function bufferOf(kind: KindOfValue, index: number): Uint8Array {
  const bytes = new Uint8Array(4 * Math.ceil((3 * kind.stride) / 4)).fill(0x5c)
  for (const [n, [offset, , isFloat]] of kind.scalars.entries()) {
    putInteger(bytes, index * kind.stride + offset, scalarOf(kind, n, isFloat), kind.width)
  }
  return bytes
}

/** A value of the type, every scalar of which is stored as an integer. */
function loadCase(kind: KindOfValue): ResultCase {
  const { width } = kind
  const shader = new ValueShader(kind)
  const { type } = shader
  shader.giveBytes(bufferOf(kind, 2))
  const value = shader.load(type, shader.element('%value_block', '%in', 2))
  for (const [n, [, indexes, isFloat]] of kind.scalars.entries()) {
    const scalarType = isFloat ? shader.float(width) : shader.integer(width)
    const scalar = indexes.length === 0 ? value : shader.extract(scalarType, value, ...indexes)
    const isOther = isFloat || type.startsWith('%int')
    const bits = isOther ? shader.bitsOf(scalar, width) : scalar
    shader.storedWide(bits, scalarOf(kind, n, isFloat), width)
  }
  return shader.toCase(
    `${text}/OpLoad/${kind.name}`,
    `OpLoad of a ${kind.name.replaceAll('-', ' ')} through an untyped pointer`,
  )
}

/** A value made of given scalars. */
function givenValue(shader: ValueShader, kind: KindOfValue): string {
  const { type } = shader
  const scalars = kind.scalars.map(([, , isFloat], n) => {
    const bits = shader.given(scalarOf(kind, n, isFloat), kind.width)
    if (isFloat) return shader.result(shader.float(kind.width), `OpBitcast ${bits}`)
    return type.startsWith('%int') ? shader.result(type, `OpBitcast ${bits}`) : bits
  })
  if (kind.scalars[0]?.[1].length === 0) return scalars[0] as string
  if (!kind.name.startsWith('matrix')) return shader.construct(type, scalars)
  const columns = [0, 3].map((index) =>
    shader.construct('%column', scalars.slice(index, index + 3)),
  )
  return shader.construct(type, [shader.construct('%matrix', columns)])
}

/** A value in a buffer whose other bytes stay. */
function storeCase(kind: KindOfValue): ResultCase {
  const shader = new ValueShader(kind)
  const value = givenValue(shader, kind)
  const bytes = bufferOf(kind, 1)
  shader.fillOutput(bytes.length / 4, shader.declare('%filler', `OpConstant %uint ${0x5c5c_5c5c}`))
  shader.store(shader.element('%value_block', '%out', 1), value)
  shader.expectBytes(bytes)
  return shader.toCase(
    `${text}/OpStore/${kind.name}`,
    `OpStore of a ${kind.name.replaceAll('-', ' ')} through an untyped pointer`,
  )
}

/** Cases of SPV_KHR_untyped_pointers about values of all kinds of types. */
export function untypedValueCases(): readonly ResultCase[] {
  return kinds.flatMap((kind) => [loadCase(kind), storeCase(kind)])
}
