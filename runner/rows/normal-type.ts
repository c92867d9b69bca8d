import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { Amount, OperandTerm, TypeTerm } from '#spec/vocabulary/type-terms'

/** The alternatives of a property: a list of numbers is one alternative each, bounds are one. */
function amounts(amount: Amount | undefined): readonly (Amount | undefined)[] {
  if (amount === undefined || typeof amount === 'number') return [amount]
  if (!('least' in amount || 'most' in amount)) return amount as readonly number[]
  const { least, most } = amount
  return [least !== undefined && least === most ? least : amount]
}

/** Name of an enumerant as the grammar has it first, whatever alias a row uses. */
export function enumerantName(kind: string, name: string): string {
  return enumerantByName(kind, name)?.name ?? name
}

/** Name of an instruction as the grammar has it first. */
export function instructionName(name: string): string {
  return instructionByName(name)?.name ?? name
}

export function sortedNames(kind: string, names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => enumerantName(kind, name)))].sort()
}

function normalOperand(term: OperandTerm): OperandTerm {
  if ('type' in term) return { type: normalType(term.type) }
  return 'enumerants' in term ? { enumerants: [...term.enumerants].sort() } : term
}

function withProperty(base: TypeTerm, name: string, value: unknown): TypeTerm {
  return value === undefined ? base : ({ ...base, [name]: value } as TypeTerm)
}

/** Alternatives of a part of a type; that of none is `undefined`. */
function parts(term: TypeTerm | undefined): readonly (TypeTerm | undefined)[] {
  return term === undefined ? [undefined] : alternatives(term)
}

function combined(
  base: TypeTerm,
  properties: Readonly<Record<string, readonly unknown[]>>,
): readonly TypeTerm[] {
  return Object.entries(properties).reduce<readonly TypeTerm[]>(
    (terms, [name, values]) =>
      terms.flatMap((term) => values.map((value) => withProperty(term, name, value))),
    [base],
  )
}

/** The types that a term allows, one alternative each. */
function alternatives(term: TypeTerm): readonly TypeTerm[] {
  switch (term.kind) {
    case 'one-of':
      return term.types.flatMap(alternatives)
    case 'integer':
      return combined(
        { kind: 'integer' },
        { width: amounts(term.width), signedness: [term.signedness] },
      )
    case 'float': {
      const { encodings } = term
      const lists =
        encodings === undefined || encodings.length === 0
          ? [encodings]
          : sortedNames('FPEncoding', encodings).map((name) => [name])
      return combined({ kind: 'float' }, { width: amounts(term.width), encodings: lists })
    }
    case 'vector':
      return combined(
        { kind: 'vector' },
        { component: parts(term.component), count: amounts(term.count) },
      )
    case 'matrix':
      return combined(
        { kind: 'matrix' },
        { column: parts(term.column), count: amounts(term.count) },
      )
    case 'array':
      return combined(
        { kind: 'array' },
        { element: parts(term.element), length: amounts(term.length) },
      )
    case 'structure':
      return [
        term.members === undefined ? term : { ...term, members: term.members.map(normalType) },
      ]
    case 'pointer': {
      const classes = term.storageClasses && sortedNames('StorageClass', term.storageClasses)
      return combined(
        { kind: 'pointer' },
        {
          pointee: parts(term.pointee),
          storageClasses: classes === undefined ? [undefined] : classes.map((name) => [name]),
          typed: [term.pointee === undefined ? term.typed : true],
        },
      )
    }
    case 'declared': {
      const opcode = instructionName(term.opcode)
      const operands = Object.entries(term.operands ?? {})
        .map(([name, operand]) => [name, normalOperand(operand)] as const)
        .sort(([left], [right]) => (left < right ? -1 : 1))
      return [
        {
          kind: 'declared',
          opcode,
          ...(operands.length > 0 && { operands: Object.fromEntries(operands) }),
        },
      ]
    }
    case 'not': {
      const type = normalType(term.type)
      return [type.kind === 'not' ? type.type : { kind: 'not', type }]
    }
    case 'containing':
      return alternatives(term.type).map((type) => ({ kind: 'containing', type }))
    default:
      return [{ kind: term.kind }]
  }
}

/** Keys of signed and unsigned integers of one width, which together are all of that width. */
function mergedSignedness(terms: ReadonlyMap<string, TypeTerm>): ReadonlyMap<string, TypeTerm> {
  const merged = new Map(terms)
  for (const key of terms.keys()) {
    const text = key.replace('"signedness":0', '"signedness":1')
    if (text === key || !terms.has(text)) continue
    merged.delete(key)
    merged.delete(text)
    const either = JSON.parse(key.replace(/,?"signedness":0/, '')) as TypeTerm
    merged.set(JSON.stringify(either), either)
  }
  return merged
}

/** A term in the one form that all terms for the same types have: alternatives are listed, each once, in order. */
export function normalType(term: TypeTerm): TypeTerm {
  const found = new Map(alternatives(term).map((type) => [JSON.stringify(type), type]))
  const merged = [...mergedSignedness(found)].sort(([left], [right]) => (left < right ? -1 : 1))
  const types = merged.map(([, type]) => type)
  const [single] = types
  return types.length === 1 && single !== undefined ? single : { kind: 'one-of', types }
}
