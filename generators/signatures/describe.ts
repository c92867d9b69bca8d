import { describeMatrix } from './cooperative-matrix.ts'
import { type Shape, sameType } from './shape.ts'

type OtherShape = Shape & { readonly kind: 'other' }

/** Describes a type that has no structure of its own, with its article. */
type DescribeOther = (shape: OtherShape) => string

function otherInWords({ opcode, identity }: OtherShape): string {
  return opcode ?? `a value of type ${identity}`
}

const numbers = ['no', 'one', 'two', 'three', 'four']

function count(number: number): string {
  return numbers[number] ?? String(number)
}

function plural(shape: Shape, describeOther: DescribeOther): string {
  switch (shape.kind) {
    case 'bool':
      return 'Booleans'
    case 'integer':
      return `${shape.signed ? 'signed' : 'unsigned'} ${shape.width}-bit integers`
    case 'float':
      return `${shape.width}-bit floats`
    case 'vector':
    case 'array':
    case 'pointer':
      return describeShape(shape, describeOther).replace(/^an? (\w+)/, '$1s')
    case 'matrix':
    case 'cooperative-matrix':
      return describeShape(shape, describeOther).replace(/^a (.*?)matrix/, '$1matrices')
    default:
      return describeShape(shape, describeOther).replace(
        /^an? (.*?)(?= (?:of|in) |$)/,
        (_, noun: string) => (noun.endsWith('matrix') ? `${noun.slice(0, -1)}ces` : `${noun}s`),
      )
  }
}

function several(length: number, shape: Shape, describeOther: DescribeOther): string {
  const parts =
    length === 1
      ? describeShape(shape, describeOther).replace(/^an? /, '')
      : plural(shape, describeOther)
  return `${count(length)} ${parts}`
}

/** The members of longer structures are counted. */
const mostListed = 3

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/**
 * A type in words, with its article: "a vector of two 32-bit floats".
 *
 * @param describeOther describes the types in it that have no structure.
 */
export function describeShape(shape: Shape, describeOther: DescribeOther = otherInWords): string {
  switch (shape.kind) {
    case 'void':
      return 'void'
    case 'bool':
      return 'a Boolean'
    case 'integer':
      return `${shape.signed ? 'a signed' : 'an unsigned'} ${shape.width}-bit integer`
    case 'float':
      return `a${shape.width === 8 ? 'n' : ''} ${shape.width}-bit float`
    case 'vector':
      return `a vector of ${several(shape.count, shape.component, describeOther)}`
    case 'matrix':
      return `a matrix of ${count(shape.count)} columns, each ${describeShape(shape.column, describeOther)}`
    case 'array':
      return shape.count === undefined
        ? `an array of ${plural(shape.element, describeOther)}`
        : `an array of ${several(shape.count, shape.element, describeOther)}`
    case 'structure': {
      const [first] = shape.members
      if (first === undefined) return 'an empty structure'
      if (shape.members.every((member) => sameType(member, first)))
        return `a structure of ${several(shape.members.length, first, describeOther)}`
      return shape.members.length > mostListed
        ? `a structure of ${count(shape.members.length)} members`
        : `a structure of ${listed(shape.members.map((member) => describeShape(member, describeOther)))}`
    }
    case 'pointer':
      return `a pointer to ${describeShape(shape.pointee, describeOther)} in ${shape.storageClass}`
    case 'image': {
      const { dim, isArrayed, isMultisampled, sampled } = shape
      const more = `${isArrayed ? ', arrayed' : ''}${isMultisampled ? ', multisampled' : ''}`
      return `an image of Dim ${dim}${more}, with Sampled ${sampled}`
    }
    case 'sampled-image':
      return describeShape(shape.image).replace('an image', 'a sampled image')
    case 'cooperative-matrix':
      return `a cooperative matrix of ${plural(shape.component, describeOther)} ${describeMatrix(shape)}`
    case 'other':
      return describeOther(shape)
  }
}
