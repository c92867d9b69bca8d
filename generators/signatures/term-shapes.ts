import type { Amount, TypeTerm } from '#spec/vocabulary/type-terms'
import { MakerError } from '../maker-error.ts'
import { componentOf, type Shape } from './shape.ts'

/** Whether a number is what an amount asks for. */
export function isAmount(number: number, amount: Amount | undefined): boolean {
  if (amount === undefined) return true
  if (typeof amount === 'number') return number === amount
  if ('includes' in amount) return amount.includes(number)
  return number >= (amount.least ?? -Infinity) && number <= (amount.most ?? Infinity)
}

/** Numbers of an image type, by the grammar's names of its operands. */
function imageNumber(shape: Shape, operand: string): number | undefined {
  if (shape.kind !== 'image') return undefined
  const numbers: Readonly<Record<string, number>> = {
    Depth: shape.depth,
    Arrayed: Number(shape.isArrayed),
    MS: Number(shape.isMultisampled),
    Sampled: shape.sampled,
  }
  return numbers[operand]
}

/** The type that a step from a type leads to; `undefined` where it has no such part. */
export function stepFrom(shape: Shape | undefined, step: string): Shape | undefined {
  if (shape === undefined) return undefined
  if (step === 'component' || step === 'Component Type')
    return shape.kind === 'cooperative-matrix' ? shape.component : componentOf(shape)
  if (step === 'column') return shape.kind === 'matrix' ? shape.column : undefined
  if (step === 'element') return shape.kind === 'array' ? shape.element : undefined
  if (step === 'pointee') return shape.kind === 'pointer' ? shape.pointee : undefined
  if (step === 'Image Type') return shape.kind === 'sampled-image' ? shape.image : undefined
  return step === 'Sampled Type' && shape.kind === 'image' ? shape.component : undefined
}

const opcodes: Readonly<Partial<Record<Shape['kind'], string>>> = {
  'cooperative-matrix': 'OpTypeCooperativeMatrixKHR',
  image: 'OpTypeImage',
  'sampled-image': 'OpTypeSampledImage',
}

function isDeclared(shape: Shape, term: Extract<TypeTerm, { kind: 'declared' }>): boolean {
  const opcode = shape.kind === 'other' ? shape.opcode : opcodes[shape.kind]
  if (opcode !== term.opcode) return false
  return Object.entries(term.operands ?? {}).every(([operand, asked]) => {
    if ('type' in asked) {
      const part = stepFrom(shape, operand)
      return part !== undefined && isOfTerm(part, asked.type)
    }
    const number = 'numbers' in asked ? imageNumber(shape, operand) : undefined
    if (number === undefined || !('numbers' in asked))
      throw new MakerError('faulty-row', `no shape has the operand '${operand}' of ${term.opcode}`)
    return isAmount(number, asked.numbers)
  })
}

function contains(shape: Shape, type: TypeTerm): boolean {
  if (isOfTerm(shape, type)) return true
  switch (shape.kind) {
    case 'vector':
    case 'cooperative-matrix':
      return contains(shape.component, type)
    case 'matrix':
      return contains(shape.column, type)
    case 'array':
      return contains(shape.element, type)
    case 'structure':
      return shape.members.some((member) => contains(member, type))
    default:
      return false
  }
}

/** Whether a part is of a term, where the term asks for one. */
function isPart(part: Shape, term: TypeTerm | undefined): boolean {
  return term === undefined || isOfTerm(part, term)
}

/** Whether a type of the stock is what a term of the vocabulary asks for. Shapes have no encodings of floats. */
export function isOfTerm(shape: Shape, term: TypeTerm): boolean {
  switch (term.kind) {
    case 'any':
      return true
    case 'void':
      return shape.kind === 'void'
    case 'boolean':
      return shape.kind === 'bool'
    case 'integer':
      return (
        shape.kind === 'integer' &&
        isAmount(shape.width, term.width) &&
        (term.signedness === undefined || shape.signed === (term.signedness === 1))
      )
    case 'float':
      return (
        shape.kind === 'float' &&
        isAmount(shape.width, term.width) &&
        (term.encodings === undefined || term.encodings.length === 0)
      )
    case 'vector':
      return (
        shape.kind === 'vector' &&
        isAmount(shape.count, term.count) &&
        isPart(shape.component, term.component)
      )
    case 'matrix':
      return (
        shape.kind === 'matrix' &&
        isAmount(shape.count, term.count) &&
        isPart(shape.column, term.column)
      )
    case 'array':
      return (
        shape.kind === 'array' &&
        (term.length === undefined ||
          (shape.count !== undefined && isAmount(shape.count, term.length))) &&
        isPart(shape.element, term.element)
      )
    case 'structure':
      return (
        shape.kind === 'structure' &&
        (term.members === undefined ||
          (term.members.length === shape.members.length &&
            term.members.every((member, index) => isPart(shape.members[index] as Shape, member))))
      )
    case 'pointer':
      return (
        shape.kind === 'pointer' &&
        (term.storageClasses === undefined || term.storageClasses.includes(shape.storageClass)) &&
        isPart(shape.pointee, term.pointee)
      )
    case 'declared':
      return isDeclared(shape, term)
    case 'one-of':
      return term.types.some((type) => isOfTerm(shape, type))
    case 'not':
      return !isOfTerm(shape, term.type)
    case 'containing':
      return contains(shape, term.type)
    case 'runtime-array':
    case 'function':
      return shape.kind === 'other' && shape.opcode === runtimeOpcodes[term.kind]
  }
}

const runtimeOpcodes = { 'runtime-array': 'OpTypeRuntimeArray', function: 'OpTypeFunction' }
