import { instructionByName } from '#spec/grammar/grammar'

const firstInstruction = 5

function wordOf(words: Uint32Array, opcode: number, ordinal: number): number {
  let left = ordinal
  for (let at = firstInstruction; at < words.length; at += (words[at] ?? 0) >>> 16)
    if (((words[at] ?? 0) & 0xffff) === opcode && left-- === 0) return at
  throw new Error(`there is no instruction ${opcode} number ${ordinal}`)
}

/**
 * Makes an instruction longer or shorter by a number of words, in step with its word count: words are dropped at its
 * end, or ids 1 added.
 *
 * @param ordinal which of the instructions with that name, from 0.
 */
export function resized(
  name: string,
  by: number,
  ordinal = 0,
): (words: Uint32Array) => Uint32Array {
  const opcode = instructionByName(name)?.opcode
  if (opcode === undefined) throw new Error(`there is no ${name}`)
  return (words) => {
    const at = wordOf(words, opcode, ordinal)
    const count = ((words[at] ?? 0) >>> 16) + by
    const end = at + Math.min(count, count - by)
    const added = Array.from({ length: Math.max(0, by) }, () => 1)
    return Uint32Array.from([
      ...words.subarray(0, at),
      (count << 16) | opcode,
      ...words.subarray(at + 1, end),
      ...added,
      ...words.subarray(at + count - by),
    ])
  }
}
