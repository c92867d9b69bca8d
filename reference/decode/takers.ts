import { nonSemantic } from './declarations.ts'
import {
  isUtf8,
  type LiteralType,
  paddedLiteral,
  paddedWithZeros,
  stringWordCount,
} from './literals.ts'
import {
  coreKindPlan,
  type EnumerantPlan,
  instructionPlan,
  type KindPlan,
  mostSmall,
  type OperandPlan,
} from './plans.ts'
import { type KindShape, shape } from './shape.ts'
import type { Walker } from './walker.ts'

/**
 * Takes one operand with all that belongs to it, where at least one word is left. False where a fault ended the walk.
 */
type Taker = (walker: Walker, operand: OperandPlan) => boolean

function word(walker: Walker, { kind }: OperandPlan): boolean {
  walker.push(kind, 1)
  return true
}

function parameters(walker: Walker, { parameters }: EnumerantPlan): boolean {
  for (let n = 0; n < parameters.length; n++)
    if (!walker.take(parameters[n] as OperandPlan)) return false
  return true
}

function value(walker: Walker, { kind }: OperandPlan): boolean {
  const { cursor } = walker
  const number = walker.words[cursor] as number
  const enumerant = number < mostSmall ? kind.small[number] : kind.enumerants.get(number)
  if (enumerant === undefined)
    return walker.fault({ fault: 'unknown-enumerant', word: cursor, kind })
  walker.push(kind, 1)
  return enumerant.parameters.length === 0 || parameters(walker, enumerant)
}

function mask(walker: Walker, { kind }: OperandPlan): boolean {
  const { cursor } = walker
  const set = walker.words[cursor] as number
  if ((set & ~kind.knownBits) !== 0)
    return walker.fault({ fault: 'unknown-enumerant', word: cursor, kind })
  walker.push(kind, 1)
  for (let bits = set & kind.bitsWithParameters; bits !== 0; bits &= bits - 1) {
    const enumerant = kind.enumerants.get((bits & -bits) >>> 0)
    if (enumerant !== undefined && !parameters(walker, enumerant)) return false
  }
  return true
}

function string(walker: Walker, operand: OperandPlan): boolean {
  const { kind } = operand
  const { words, cursor, end } = walker
  const count = stringWordCount(words, cursor, end)
  if (count === 0) {
    walker.push(kind, end - cursor)
    return walker.fault({ fault: 'string-terminated', word: cursor, operand, kind })
  }
  const last = cursor + count - 1
  if (!paddedWithZeros(words[last] as number))
    walker.fault({ fault: 'string-padding-zero', word: last, operand, kind })
  if (!isUtf8(words, cursor, count))
    walker.fault({ fault: 'string-utf-8', word: cursor, operand, kind })
  walker.push(kind, count)
  return true
}

function literal(walker: Walker, kind: KindPlan, operand: OperandPlan, type: LiteralType): boolean {
  const { cursor } = walker
  const count = Math.ceil(type.width / 32)
  if (cursor + count > walker.end)
    return walker.fault({ fault: 'operand-missing', word: cursor, operand, kind })
  const last = cursor + count - 1
  if (!paddedLiteral(type, walker.words[last] as number))
    walker.fault({ fault: 'literal-padding', word: last, operand, kind })
  walker.push(kind, count)
  return true
}

function number(walker: Walker, operand: OperandPlan): boolean {
  const { kind } = operand
  const type = walker.literalType()
  if (type !== undefined && type.width > 0) return literal(walker, kind, operand, type)
  // The end of a number without a type is unknown; another rule reports that the type is wrong.
  walker.push(kind, walker.end - walker.cursor)
  return true
}

function numberAndId(walker: Walker, operand: OperandPlan): boolean {
  const [number, id] = operand.kind.parts as readonly [KindPlan, KindPlan]
  const type = walker.literalType()
  const typed = type !== undefined && type.width > 0
  if (!typed) walker.push(number, 1)
  else if (!literal(walker, number, operand, type)) return false
  if (walker.cursor < walker.end) walker.push(id, 1)
  else if (typed)
    return walker.fault({ fault: 'operand-missing', word: walker.cursor, operand, kind: id })
  return true
}

/** Half a pair at the end is a fault, but no word is without meaning, so the walk is whole. */
function pair(walker: Walker, operand: OperandPlan): boolean {
  const [first, second] = operand.kind.parts as readonly [KindPlan, KindPlan]
  walker.push(first, 1)
  if (walker.cursor < walker.end) walker.push(second, 1)
  else walker.fault({ fault: 'operand-missing', word: walker.cursor, operand, kind: second })
  return true
}

/** Operands without a known meaning, up to the end of an instruction. */
const unknownOperands: readonly OperandPlan[] = [
  { kind: coreKindPlan('LiteralInteger'), quantifier: '*', name: '' },
]

function extended(walker: Walker, { kind }: OperandPlan): boolean {
  const { cursor, words } = walker
  walker.push(kind, 1)
  const set = walker.importedSet(words[cursor - 1] as number)
  walker.set = set
  if (set === undefined) {
    // No import comes before, so nothing is known of the operands, not even whether they are ids.
    walker.following = unknownOperands
    return true
  }
  // Nothing is known of the operands then, but that they are ids.
  if (set.plan === undefined) return true
  const plan = set.plan.instruction(words[cursor] as number)
  walker.extended = plan
  walker.following = plan?.operands
  if (plan !== undefined || set.name.startsWith(nonSemantic)) return true
  return walker.fault({ fault: 'unknown-extended-instruction', word: cursor })
}

function embedded(walker: Walker, { kind }: OperandPlan): boolean {
  const { cursor } = walker
  walker.push(kind, 1)
  const plan = instructionPlan(walker.words[cursor] as number)
  if (plan === null) return walker.fault({ fault: 'unknown-opcode', word: cursor, kind })
  walker.following = plan.operands
  return true
}

const byShape: Readonly<Record<KindShape, Taker>> = {
  [shape.id]: word,
  [shape.integer]: word,
  [shape.float]: word,
  [shape.string]: string,
  [shape.value]: value,
  [shape.mask]: mask,
  [shape.number]: number,
  [shape.extended]: extended,
  [shape.embedded]: embedded,
  [shape.numberAndId]: numberAndId,
  [shape.pair]: pair,
}

/** How an operand is taken, by the shape of its kind. */
export const takers: readonly Taker[] = Object.values(shape).map((kind) => byShape[kind])
