/** The words as little-endian bytes, whatever machine this runs on. */
export function toBytes(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < words.length; at++) view.setUint32(at * 4, words[at] as number, true)
  return bytes
}
