/** Little-endian bytes as words; `undefined` when they are not a whole number of words. */
export function fromBytes(bytes: Uint8Array): Uint32Array | undefined {
  if (bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const words = new Uint32Array(bytes.length / 4)
  for (let index = 0; index < words.length; index++) words[index] = view.getUint32(index * 4, true)
  return words
}

/** The words as little-endian bytes, whatever machine this runs on. */
export function toBytes(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < words.length; index++)
    view.setUint32(index * 4, words[index] as number, true)
  return bytes
}

/** The same words with the bytes of each in reverse order. */
export function swapped(words: Uint32Array): Uint32Array {
  return words.map(
    (word) =>
      (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff_0000) | ((word << 24) >>> 0),
  )
}
