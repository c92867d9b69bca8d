/** The same words with the bytes of each in reverse order. */
export function swapped(words: Uint32Array): Uint32Array {
  return words.map(
    (word) =>
      (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff_0000) | ((word << 24) >>> 0),
  )
}
