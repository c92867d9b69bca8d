import { operandsOfMatrix } from './cooperative-matrix.ts'
import { capabilitiesOfImage, operandsOfImage } from './image-shape.ts'
import type { Shape } from './shape.ts'
import { nameOfShape, opaque, shapeNamed } from './stock-names.ts'

/** A declaration of the stock. */
export interface StockLine {
  /** Assembly, without the result. */
  readonly line: string
  /** Capabilities that the declaration needs beside those of every shader. */
  readonly capabilities: readonly string[]
}

const widthCapabilities: Readonly<Record<string, string>> = {
  integer8: 'Int8',
  integer16: 'Int16',
  integer64: 'Int64',
  float16: 'Float16',
  float64: 'Float64',
}

function plain(line: string, ...capabilities: readonly string[]): StockLine {
  return { line, capabilities }
}

function ofType(shape: Shape): StockLine | undefined {
  const name = (part: Shape) => `%${nameOfShape(part)}`
  switch (shape.kind) {
    case 'void':
      return plain('OpTypeVoid')
    case 'bool':
      return plain('OpTypeBool')
    case 'integer':
    case 'float': {
      const capability = widthCapabilities[`${shape.kind}${shape.width}`]
      const sign = shape.kind === 'integer' ? (shape.signed ? ' 1' : ' 0') : ''
      const line = `OpType${shape.kind === 'integer' ? 'Int' : 'Float'} ${shape.width}${sign}`
      return plain(line, ...(capability === undefined ? [] : [capability]))
    }
    case 'vector':
      return plain(
        `OpTypeVector ${name(shape.component)} ${shape.count}`,
        ...(shape.count === 8 || shape.count === 16 ? ['Vector16'] : []),
      )
    case 'matrix':
      return plain(`OpTypeMatrix ${name(shape.column)} ${shape.count}`)
    case 'cooperative-matrix':
      return plain(
        `OpTypeCooperativeMatrixKHR ${name(shape.component)} ${operandsOfMatrix(shape)}`,
        'CooperativeMatrixKHR',
      )
    case 'array':
      return plain(`OpTypeArray ${name(shape.element)} %uint_${shape.count}`)
    case 'structure':
      return plain(`OpTypeStruct ${shape.members.map(name).join(' ')}`)
    case 'pointer':
      return plain(`OpTypePointer ${shape.storageClass} ${name(shape.pointee)}`)
    case 'image': {
      const operands = operandsOfImage(shape)
      return (
        operands && plain(`OpTypeImage %${operands.join(' ')}`, ...capabilitiesOfImage(operands))
      )
    }
    case 'sampled-image':
      return plain(`OpTypeSampledImage ${name(shape.image)}`)
    case 'other': {
      const { opcode, capability } = opaque[shape.identity] ?? {}
      return opcode === undefined
        ? undefined
        : plain(opcode, ...(capability === undefined ? [] : [capability]))
    }
    default:
      return undefined
  }
}

/** What comes before the name of a type in the name of a value of it. */
const values: Readonly<Record<string, (type: string, shape: Shape | undefined) => string>> = {
  /** Any value, a constant too where the instruction asks for one. */
  a: (type) => `OpUndef %${type}`,
  /** Where the shader gets an image. */
  variable: (type) => `OpVariable %pointer_UniformConstant_${type} UniformConstant`,
  null: (type) => `OpConstantNull %${type}`,
  spec: (type, shape) =>
    shape?.kind === 'bool' ? `OpSpecConstantTrue %${type}` : `OpSpecConstant %${type} 1`,
}

function ofValue(name: string, own: ReadonlySet<string>): StockLine | undefined {
  const [, what = '', type = ''] = /^([a-z]+)_(\w+)$/.exec(name) ?? []
  const value = Object.hasOwn(values, what) ? values[what] : undefined
  if (value === undefined) return undefined
  const shape = shapeNamed(type)
  return shape === undefined && !own.has(type) ? undefined : plain(value(type, shape))
}

function ofNumber(name: string): StockLine | undefined {
  const [, special, type = '', minus, digits] = /^(spec_)?([a-z]+)_(minus_)?(\d+)$/.exec(name) ?? []
  const shape = digits === undefined ? undefined : shapeNamed(type)
  if (shape?.kind !== 'integer' && shape?.kind !== 'float') return undefined
  const opcode = special === undefined ? 'OpConstant' : 'OpSpecConstant'
  return plain(`${opcode} %${type} ${minus === undefined ? '' : '-'}${digits}`)
}

const constants: Readonly<Record<string, string>> = {
  signature: 'OpTypeFunction %void',
  true: 'OpConstantTrue %bool',
  false: 'OpConstantFalse %bool',
}

/**
 * The declaration that a name of the stock stands for: a type (`shapeNamed`), a number of a type (`uint_1`,
 * `int_minus_1`), a value of a type (`a_uint2`), a null constant (`null_uint2`) or a specialization constant
 * (`spec_uint`), a variable of the API (`variable_image_...`). `undefined` for every other name.
 *
 * @param own names that the module declares itself: there are values of those types too.
 */
export function stockLine(name: string, own: ReadonlySet<string>): StockLine | undefined {
  const constant = constants[name]
  if (constant !== undefined) return plain(constant)
  const shape = shapeNamed(name)
  if (shape !== undefined) return ofType(shape)
  return ofNumber(name) ?? ofValue(name, own)
}
