import { endianness } from 'node:os'
import type { Binary } from './oracle.ts'

const isLittleEndian = endianness() === 'LE'

/** The module as a file holds it: words as little-endian octets, octets as they are. A view of the words where it can be. */
export function octets(module: Binary): Uint8Array {
  if (module instanceof Uint8Array) return module
  if (isLittleEndian) return new Uint8Array(module.buffer, module.byteOffset, module.byteLength)
  const bytes = new Uint8Array(module.length * 4)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < module.length; index++)
    view.setUint32(index * 4, module[index] as number, true)
  return bytes
}
