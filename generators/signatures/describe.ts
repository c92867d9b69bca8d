import { describeMatrix } from './cooperative-matrix.ts'
import type { Shape } from './shape.ts'

const numbers = ['no', 'one', 'two', 'three', 'four']

function count(of: number): string {
  return numbers[of] ?? String(of)
}

function plural(shape: Shape): string {
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
    case 'structure':
      return describeShape(shape).replace(/^an? (\w+)/, '$1s')
    case 'matrix':
    case 'cooperative-matrix':
      return describeShape(shape).replace(/^a (.*?)matrix/, '$1matrices')
    default:
      return `${describeShape(shape).replace(/^an? /, '')}s`
  }
}

function several(of: number, shape: Shape): string {
  return `${count(of)} ${of === 1 ? describeShape(shape).replace(/^an? /, '') : plural(shape)}`
}

/** A type in words, with its article: "a vector of two 32-bit floats". */
export function describeShape(shape: Shape): string {
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
      return `a vector of ${several(shape.count, shape.component)}`
    case 'matrix':
      return `a matrix of ${count(shape.count)} columns, each ${describeShape(shape.column)}`
    case 'array':
      return shape.count === undefined
        ? `an array of ${plural(shape.element)}`
        : `an array of ${several(shape.count, shape.element)}`
    case 'structure': {
      const [first] = shape.members
      if (first === undefined) return 'an empty structure'
      return shape.members.every((member) => member.kind === first.kind)
        ? `a structure of ${several(shape.members.length, first)}`
        : `a structure of ${count(shape.members.length)} members`
    }
    case 'pointer':
      return `a pointer to ${describeShape(shape.pointee)} in ${shape.storageClass}`
    case 'image': {
      const { dim, isArrayed, isMultisampled, sampled } = shape
      const more = `${isArrayed ? ', arrayed' : ''}${isMultisampled ? ', multisampled' : ''}`
      return `an image of Dim ${dim}${more}, with Sampled ${sampled}`
    }
    case 'sampled-image':
      return describeShape(shape.image).replace('an image', 'a sampled image')
    case 'cooperative-matrix':
      return `a cooperative matrix of ${plural(shape.component)} ${describeMatrix(shape)}`
    case 'other':
      return shape.opcode ?? `a value of type ${shape.identity}`
  }
}
