import type { Module } from '../module.ts'
import { knownOf } from '../words/known.ts'
import { type OperandPlace, operandsOf } from '../words/operands-of.ts'
import type { NumberedInstruction } from './changes.ts'
import { idBeside, idInWords } from './ids-in-words.ts'
import { numberMeant } from './numbers-meant.ts'
import { instructionInWords, operandInWords, operandName } from './operand-name.ts'
import { operandText } from './operand-text.ts'
import { isInFile, type Sides } from './sides.ts'

/** Changed operands that are described one by one. */
const mostShown = 3

/** An instruction of one of the modules, with its operands. */
export interface DifferingInstruction {
  readonly module: Module
  readonly placed: NumberedInstruction
  readonly places: readonly OperandPlace[]
}

export function sideOf(module: Module, placed: NumberedInstruction): DifferingInstruction {
  return { module, placed, places: operandsOf(placed.instruction, knownOf(module)) }
}

/** The operands as assembly has them. */
export function textsOf({ module, placed, places }: DifferingInstruction): readonly string[] {
  return places.map((place) => operandText(placed.instruction, place, knownOf(module)))
}

function idAt({ placed, places }: DifferingInstruction, index: number): number | undefined {
  const place = places[index]
  return place?.kind.startsWith('Id') ? placed.instruction.words[place.word] : undefined
}

/**
 * The operand in words: an id with its definition, anything else as assembly has it.
 *
 * @param other side whose operand of the same index this one is compared with.
 */
function valueInWords(
  sides: Sides,
  side: DifferingInstruction,
  index: number,
  other?: DifferingInstruction,
): string {
  const id = idAt(side, index)
  const { module, places } = side
  const place = places[index]
  if (id === undefined || place === undefined) return textsOf(side)[index] ?? ''
  const isKnown = isInFile(sides, module, id)
  if (place.kind === 'IdResult') return isKnown ? `%${id}` : 'an id of its own'
  const beside = other && idAt(other, index)
  const plain = numberMeant(module, place, id) ?? idInWords(module, id)
  const words =
    beside === undefined || other === undefined
      ? plain
      : idBeside(module, id, other.module, beside, plain)
  const isForeign = Array.from(words.matchAll(/%(\d+)/g)).some(
    ([, named]) => !isInFile(sides, module, Number(named)),
  )
  const shown = isForeign ? plain : words
  return isKnown ? `%${id} (${shown})` : shown
}

/**
 * The operands at some indexes in words, each with what it replaces; operands that replace the same thing share one
 * phrase.
 */
function changedInWords(
  sides: Sides,
  old: DifferingInstruction,
  now: DifferingInstruction,
  changed: readonly number[],
): string {
  const names = new Map<string, string[]>()
  for (const index of changed) {
    const isFirst = names.size === 0
    const [come, gone] = [
      valueInWords(sides, now, index, old),
      valueInWords(sides, old, index, now),
    ]
    const name = isFirst
      ? operandInWords({ ...now, index })
      : `its ${operandName({ ...now, index })}`
    const value = `${come} instead of ${gone}`
    const alike = names.get(value)
    if (alike === undefined) names.set(value, [name])
    else alike.push(name)
  }
  const phrases = Array.from(names, ([value, subjects]) =>
    subjects.length === 1
      ? `${subjects[0]} is ${value}`
      : `${subjects.slice(0, -1).join(', ')} and ${subjects.at(-1)} are each ${value}`,
  )
  return phrases.join(', ')
}

/**
 * The operands in which an instruction differs from that of the control, in words; `undefined` where they are too many, or none.
 */
export function replacedOperands(
  sides: Sides,
  old: DifferingInstruction,
  now: DifferingInstruction,
): string | undefined {
  const [before, after] = [textsOf(old), textsOf(now)]
  if (hasOtherParameters(old, now)) return parametersInWords(sides, old, now)
  if (before.length !== after.length) return resizedOperands(sides, old, now)
  const changed = after.flatMap((text, index) => (text === before[index] ? [] : [index]))
  if (changed.length === 0 || changed.length > mostShown) return undefined
  return changedInWords(sides, old, now, changed)
}

/**
 * The bit or enumerant that asks for each operand; the instruction's own operands are distinguished by their positions.
 */
function keysOf({ places }: DifferingInstruction): readonly string[] {
  const seen = new Map<string, number>()
  return places.map(({ parameterOf }, index) => {
    if (parameterOf === undefined) return `operand ${index}`
    const number = seen.get(parameterOf) ?? 0
    seen.set(parameterOf, number + 1)
    return `${parameterOf} ${number}`
  })
}

/** Whether one side has parameters of bits that the other has not, and beyond those the same operands. */
function hasOtherParameters(old: DifferingInstruction, now: DifferingInstruction): boolean {
  const [before, after] = [new Set(keysOf(old)), new Set(keysOf(now))]
  const others = [
    ...[...before].filter((key) => !after.has(key)),
    ...[...after].filter((key) => !before.has(key)),
  ]
  return others.length > 0 && others.every((key) => !key.startsWith('operand '))
}

/** Operands, some of which are parameters of bits that only one side has. */
function parametersInWords(
  sides: Sides,
  old: DifferingInstruction,
  now: DifferingInstruction,
): string | undefined {
  const [before, after] = [keysOf(old), keysOf(now)]
  const [oldTexts, newTexts] = [textsOf(old), textsOf(now)]
  const [oldIndexes, newIndexes] = [before, after].map(
    (keys) => new Map(keys.map((key, index) => [key, index])),
  ) as [Map<string, number>, Map<string, number>]
  // The operands that both sides have, in the same order, as instructions with those operands alone.
  const both = after.filter((key) => oldIndexes.has(key))
  const only = (
    side: DifferingInstruction,
    indexes: ReadonlyMap<string, number>,
  ): DifferingInstruction => ({
    ...side,
    places: both.flatMap((key) => side.places[indexes.get(key) ?? -1] ?? []),
  })
  const [oldBoth, nowBoth] = [only(old, oldIndexes), only(now, newIndexes)]
  const changed = both.flatMap((key, index) =>
    oldTexts[oldIndexes.get(key) ?? -1] === newTexts[newIndexes.get(key) ?? -1] ? [] : [index],
  )
  const listed = (
    keys: readonly string[],
    others: ReadonlyMap<string, number>,
    texts: readonly string[],
  ) =>
    keys.flatMap((key, index) =>
      others.has(key) ? [] : `${key.replace(/ \d+$/, '')} ${texts[index]}`,
    )
  const [come, gone] = [listed(after, oldIndexes, newTexts), listed(before, newIndexes, oldTexts)]
  if (changed.length === 0 || changed.length + come.length + gone.length > mostShown + 1)
    return undefined
  return [
    changedInWords(sides, oldBoth, nowBoth, changed),
    ...(come.length === 0 ? [] : [`with ${come.join(' and ')}`]),
    ...(gone.length === 0 ? [] : [`without ${gone.join(' and ')}`]),
  ].join(', ')
}

/** Operands that only one side has, beside others that have changed. */
function resizedOperands(
  sides: Sides,
  old: DifferingInstruction,
  now: DifferingInstruction,
): string | undefined {
  const [before, after] = [textsOf(old), textsOf(now)]
  const isLonger = before.length < after.length
  const [fewer, more, longer] = isLonger ? [before, after, now] : [after, before, old]
  let start = 0
  while (start < fewer.length && fewer[start] === more[start]) start++
  const count = more.length - fewer.length
  const isSame = fewer.slice(start).every((text, index) => text === more[start + count + index])
  const extraStart = isSame ? start : fewer.length
  const changed = fewer.flatMap((text, index) => (isSame || text === more[index] ? [] : [index]))
  if (count + changed.length > mostShown) return undefined
  const extra = Array.from({ length: count }, (_, offset) => {
    const index = extraStart + offset
    return `${operandName({ ...longer, index }).replace(/^[Oo]perand /, '')}: ${valueInWords(sides, longer, index)}`
  })
  const operands = count === 1 ? `operand ${extra[0]}` : `operands ${extra.join(', ')}`
  const subject = changed.length === 0 ? instructionInWords(now.module, now.placed) : 'it'
  const resized = isLonger
    ? `${subject} has the additional ${operands}`
    : `${subject} lacks the ${operands}`
  return changed.length === 0
    ? resized
    : `${changedInWords(sides, old, now, changed)}, and ${resized}`
}
