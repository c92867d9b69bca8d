import type { Choices } from '../choices.ts'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import { read } from '../words/read.ts'

const orders: readonly number[] = Array.from({ length: 256 }, (_, order) => order)

/**
 * The items in an order that one question decides: the first answer turns them round, every other one is a shuffle of
 * its own.
 */
export function shuffled<T>(choices: Choices, label: string, items: readonly T[]): T[] {
  const out = [...items]
  const order = choices.pick(label, orders)
  if (order === 0) return out.reverse()
  let state = order
  for (let index = out.length - 1; index > 0; index--) {
    // Numerical Recipes' generator: any that is the same everywhere would do.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 0x1_0000_0000) * (index + 1))
    const item = out[index] as T
    out[index] = out[other] as T
    out[other] = item
  }
  return out
}

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
  let index = 0
  const instructions = module.instructions.map((each) =>
    moves(each) ? (others[index++] as Instruction) : each,
  )
  return encode({ ...module, instructions })
}
