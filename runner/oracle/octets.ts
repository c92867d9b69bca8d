import type { Binary } from './oracle.ts'

/** The module as a file holds it: words as little-endian octets, octets as they are. */
export function octets(module: Binary): Uint8Array {
  if (module instanceof Uint8Array) return module
  const bytes = new Uint8Array(module.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of module.entries()) view.setUint32(index * 4, word, true)
  return bytes
}
