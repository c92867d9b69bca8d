/** Little-endian bytes as words; `undefined` when they are not a whole number of words. */
export function fromBytes(bytes: Uint8Array): Uint32Array | undefined {
  if (bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const words = new Uint32Array(bytes.length / 4)
  for (let at = 0; at < words.length; at++) words[at] = view.getUint32(at * 4, true)
  return words
}
