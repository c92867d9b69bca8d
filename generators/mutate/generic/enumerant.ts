import type { Enumerant, OperandKind } from '#spec/grammar/types'
import type { Instruction } from '../../module.ts'
import { type OperandPlace, operandsOf } from '../../words/operands-of.ts'
import { genericMutatorOf } from './generic-mutator-of.ts'

/** Values to put in the place of one, by variant. */
function others({ category, enumerants }: OperandKind, value: number): Record<string, number> {
  if (category === 'BitEnum') {
    const bits = enumerants.map((row) => row.value).filter((bit) => bit !== 0)
    const next = bits.find((bit) => (value & bit) === 0)
    const last = bits.findLast((bit) => (value & bit) === 0)
    const set = bits.filter((bit) => (value & bit) !== 0)
    return {
      none: 0,
      ...(next === undefined ? {} : { 'first-bit-added': (value | next) >>> 0 }),
      ...(last === undefined ? {} : { 'last-bit-added': (value | last) >>> 0 }),
      ...Object.fromEntries(set.map((bit, at) => [`bit-${at}-removed`, (value & ~bit) >>> 0])),
      'all-bits': 0xffff_ffff,
    }
  }
  const at = enumerants.findIndex((row) => row.value === value)
  const before = enumerants[at - 1]?.value
  const behind = enumerants[at + 1]?.value
  return {
    ...(before === undefined ? {} : { 'the-one-before': before }),
    ...(behind === undefined ? {} : { 'the-one-behind': behind }),
    'the-first': enumerants[0]?.value ?? 0,
    'the-last': enumerants.at(-1)?.value ?? 0,
    unknown: 0xffff,
  }
}

/** How many words of parameters a value asks for, where every parameter takes one. */
function parameterCount({ category, enumerants }: OperandKind, value: number): number {
  const asked = (row: Enumerant) =>
    category === 'BitEnum' ? (row.value & value) !== 0 : row.value === value
  return enumerants.filter(asked).reduce((sum, row) => sum + row.parameters.length, 0)
}

/** The instruction with that value, and as many words of parameters as it asks for, old ones as far as they go. */
function withValue(
  instruction: Instruction,
  place: OperandPlace,
  places: readonly OperandPlace[],
  kind: OperandKind,
  value: number,
): Instruction {
  const start = places.indexOf(place) + 1
  let end = start
  while (places[end]?.parameterOf !== undefined) end++
  const first = place.word + place.length
  const last = places[end - 1] ?? place
  const old = instruction.words.slice(first, last.word + last.length)
  const wanted = Math.min(parameterCount(kind, value), 8)
  const parameters = Array.from({ length: wanted }, (_, at) => old[at] ?? 1)
  return {
    ...instruction,
    words: instruction.words.toSpliced(place.word, 1 + old.length, value, ...parameters),
  }
}

export const mutator = genericMutatorOf(
  'enumerant',
  'an enumerant becomes its neighbour in the grammar, an end of the list or an unknown value; a mask gains or loses a bit',
  function* (instruction, _, { known }) {
    const places = operandsOf(instruction, known())
    let ordinal = 0
    for (const place of places) {
      const { enumeration, word } = place
      if (enumeration === undefined) continue
      ordinal++
      const value = instruction.words[word] as number
      for (const [variant, other] of Object.entries(others(enumeration, value))) {
        if (other === value) continue
        yield [
          `enumerant-${ordinal}-to-${variant}`,
          () => ({ by: [withValue(instruction, place, places, enumeration, other)] }),
        ]
      }
    }
  },
)
