import { firstOf } from '../../pairs/damaged.ts'

/** Index of the bound in the header, and of the Result <id> in an instruction with a result type. */
const [bound, result] = [3, 2]

/**
 * Words in which the first instruction of an opcode, which has a result type, is there several times, each time with the next id that
 * is not used.
 */
export function grown(words: Uint32Array, opcode: number, count: number): Uint32Array {
  const index = firstOf(words, opcode)
  const length = (words[index] ?? 0) >>> 16
  const instruction = words.slice(index, index + length)
  const next = words[bound] ?? 0
  const module = new Uint32Array(words.length + (count - 1) * length)
  module.set(words.subarray(0, index + length))
  for (let copy = 1; copy < count; copy++) {
    const place = index + copy * length
    module.set(instruction, place)
    module[place + result] = next + copy - 1
  }
  module.set(words.subarray(index + length), index + count * length)
  module[bound] = next + count - 1
  return module
}
