import { operandsOfMatrix } from './cooperative-matrix.ts'
import { capabilitiesOfImage, operandsOfImage } from './image-shape.ts'
import type { Shape } from './shape.ts'
import { isMisnomer, plain, type Reading, type StockLine } from './stock-line.ts'
import { nameOfShape, opaque, shapeNamed } from './stock-names.ts'
import { ofForms, ofOrdinal, type ReadType, typeForms } from './stock-types.ts'
import { valueForms } from './stock-values.ts'

const widthCapabilities: Readonly<Record<string, string>> = {
  integer8: 'Int8',
  integer16: 'Int16',
  integer64: 'Int64',
  float16: 'Float16',
  float64: 'Float64',
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

function readType(name: string, own: ReadonlySet<string>): Reading {
  const shape = shapeNamed(name)
  if (shape !== undefined) return ofType(shape)
  const part: ReadType = (of) => (own.has(of) ? plain('') : readType(of, own))
  return ofOrdinal(name, part) ?? ofForms(typeForms, name, part)
}

/**
 * What a name of the stock declares. Types are `shapeNamed` and `typeForms`, values and variables `valueForms`; before a
 * type or variable, `second_`, `third_` and `fourth_` declare it once more.
 *
 * @param own types that the module declares itself: others may be made of them.
 */
export function readName(name: string, own: ReadonlySet<string>): Reading {
  const any: ReadType = (of) => readName(of, own)
  const type: ReadType = (of) => (own.has(of) ? plain('') : readType(of, own))
  return ofOrdinal(name, any) ?? ofForms(valueForms, name, type) ?? readType(name, own)
}

/** The declaration that a name of the stock stands for; `undefined` for every other name. */
export function stockLine(name: string, own: ReadonlySet<string>): StockLine | undefined {
  const reading = readName(name, own)
  return isMisnomer(reading) ? undefined : reading
}
