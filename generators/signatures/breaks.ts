import { describeShape } from './describe.ts'
import { isScalar, type Shape, sameType, widthOf } from './shape.ts'
import {
  type Content,
  type Contents,
  type Fact,
  formOf,
  type Signature,
  type SlotName,
  slotNames,
  slotOf,
  type ValueOfType,
} from './signature.ts'
import { substitutions } from './substitutions.ts'

/** A way of filling the slots of an operation that breaks exactly one rule. */
export interface Break {
  readonly rule: string
  /** The slots that hold something else than in the valid form, in order. */
  readonly slots: readonly SlotName[]
  /** In lower case words joined by hyphens: the slots and what became of them. */
  readonly way: string
  readonly contents: Contents
  /** The facts that do not hold any more. */
  readonly facts: readonly BrokenFact[]
}

export interface BrokenFact {
  readonly slot: SlotName
  /** Its place among the facts of the slot. */
  readonly index: number
  readonly fact: Fact
}

interface Failure extends BrokenFact {
  readonly rule: string | undefined
}

/** Every fact that does not hold of these contents, slot by slot. */
export function failures(signature: Signature, contents: Contents): readonly Failure[] {
  const form = formOf(contents)
  return slotNames(signature).flatMap((slot, position) => {
    const held = contents[position]
    const holds = ({ fact }: { readonly fact: Fact }) =>
      held === undefined ? fact.allowsNone?.(form) : fact.holds(held, form)
    return (slotOf(signature, slot)?.facts ?? [])
      .map(({ rule, fact }, index) => ({ rule, slot, index, fact }))
      .filter((each) => holds(each) === false)
  })
}

/** Slots that are changed together with one: itself, all operands that are like it, all slots that are like it. */
function groupsOf(contents: Contents, index: number): readonly (readonly number[])[] {
  const held = contents[index]
  if (held?.kind !== 'type') return [[index]]
  const alike = contents.flatMap((other, place) =>
    other?.kind === 'type' && sameType(other.shape, held.shape) ? [place] : [],
  )
  const operands = alike.filter((place) => place > 0)
  if (index === 0) return alike.length > 1 ? [[index], alike] : [[index]]
  return operands[0] === index && operands.length > 1 ? [[index], operands] : [[index]]
}

/** Contents in which the other slots have followed the result: changed in the same way where they can be. */
function followed(
  contents: Contents,
  changed: readonly Changes[],
  way: string,
  content: Content | undefined,
): Contents {
  return contents.map((held, place) =>
    // The way that takes the parts of an aggregate with it is a way of those parts.
    place === 0 ? content : (changed[place]?.[way.replace(/-parts$/, '')] ?? held),
  )
}

/** Whether a word of a number is a literal of a type: in a narrow one, the unused bits are those of a small number. */
function isLiteral(number: number, shape: Shape): boolean {
  const width = widthOf(shape) ?? 0
  return width >= 32 || number < 2 ** (width - 1)
}

/** A value of another type that is made like one: the same number where the type has it as a literal, else null. */
function likeValue(shape: Shape, value: ValueOfType | undefined): Content {
  if (value === undefined) return { kind: 'type', shape }
  const isNumber = shape.kind === 'integer' || shape.kind === 'float'
  if (value.made === 'specialized' && isScalar(shape)) {
    return { kind: 'type', shape, value: { made: 'specialized' } }
  }
  const isKept = isNumber && isLiteral(value.number ?? 0, shape)
  return { kind: 'type', shape, value: isKept ? value : { made: 'null' } }
}

function otherValues({
  shape,
  value,
}: Content & { kind: 'type' }): Readonly<Record<string, Content>> {
  if (value === undefined) return {}
  const { made: _, ...number } = value
  return {
    undefined: { kind: 'type', shape },
    ...(value.made === 'specialized' || !isScalar(shape)
      ? {}
      : { specialized: { kind: 'type', shape, value: { ...number, made: 'specialized' } } }),
  }
}

/** By way, what else a slot can hold. */
type Changes = Readonly<Record<string, Content | undefined>>

function changesOf(signature: Signature, contents: Contents, index: number): Changes {
  const held = contents[index]
  const slot = slotOf(signature, index === 0 ? 'result' : index)
  const further = slot?.ways?.(held, formOf(contents)) ?? {}
  if (held?.kind !== 'type') return further
  const types = Object.entries(substitutions(held.shape)).map(
    ([way, shape]) => [way, likeValue(shape, held.value)] as const,
  )
  return { ...Object.fromEntries(types), ...otherValues(held), ...further }
}

function nameOfSlots(slots: readonly number[], signature: Signature): string {
  const [first] = slots
  if (slots.length === 1) return first === 0 ? 'result' : `operand-${first}`
  if (slots.length === signature.operands.length + 1) return 'all'
  return slots[0] === 0 ? 'alike' : 'operands'
}

/** The slot changed alone, with those that are like it, and with all others that can be changed in the same way. */
function alternatives(
  contents: Contents,
  changed: readonly Changes[],
  index: number,
  way: string,
  content: Content | undefined,
): readonly Contents[] {
  const alike = groupsOf(contents, index).map((slots) =>
    contents.map((held, place) => (slots.includes(place) ? content : held)),
  )
  return index === 0 ? [...alike, followed(contents, changed, way, content)] : alike
}

/** Everything that breaks one rule alone in a valid form, by changing one slot, or slots that are alike together. */
export function breaksOf(signature: Signature, contents: Contents): readonly Break[] {
  const all = contents.map((_, index) => changesOf(signature, contents, index))
  return all.flatMap((changes, index) =>
    Object.entries(changes).flatMap(([way, content]) =>
      alternatives(contents, all, index, way, content).flatMap((changed): readonly Break[] => {
        const failed = failures(signature, changed)
        const { rule } = failed[0] ?? {}
        if (rule === undefined || failed.some((each) => each.rule !== rule)) return []
        const slots = changed.flatMap((each, place) => (each === contents[place] ? [] : [place]))
        return [
          {
            rule,
            slots: slots.map((place) => (place === 0 ? 'result' : place)),
            way: `${nameOfSlots(slots, signature)}-${way}`,
            contents: changed,
            facts: failed,
          },
        ]
      }),
    ),
  )
}

const makings: Readonly<Record<ValueOfType['made'], string>> = {
  constant: 'constant',
  specialized: 'specialization constant',
  null: 'null constant',
}

function describeContent(content: Content): string {
  if (content.kind === 'enumerant') return content.name
  if (content.kind === 'literals') return content.numbers.join(' ')
  const { shape, value } = content
  if (value === undefined) return describeShape(shape)
  const number = value.made === 'constant' ? ` ${value.number ?? ''}` : ''
  return `the ${makings[value.made]}${number}, ${describeShape(shape)}`
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/**
 * A break in a sentence: "Operand 2 of OpIAdd is a 64-bit float; it must be an integer scalar or vector".
 *
 * @param nameOf what the grammar calls a slot of the operation.
 */
export function summaryOf(
  { slots, contents, facts }: Break,
  operation: string,
  nameOf: (slot: SlotName) => string,
): string {
  const form = formOf(contents)
  const [first] = slots
  const content = first === undefined ? undefined : form.content(first)
  const subject = `${listed(slots.map(nameOf))} of ${operation}`
  const each = slots.length > 1 ? ' each' : ''
  const is =
    content === undefined
      ? 'is missing'
      : `${slots.length > 1 ? 'are' : 'is'}${each} ${describeContent(content)}`
  // A slot that was not changed is wrong beside one that was: the sentence says what it holds.
  const unchanged = (who: readonly SlotName[]): string => {
    const held = new Set(
      who.map((slot) => {
        const unchangedContent = slots.includes(slot) ? undefined : form.content(slot)
        return unchangedContent === undefined ? '' : describeContent(unchangedContent)
      }),
    )
    const [only = ''] = held
    const isSaid = held.size === 1 && only !== ''
    return `${listed(who.map(nameOf))}${isSaid ? `, ${who.length > 1 ? 'each ' : ''}${only},` : ''}`
  }
  const demands = new Map<string, SlotName[]>()
  for (const { slot, fact } of facts) {
    const must = fact.must(form, nameOf)
    demands.set(must, [...(demands.get(must) ?? []), slot])
  }
  const musts = [...demands].slice(0, 2).map(([must, who]) => {
    const isSubject = slots.length === 1 && who.length === 1 && who[0] === first
    return `${isSubject ? 'it' : unchanged(who)} must ${must}`
  })
  return `${subject} ${is}; ${musts.join(', and ')}`
}
