import type { Instruction, Module } from '#generators/module'
import { commonRowCount, commonRows } from '#generators/words/common-rows'
import { encode } from '#generators/words/encode'
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { operandKindByName } from '#spec/grammar/grammar'

/** The places of ids in the words of each instruction. */
function idPlaces(module: Module): readonly (readonly number[])[] {
  const known = knownOf(module)
  return module.instructions.map((instruction) =>
    operandsOf(instruction, known)
      .filter(({ kind }) => operandKindByName(kind)?.category === 'Id')
      .map(({ word }) => word),
  )
}

/** The form of an instruction without its ids. */
function shape({ opcode, words }: Instruction, ids: readonly number[] = []): string {
  return `${opcode} ${words.map((word, index) => (ids.includes(index) ? 'id' : word)).join(' ')}`
}

function textOf({ opcode, words }: Instruction): string {
  return `${opcode} ${words.join(' ')}`
}

function equalRows(module: Module, other: Module): number {
  return commonRowCount(module.instructions.map(textOf), other.instructions.map(textOf))
}

/**
 * The control with the ids of the broken module where both have the same instruction, so that what differs is the fault
 * and not the numbering. The control as it is where that brings nothing.
 */
export function sameIds(words: Uint32Array, control: Uint32Array): Uint32Array {
  const [broken, sound] = [read(words), read(control)]
  if (broken === undefined || sound === undefined) return control
  const [mine, theirs] = [idPlaces(broken), idPlaces(sound)]
  const pairs = commonRows(
    broken.instructions.map((each, index) => shape(each, mine[index])),
    sound.instructions.map((each, index) => shape(each, theirs[index])),
  )
  const numbers = new Map<number, number>()
  const taken = new Set<number>()
  for (const [left, right] of pairs) {
    const { result: to } = resultsOf(broken.instructions[left] as Instruction)
    const { result: from } = resultsOf(sound.instructions[right] as Instruction)
    if (from === 0 || to === 0 || numbers.has(from) || taken.has(to)) continue
    numbers.set(from, to)
    taken.add(to)
  }
  if ([...numbers].every(([from, to]) => from === to)) return control
  let bound = Math.max(broken.bound, sound.bound)
  const numberOf = (id: number): number => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    const number = taken.has(id) ? bound++ : id
    numbers.set(id, number)
    taken.add(number)
    return number
  }
  const instructions = sound.instructions.map(({ opcode, words: operands }, index) => ({
    opcode,
    words: operands.map((word, place) => (theirs[index]?.includes(place) ? numberOf(word) : word)),
  }))
  const renumbered = { ...sound, instructions, bound }
  return equalRows(broken, renumbered) > equalRows(broken, sound) ? encode(renumbered) : control
}
