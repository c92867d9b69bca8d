import { operandsOfMatrix } from './cooperative-matrix.ts'
import { capabilitiesOfImage, operandsOfImage } from './image-shape.ts'
import { capabilityOf, declarationOf, type Shape } from './shape.ts'
import { plain, type Reading, type StockLine } from './stock-line.ts'
import { nameOfShape, opaque, shapeNamed } from './stock-names.ts'
import { ofForms, ofOrdinal, type ReadType, typeForms } from './stock-types.ts'
import { valueForms } from './stock-values.ts'

/** The line of a type that other types and literals make up. */
function ofParts(shape: Shape): StockLine | undefined {
  const [name, ...operands] = declarationOf(shape) ?? []
  if (name === undefined) return undefined
  const parts = operands.map((part) => (typeof part === 'object' ? `%${nameOfShape(part)}` : part))
  const length = shape.kind === 'array' ? [`%uint_${shape.count}`] : []
  return plain([name, ...parts, ...length].join(' '), capabilityOf(shape))
}

/** The line of a type that has a name of the stock. */
function ofType(shape: Shape): StockLine | undefined {
  switch (shape.kind) {
    case 'cooperative-matrix':
      return plain(
        `OpTypeCooperativeMatrixKHR %${nameOfShape(shape.component)} ${operandsOfMatrix(shape)}`,
        'CooperativeMatrixKHR',
      )
    case 'image': {
      const operands = operandsOfImage(shape) ?? []
      return plain(`OpTypeImage %${operands.join(' ')}`, ...capabilitiesOfImage(operands))
    }
    case 'other': {
      const { opcode = '', capability } = opaque[shape.identity] ?? {}
      return plain(opcode, capability)
    }
    default:
      return ofParts(shape)
  }
}

function readType(name: string, declared: ReadonlySet<string>): Reading {
  const shape = shapeNamed(name)
  if (shape !== undefined) return ofType(shape)
  const part: ReadType = (typeName) =>
    declared.has(typeName) ? plain('') : readType(typeName, declared)
  return ofOrdinal(name, part) ?? ofForms(typeForms, name, part)
}

/**
 * The declaration of a name of the stock. Types are `shapeNamed` and `typeForms`, values and variables `valueForms`;
 * before a type or variable, `second_`, `third_` and `fourth_` declare it once more.
 *
 * @param declared types that the module declares itself: others may be made of them.
 */
export function readName(name: string, declared: ReadonlySet<string>): Reading {
  const any: ReadType = (whole) => readName(whole, declared)
  const type: ReadType = (part) => (declared.has(part) ? plain('') : readType(part, declared))
  return ofOrdinal(name, any) ?? ofForms(valueForms, name, type) ?? readType(name, declared)
}
