import type { PlaceOfInstruction, SentenceFact } from '#spec/vocabulary/facts'
import { opcodeSet } from '../core/shared/grammar.ts'
import type { Instruction, Module } from '../module.ts'
import { aboutWhole, type CompiledFact } from './compiled-fact.ts'
import { instructionNames, instructionsWords } from './instruction-lists.ts'

type IsPlaced = (instruction: Instruction, module: Module) => boolean | undefined

const isOpening = opcodeSet(['OpLabel', 'OpLine', 'OpNoLine'])

function isFirstInBlock(instruction: Instruction, module: Module): boolean | undefined {
  const block = module.blockOf(instruction)
  if (block === undefined) return undefined
  for (let index = instruction.index - 1; index > block.label.index; index--)
    if (!isOpening({ opcode: module.opcodeAt(index) })) return false
  return true
}

function isLastInBlock(instruction: Instruction, module: Module): boolean | undefined {
  const block = module.blockOf(instruction)
  return block === undefined ? undefined : block.end === instruction.index + 1
}

function isInEntryBlock(instruction: Instruction, module: Module): boolean | undefined {
  const block = module.blockOf(instruction)
  return block && block.function.blocks[0]?.label.index === block.label.index
}

/** Whether no instruction with the same opcode comes earlier in its function. */
function isOnceInFunction(instruction: Instruction, module: Module): boolean | undefined {
  const body = module.functionOf(instruction)
  if (body === undefined) return undefined
  const found = module.all(instruction.name)
  // Those of a name are in order, and a module may have many functions.
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle]?.index ?? 0) < body.definition.index) low = middle + 1
    else high = middle
  }
  return found[low]?.index === instruction.index
}

function placedAt(place: PlaceOfInstruction, names: readonly string[]): IsPlaced {
  const isNeighbour = opcodeSet(names)
  switch (place) {
    case 'outside-functions':
      return (instruction, module) => module.functionOf(instruction) === undefined
    case 'in-functions':
      return (instruction, module) => module.functionOf(instruction) !== undefined
    case 'in-entry-block':
      return isInEntryBlock
    case 'first-in-block':
      return isFirstInBlock
    case 'last-in-block':
      return isLastInBlock
    case 'right-before':
      return ({ index }, module) =>
        index + 1 < module.instructions.length &&
        isNeighbour({ opcode: module.opcodeAt(index + 1) })
    case 'right-after':
      return ({ index }, module) => index > 0 && isNeighbour({ opcode: module.opcodeAt(index - 1) })
    case 'before':
      return ({ index }, module) =>
        names.every((name) => (module.all(name)[0]?.index ?? Number.POSITIVE_INFINITY) > index)
    case 'after':
      return ({ index }, module) =>
        names.every((name) => (module.all(name).at(-1)?.index ?? -1) < index)
    case 'once-in-module':
      return ({ index, name }, module) => module.all(name)[0]?.index === index
    case 'once-in-function':
      return isOnceInFunction
  }
}

const words: Readonly<Record<PlaceOfInstruction, string>> = {
  'outside-functions': 'outside functions',
  'in-functions': 'in a function',
  'in-entry-block': 'in the first block of its function',
  'first-in-block': 'the first instruction of its block',
  'last-in-block': 'the last instruction of its block',
  'right-before': 'right before',
  'right-after': 'right after',
  before: 'before every',
  after: 'after every',
  'once-in-module': 'the only one of its module',
  'once-in-function': 'the only one of its function',
}

/** A fact about where an instruction is. */
export function placementFact({
  place,
  neighbours = {},
}: Extract<SentenceFact, { readonly shape: 'placement' }>): CompiledFact {
  const isPlaced = placedAt(place, instructionNames(neighbours))
  const neighbourWords = instructionsWords(neighbours)
  const expected =
    neighbours.instructions === undefined && neighbours.classes === undefined
      ? words[place]
      : `${words[place]} ${neighbourWords}`
  return {
    ...aboutWhole,
    holds: isPlaced,
    word: ({ word }) => word,
    message: ({ name }) => `${name} is not ${expected}`,
  }
}
