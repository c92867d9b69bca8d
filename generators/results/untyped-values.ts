import { putInteger } from './bytes.ts'
import { bitsOf, float, floatBits } from './floats.ts'
import type { ResultCase } from './result-case.ts'
import {
  caseOf,
  constant,
  declare,
  declareBlock,
  given,
  inStorageBuffers,
  integer,
  result,
  type Shader,
  storedWide,
  untypedShader,
} from './shader.ts'

const text = 'SPV_KHR_untyped_pointers'

/** A type of values that memory holds, and where its scalars lie. */
interface Kind {
  readonly name: string
  readonly width: number
  /** Bytes from one value to the next. */
  readonly stride: number
  readonly declare: (shader: Shader) => string
  /** Of each scalar: its byte, the indexes that lead to it, and whether it is a float. */
  readonly scalars: readonly (readonly [at: number, indexes: readonly number[], isFloat: boolean])[]
}

function vectorKind(width: number, count: number): Kind {
  const size = width / 8
  return {
    name: `vector-of-${count}-times-${width}-bits`,
    width,
    stride: size * (count === 3 ? 4 : count),
    declare: (shader) =>
      declare(shader, '%value', `OpTypeVector ${integer(shader, width)} ${count}`),
    scalars: Array.from({ length: count }, (_, n) => [n * size, [n], false]),
  }
}

function floatKind(width: number): Kind {
  return {
    name: `float-of-${width}-bits`,
    width,
    stride: width / 8,
    declare: (shader) => float(shader, width),
    scalars: [[0, [], true]],
  }
}

function signedKind(width: number): Kind {
  return {
    name: `signed-${width}-bits`,
    width,
    stride: width / 8,
    declare: (shader) => {
      integer(shader, width)
      return declare(shader, `%int${width}`, `OpTypeInt ${width} 1`)
    },
    scalars: [[0, [], false]],
  }
}

/** An array whose elements are twice as far apart as they must be. */
function arrayKind(width: number): Kind {
  const step = width / 4
  return {
    name: `array-of-3-times-${width}-bits`,
    width,
    stride: 4 * step,
    declare: (shader) => {
      shader.decorations.push(`OpDecorate %value ArrayStride ${step}`)
      const length = constant(shader, 3)
      return declare(shader, '%value', `OpTypeArray ${integer(shader, width)} ${length}`)
    },
    scalars: [0, 1, 2].map((n) => [n * step, [n], false]),
  }
}

/** A structure whose members are not in the order of their offsets. */
function structureKind(width: number): Kind {
  const size = width / 8
  const offsets = [2 * size, 0, 3 * size]
  return {
    name: `structure-of-3-times-${width}-bits`,
    width,
    stride: 4 * size,
    declare: (shader) => {
      for (const [n, offset] of offsets.entries())
        shader.decorations.push(`OpMemberDecorate %value ${n} Offset ${offset}`)
      const type = integer(shader, width)
      return declare(shader, '%value', `OpTypeStruct ${type} ${type} ${type}`)
    },
    scalars: offsets.map((offset, n) => [offset, [n], false]),
  }
}

/** Two columns of three rows in a structure, by columns or by rows. */
function matrixKind(isRowMajor: boolean): Kind {
  const scalars: (readonly [number, readonly number[], boolean])[] = []
  for (const column of [0, 1])
    for (const row of [0, 1, 2]) {
      const at = isRowMajor ? 16 * row + 4 * column : 16 * column + 4 * row
      scalars.push([at, [0, column, row], true])
    }
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
      declare(shader, '%column', `OpTypeVector ${float(shader, 32)} 3`)
      declare(shader, '%matrix', 'OpTypeMatrix %column 2')
      return declare(shader, '%value', 'OpTypeStruct %matrix')
    },
    scalars,
  }
}

const kinds: readonly Kind[] = [
  ...[8, 16, 32, 64].flatMap((width) => [
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
function scalarOf(kind: Kind, n: number, isFloat: boolean): bigint {
  const bits = isFloat ? (floatBits[kind.width] ?? 0n) : 0x8192_a3b4_c5d6_e7f8n
  return BigInt.asUintN(kind.width, bits + 3n * BigInt(n))
}

function begin(): Shader {
  return untypedShader('untyped-access-behaves-as-typed-access')
}

/** A buffer seen as an array of values in a block. */
function elements(shader: Shader, { width, stride }: Kind, value: string): void {
  inStorageBuffers(shader, width)
  shader.decorations.push(`OpDecorate %values ArrayStride ${stride}`)
  declare(shader, '%values', `OpTypeRuntimeArray ${value}`)
  declareBlock(shader, '%value_block', '%values')
}

function bufferOf(kind: Kind, index: number): Uint8Array {
  const bytes = new Uint8Array(4 * Math.ceil((3 * kind.stride) / 4)).fill(0x5c)
  for (const [n, [at, , isFloat]] of kind.scalars.entries()) {
    putInteger(bytes, index * kind.stride + at, scalarOf(kind, n, isFloat), kind.width)
  }
  return bytes
}

function place(shader: Shader, buffer: string, index: number): string {
  const operands = `%value_block ${buffer} %c0 ${constant(shader, index)}`
  return result(shader, '%untyped', `OpUntypedAccessChainKHR ${operands}`)
}

/** A value of the type of which every scalar is stored as an integer. */
function loadCase(kind: Kind): ResultCase {
  const shader = begin()
  const type = kind.declare(shader)
  elements(shader, kind, type)
  const bytes = bufferOf(kind, 2)
  shader.input.push(...new Uint32Array(bytes.buffer))
  const value = result(shader, type, `OpLoad ${place(shader, '%in', 2)}`)
  for (const [n, [, indexes, isFloat]] of kind.scalars.entries()) {
    const scalarType = isFloat ? float(shader, kind.width) : integer(shader, kind.width)
    const isSigned = type.startsWith('%int')
    const scalar =
      indexes.length === 0
        ? value
        : result(shader, scalarType, `OpCompositeExtract ${value} ${indexes.join(' ')}`)
    const bits = isFloat || isSigned ? bitsOf(shader, scalar, kind.width) : scalar
    storedWide(shader, bits, scalarOf(kind, n, isFloat), kind.width)
  }
  return caseOf(
    shader,
    `${text}/OpLoad/${kind.name}`,
    `OpLoad of a ${kind.name.replaceAll('-', ' ')} through an untyped pointer`,
  )
}

/** A value made of given scalars, in a buffer of which all other bytes stay. */
function storeCase(kind: Kind): ResultCase {
  const shader = begin()
  const type = kind.declare(shader)
  elements(shader, kind, type)
  const scalars = kind.scalars.map(([, , isFloat], n) => {
    const bits = given(shader, scalarOf(kind, n, isFloat), kind.width)
    if (isFloat) return result(shader, float(shader, kind.width), `OpBitcast ${bits}`)
    return type.startsWith('%int') ? result(shader, type, `OpBitcast ${bits}`) : bits
  })
  const columns = kind.name.startsWith('matrix')
    ? [0, 3].map((at) =>
        result(shader, '%column', `OpCompositeConstruct ${scalars.slice(at, at + 3).join(' ')}`),
      )
    : []
  const parts =
    columns.length === 0
      ? scalars
      : [result(shader, '%matrix', `OpCompositeConstruct ${columns.join(' ')}`)]
  const value =
    kind.scalars[0]?.[1].length === 0
      ? (parts[0] as string)
      : result(shader, type, `OpCompositeConstruct ${parts.join(' ')}`)
  const bytes = bufferOf(kind, 1)
  const words = new Uint32Array(bytes.buffer)
  for (const [n] of words.entries()) {
    const word = result(shader, '%word', `OpAccessChain %out %c0 ${constant(shader, n)}`)
    const filler = declare(shader, '%filler', `OpConstant %uint ${0x5c5c_5c5c}`)
    shader.body.push(`OpStore ${word} ${filler}`)
  }
  shader.body.push(`OpStore ${place(shader, '%out', 1)} ${value}`)
  shader.output.push(...words)
  return caseOf(
    shader,
    `${text}/OpStore/${kind.name}`,
    `OpStore of a ${kind.name.replaceAll('-', ' ')} through an untyped pointer`,
  )
}

/** Cases of SPV_KHR_untyped_pointers about values of all kinds of types. */
export function untypedValueCases(): readonly ResultCase[] {
  return kinds.flatMap((kind) => [loadCase(kind), storeCase(kind)])
}
