import type { Choices } from '../choices.ts'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'
import { shuffled } from './shuffled.ts'

/**
 * The words with those instructions in another order in the places that they have together; `undefined` where there
 * are fewer than two.
 */
export function reordered(
  words: Uint32Array,
  choices: Choices,
  moves: (instruction: Instruction) => boolean,
): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const moving = module.instructions.filter(moves)
  if (moving.length < 2) return undefined
  const others = shuffled(choices, 'order', moving)
  let at = 0
  const instructions = module.instructions.map((each) =>
    moves(each) ? (others[at++] as Instruction) : each,
  )
  return encode({ ...module, instructions })
}
