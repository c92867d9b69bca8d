import { crc32, deflateSync } from 'node:zlib'

/** Each word in one to five octets, seven bits in each. */
function varints(words: Uint32Array): Buffer {
  return Buffer.from(
    Array.from(words).flatMap((word) => {
      const octets: number[] = []
      let rest = word
      for (; rest >= 0x80; rest = rest >>> 7) octets.push((rest & 0x7f) | 0x80)
      return [...octets, rest]
    }),
  )
}

interface EntryChange {
  readonly tag?: number
  readonly format?: 'stored' | 'deflated'
  readonly checksum?: number
  readonly payload?: Buffer
}

/** The payload of a module: how it is described, and its words. */
export function payloadOf(hash: string, words: Uint32Array): Buffer {
  const octets = varints(words)
  const row = { varintOffset: 0, varintSize: octets.length, codeSize: words.length * 4, flags: 0 }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ version: 6, shaderModules: { [hash]: row } })}\0`),
    octets,
  ])
}

/** An entry of an archive, changed in one respect. */
export function entry(hash: string, words: Uint32Array, change: EntryChange = {}): Buffer {
  const { tag = 4, format = 'deflated' } = change
  const whole = change.payload ?? payloadOf(hash, words)
  const packed = format === 'stored' ? whole : deflateSync(whole)
  const head = Buffer.alloc(16)
  head.writeUInt32LE(packed.length, 0)
  head.writeUInt32LE(format === 'stored' ? 1 : 2, 4)
  head.writeUInt32LE(change.checksum ?? crc32(packed), 8)
  head.writeUInt32LE(whole.length, 12)
  return Buffer.concat([Buffer.from(tag.toString(16).padStart(24, '0') + hash), head, packed])
}

/** An archive of Fossilize. */
export function archive(entries: readonly Buffer[], version = 6): Buffer {
  const head = [0x81, ...Buffer.from('FOSSILIZEDB'), 0, 0, 0, version]
  return Buffer.concat([Buffer.from(head), ...entries])
}
