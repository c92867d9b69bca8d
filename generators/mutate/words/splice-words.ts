/** The words with `removed` of them from index `at` on replaced by others, any number of them. */
export function spliceWords(
  words: Uint32Array,
  at: number,
  removed: number,
  ...added: readonly number[]
): Uint32Array {
  const out = new Uint32Array(words.length - removed + added.length)
  out.set(words.subarray(0, at))
  out.set(added, at)
  out.set(words.subarray(at + removed), at + added.length)
  return out
}
