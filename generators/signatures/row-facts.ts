import { enumerantByName } from '#spec/grammar/grammar'
import type { SentenceFact, ValueTerm } from '#spec/vocabulary/facts'
import { slotPath } from '#spec/vocabulary/slot'
import type { TypeTerm } from '#spec/vocabulary/type-terms'
import { MakerError } from '../maker-error.ts'
import {
  asManyAs,
  asWideAs,
  asWideOrWider,
  bits,
  componentsLike,
  componentTypeOf,
  fact,
  factWith,
  isConstant,
  isPlainConstant,
  like,
  notAsWideAs,
  oneOf,
  scalar,
  scalarOrVector,
  unsigned,
  vectorOf,
} from './facts.ts'
import { componentOf, countOf, type ScalarKind, type Shape, sameType } from './shape.ts'
import type { Fact, SlotName } from './signature.ts'
import { isAmount, isOfTerm, stepFrom } from './term-shapes.ts'
import { alternatives, amountWords, termWords } from './term-words.ts'

/** Numbers or Booleans. */
export const anyScalarOrVector: Fact = fact(
  'be a scalar or vector of numbers or Booleans',
  (shape) => countOf(shape) !== undefined,
)

type ScalarTerm =
  | { readonly kind: 'boolean' }
  | Extract<TypeTerm, { kind: 'integer' }>
  | Extract<TypeTerm, { kind: 'float' }>

function isScalarTerm(term: TypeTerm): term is TypeTerm & ScalarTerm {
  return ['integer', 'float', 'boolean'].includes(term.kind)
}

function kindOf(term: ScalarTerm): ScalarKind {
  return term.kind === 'boolean' ? 'bool' : term.kind
}

/** What a term says of components: width, then Signedness. */
function componentFacts(term: ScalarTerm): readonly Fact[] {
  if (term.kind === 'boolean') return []
  const { width } = term
  const ofWidth =
    width === undefined
      ? []
      : typeof width === 'number'
        ? [bits(width)]
        : [
            fact(`be ${amountWords(width)} bits wide`, (shape) => {
              const component = componentOf(shape)
              return component === undefined || !('width' in component)
                ? true
                : isAmount(component.width, width)
            }),
          ]
  const isSigned = term.kind === 'integer' && term.signedness === 1
  const isUnsigned = term.kind === 'integer' && term.signedness === 0
  return [
    ...ofWidth,
    ...(isUnsigned ? [unsigned] : []),
    ...(isSigned ? [fact('have Signedness 1', (shape) => isOfTerm(shape, term))] : []),
  ]
}

const countWords = ['no', 'one', 'two', 'three', 'four']

/** The terms that a choice is between, choices among them taken apart. */
function choices(term: TypeTerm): readonly TypeTerm[] {
  return term.kind === 'one-of' ? term.types.flatMap(choices) : [term]
}

/** The scalars of a term that says "a scalar of one of these, or a vector of one of these"; empty for other terms. */
function scalarsOrVectorsOf(term: TypeTerm): readonly ScalarTerm[] {
  if (term.kind !== 'one-of') return []
  const all = choices(term)
  const scalars = all.filter(isScalarTerm)
  const components = all.flatMap((each) =>
    each.kind === 'vector' && each.count === undefined && each.component !== undefined
      ? choices(each.component)
      : [],
  )
  const isSame = JSON.stringify(scalars) === JSON.stringify(components)
  const hasOthers = all.some((each) => each.kind !== 'vector' && !isScalarTerm(each))
  return isSame && !hasOthers ? scalars : []
}

/** Whether they are Booleans and numbers of any kind. */
function areAll(scalars: readonly ScalarTerm[]): boolean {
  const kinds = scalars.map((each) => JSON.stringify(each))
  return ['integer', 'float', 'boolean'].every((kind) => kinds.includes(JSON.stringify({ kind })))
}

/** Facts of a term, one for each dimension that can be wrong by itself: kind, count, width, Signedness. */
export function factsOfTerm(term: TypeTerm): readonly Fact[] {
  if (isScalarTerm(term)) return [scalar(kindOf(term)), ...componentFacts(term)]
  const both = scalarsOrVectorsOf(term)
  if (areAll(both)) return [anyScalarOrVector]
  const [only, ...others] = both
  if (only !== undefined && others.length === 0)
    return [scalarOrVector(kindOf(only)), ...componentFacts(only)]
  if (term.kind === 'vector' && (term.component === undefined || isScalarTerm(term.component))) {
    const { component, count } = term
    const ofCount =
      count === undefined
        ? []
        : [
            fact(
              `have ${typeof count === 'number' ? (countWords[count] ?? count) : amountWords(count)} components`,
              (shape) => isAmount(countOf(shape) ?? 0, count),
            ),
          ]
    return [
      vectorOf(component && kindOf(component)),
      ...ofCount,
      ...(component === undefined ? [] : componentFacts(component)),
    ]
  }
  return [fact(`be ${termWords(term)}`, (shape) => isOfTerm(shape, term))]
}

/** The value of an enumerant; a `MakerError` where the kind has none of that name. */
function enumerantValue(kind: string, name: string): number {
  const found = enumerantByName(kind, name)
  if (found === undefined) throw new MakerError('unknown-enumerant', `there is no ${kind} ${name}`)
  return found.value
}

/** The fact about a slot that holds an enumerant, or a constant with its number. */
function enumerantFact(kind: string, names: readonly string[]): Fact {
  const must = `be ${alternatives(names)}`
  const ofNumbers = oneOf(
    names.map((name) => enumerantValue(kind, name)),
    must,
  )
  return {
    ...ofNumbers,
    holds: (content, form) =>
      content.kind === 'enumerant' ? names.includes(content.name) : ofNumbers.holds(content, form),
  }
}

function factOfValue(term: ValueTerm): Fact {
  switch (term.kind) {
    case 'constant':
      return isConstant
    case 'fixed-constant':
      return isPlainConstant
    case 'numbers': {
      const { numbers } = term
      return {
        reads: [],
        must: () => `be ${amountWords(numbers)}`,
        holds(content) {
          if (content.kind === 'literals')
            return content.numbers.every((number) => isAmount(number, numbers))
          const value = content.kind === 'type' ? content.value : undefined
          if (value === undefined || value.made === 'specialized') return undefined
          return isAmount(value.made === 'null' ? 0 : (value.number ?? 0), numbers)
        },
      }
    }
    case 'enumerants':
      if (term.names !== undefined) return enumerantFact(term.operandKind, term.names)
      break
    default:
  }
  throw new MakerError('faulty-row', `no signature shows the value '${term.kind}': write pairs`)
}

/** A fact about the part of a type that steps lead to; it says nothing of types without such a part. */
function afterSteps(steps: readonly string[], base: readonly Fact[]): readonly Fact[] {
  if (steps.length === 0) return base
  return base.map((each) => ({
    ...each,
    must: (form, nameOf) => `have a ${steps.join(' / ')} that must ${each.must(form, nameOf)}`,
    holds(content, form) {
      if (content.kind !== 'type') return undefined
      const part = steps.reduce<Shape | undefined>(stepFrom, content.shape)
      return part === undefined ? undefined : each.holds({ kind: 'type', shape: part }, form)
    },
  }))
}

/** Components of another type than those of another slot. */
function componentsUnlike(other: SlotName): Fact {
  return factWith(
    other,
    (_, name) => `have another component type than ${name}`,
    (shape, otherShape) => {
      const [left, right] = [componentOf(shape), componentOf(otherShape)]
      return left === undefined || right === undefined ? undefined : !sameType(left, right)
    },
  )
}

/** By relation, and the steps that lead from both slots to what is compared. */
const relations: Readonly<Record<string, (other: SlotName) => Fact>> = {
  'same-type': like,
  'same-type, component': componentTypeOf,
  'component, same-type, component': componentsLike,
  'component, different-type, component': componentsUnlike,
  'same-component-type': componentsLike,
  'same-count': asManyAs,
  'same-width': asWideAs,
  'different-width': notAsWideAs,
  'wider-or-same': asWideOrWider,
}

function relationFact(
  given: SentenceFact & { shape: 'relation' },
  slot: string,
  numbered: Numbered,
) {
  const other = slotPath(given.other)
  const words = [...slotPath(slot).steps, given.relation, ...other.steps].join(', ')
  const made = relations[words]
  if (made === undefined)
    throw new MakerError('faulty-row', `no signature shows the relation '${words}': write pairs`)
  return made(numbered(other.operand))
}

/** A slot of an operation, by the name that a row gives it. */
type Numbered = (operand: string) => SlotName

/** The facts of a sentence about one of its slots, in the words of signatures. */
export function factsOf(given: SentenceFact, slot: string, numbered: Numbered): readonly Fact[] {
  const { steps } = slotPath(slot)
  switch (given.shape) {
    case 'type':
      if ('declares' in given) break
      return afterSteps(steps, factsOfTerm(given.type))
    case 'value':
      return afterSteps(steps, [factOfValue(given.value)])
    case 'relation':
      return [relationFact(given, slot, numbered)]
    case 'storage-class': {
      const { among, none } = given
      const must = among
        ? `be a pointer into ${alternatives(among)}`
        : `not be a pointer into ${alternatives(none ?? [])}`
      return [
        fact(must, (shape) =>
          shape.kind === 'pointer'
            ? (among?.includes(shape.storageClass) ?? !none?.includes(shape.storageClass))
            : true,
        ),
      ]
    }
    default:
  }
  throw new MakerError(
    'faulty-row',
    `no signature shows a fact of the shape '${given.shape}': write pairs`,
  )
}
