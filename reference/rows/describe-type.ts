import type { OperandTerm, TypeTerm } from '#spec/vocabulary/type-terms'
import { article } from '../core/shared/article.ts'
import type { Instruction } from '../module.ts'
import { amountWords, choice } from './amounts.ts'
import { operandsAfterResult } from './grammar-operands.ts'

function widthWords(width: Parameters<typeof amountWords>[0] | undefined): string {
  return width === undefined ? '' : `${amountWords(width)}-bit `
}

function operandWords(name: string, term: OperandTerm): string {
  if ('type' in term) return `${name} ${describeType(term.type)}`
  return `${name} ${'numbers' in term ? amountWords(term.numbers) : choice(term.enumerants)}`
}

/** What a term asks for, after "is not": `a vector of 4 components of an integer type`. */
export function describeType(term: TypeTerm): string {
  switch (term.kind) {
    case 'any':
      return 'a type'
    case 'void':
      return 'OpTypeVoid'
    case 'boolean':
      return 'OpTypeBool'
    case 'runtime-array':
      return 'OpTypeRuntimeArray'
    case 'function':
      return 'OpTypeFunction'
    case 'integer': {
      const sign = term.signedness === undefined ? '' : ` of Signedness ${term.signedness}`
      return `${article(`${widthWords(term.width)}integer type`)}${sign}`
    }
    case 'float': {
      const words = article(`${widthWords(term.width)}floating-point type`)
      if (term.encodings === undefined) return words
      const encoding = term.encodings.length === 0 ? 'without' : `with ${choice(term.encodings)} as`
      return `${words} ${encoding} Floating Point Encoding`
    }
    case 'vector': {
      const count = term.count === undefined ? '' : `${amountWords(term.count)} `
      const component = term.component === undefined ? '' : `, each ${describeType(term.component)}`
      return `a vector of ${count}components${component}`
    }
    case 'matrix': {
      const count = term.count === undefined ? '' : `${amountWords(term.count)} `
      const column = term.column === undefined ? '' : `, each ${describeType(term.column)}`
      return `a matrix of ${count}columns${column}`
    }
    case 'array': {
      const length = term.length === undefined ? '' : ` of length ${amountWords(term.length)}`
      const element =
        term.element === undefined ? '' : `, each element ${describeType(term.element)}`
      return `an array${length}${element}`
    }
    case 'structure':
      return term.members === undefined
        ? 'a structure type'
        : `a structure of ${term.members.map(describeType).join(', ')}`
    case 'pointer': {
      const words = term.typed === false ? 'an untyped pointer' : 'a pointer'
      const classes =
        term.storageClasses === undefined ? '' : ` into ${choice(term.storageClasses)}`
      const pointee = term.pointee === undefined ? '' : ` to ${describeType(term.pointee)}`
      return `${words}${classes}${pointee}`
    }
    case 'declared': {
      const operands = Object.entries(term.operands ?? {}).map(([name, operand]) =>
        operandWords(name, operand),
      )
      return `${term.opcode}${operands.length === 0 ? '' : ` with ${operands.join(', ')}`}`
    }
    case 'one-of':
      return choice(term.types.map(describeType))
    case 'not':
      return `any type but ${describeType(term.type)}`
    case 'containing':
      return `${describeType(term.type)}, or a type that contains it`
  }
}

/** A type of a module: its id and its declaration with the operands that are not ids. */
export function typeName(type: Instruction): string {
  const literals = type.operands.flatMap(({ value }, index) => {
    const name = operandsAfterResult(type.name)[index]?.name
    return name === 'Width' || name === 'Signedness' || name === 'Component Count' ? [value] : []
  })
  return `%${type.result} (${[type.name, ...literals].join(' ')})`
}
