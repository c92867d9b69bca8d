import type { Instruction } from '#generators/module'
import { read } from '#generators/words/read'
import { opcodeOf } from '#spec/grammar/opcodes'
import { renumbered } from '../reduce/compact-ids.ts'

/** What may differ between a module and the one that was made of its text. */
interface MayDiffer {
  /** The numbers of ids. */
  readonly ids: boolean
  /** The order of blocks within a function. */
  readonly blocks: boolean
}

const label = opcodeOf('OpLabel')
const functionEnd = opcodeOf('OpFunctionEnd')

/** Instructions with the blocks of each function in the order of their labels. */
function inOrderOfLabels(instructions: readonly Instruction[]): readonly Instruction[] {
  const sorted: Instruction[] = []
  let blocks: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.opcode === label) blocks.push([])
    if (instruction.opcode === functionEnd) {
      sorted.push(...blocks.sort(([a], [b]) => (a?.words[0] ?? 0) - (b?.words[0] ?? 0)).flat())
      blocks = []
    }
    const block = blocks.at(-1)
    if (block === undefined) sorted.push(instruction)
    else block.push(instruction)
  }
  return [...sorted, ...blocks.flat()]
}

function linesOf(words: Uint32Array, { ids, blocks }: MayDiffer): readonly string[] {
  const instructions = (ids ? renumbered(words, new Map()) : read(words)?.instructions) ?? []
  const sorted = blocks ? inOrderOfLabels(instructions) : instructions
  return sorted.map(({ opcode, words: operands }) => `${opcode} ${operands.join(' ')}`)
}

/**
 * The opcode of the first instruction that differs otherwise than it may; `undefined` where none does. Generator and bound are not
 * compared.
 */
export function firstChanged(
  words: Uint32Array,
  other: Uint32Array,
  mayDiffer: MayDiffer,
): number | undefined {
  const [before, after] = [linesOf(words, mayDiffer), linesOf(other, mayDiffer)]
  const place = before.findIndex((line, index) => line !== after[index])
  if (place < 0 && before.length === after.length) return undefined
  return Number((before[place] ?? after[before.length] ?? '').split(' ', 1)[0])
}
