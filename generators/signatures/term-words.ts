import type { Amount, OperandTerm, TypeTerm } from '#spec/vocabulary/type-terms'

/** Words and phrases as alternatives: `1, 2 or 4`. */
export function alternatives(words: readonly (string | number)[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? String(last) : `${words.slice(0, -1).join(', ')} or ${last}`
}

/** A number that is asked for: `3`, `1, 2 or 4`, `at least 2`. */
export function amountWords(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  if ('includes' in amount) return alternatives(amount)
  const bounds = [
    ...(amount.least === undefined ? [] : [`at least ${amount.least}`]),
    ...(amount.most === undefined ? [] : [`at most ${amount.most}`]),
  ]
  return bounds.join(' and ')
}

function article(noun: string): string {
  return `${/^(?:[aeiouO]|8)/.test(noun) && !noun.startsWith('u') ? 'an' : noun.startsWith('unsigned') ? 'an' : 'a'} ${noun}`
}

function measured(width: Amount | undefined, noun: string): string {
  return width === undefined ? noun : `${amountWords(width)}-bit ${noun}`
}

function operandWords(operand: string, term: OperandTerm): string {
  if ('type' in term) return `with a ${operand} that is ${termWords(term.type)}`
  return `with ${operand} ${'numbers' in term ? amountWords(term.numbers) : alternatives(term.enumerants)}`
}

function withParts(noun: string, count: Amount | undefined, part: TypeTerm | undefined): string {
  const number = count === undefined ? '' : ` of ${amountWords(count)}`
  return `${article(noun)}${number}${part === undefined ? '' : `${number === '' ? ' of' : ''} ${partWords(part)}`}`
}

/** Parts of a type, in the plural where a noun has one. */
function partWords(part: TypeTerm): string {
  const words = termWords(part).replace(/^an? /, '')
  return /^[\w-]+(?: [\w-]+)*$/.test(words) && !words.includes(' or ') ? `${words}s` : words
}

/** A type that is asked for, with its article: `a 32-bit unsigned integer`, `a pointer into Uniform`. */
export function termWords(term: TypeTerm): string {
  switch (term.kind) {
    case 'any':
      return 'a type'
    case 'void':
      return 'void'
    case 'boolean':
      return 'a Boolean'
    case 'integer': {
      const sign =
        term.signedness === undefined ? '' : term.signedness === 1 ? 'signed ' : 'unsigned '
      return article(measured(term.width, `${sign}integer`))
    }
    case 'float':
      return article(measured(term.width, 'float'))
    case 'vector':
      return withParts('vector', term.count, term.component)
    case 'matrix':
      return withParts('matrix', term.count, term.column)
    case 'array':
      return withParts('array', term.length, term.element)
    case 'structure':
      return 'a structure'
    case 'runtime-array':
      return 'a run-time array'
    case 'function':
      return 'a function type'
    case 'pointer': {
      const classes = term.storageClasses ? ` into ${alternatives(term.storageClasses)}` : ''
      return `a pointer${classes}${term.pointee ? ` to ${termWords(term.pointee)}` : ''}`
    }
    case 'declared': {
      const operands = Object.entries(term.operands ?? {}).map(([name, asked]) =>
        operandWords(name, asked),
      )
      return [article(term.opcode), ...operands].join(' ')
    }
    case 'one-of':
      return alternatives(term.types.map(termWords))
    case 'not':
      return `something else than ${termWords(term.type)}`
    case 'containing':
      return `or contain ${termWords(term.type)}`
  }
}
