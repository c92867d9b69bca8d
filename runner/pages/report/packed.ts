import { constants, deflateRawSync } from 'node:zlib'
import { jsonParts } from '../../report/json-parts.ts'
import { blocks } from '../../report/parts.ts'

/** Octets at the start of a zlib stream, for a window of 32 KiB and the best compression. */
const start = [0x78, 0xda]
const windowSize = 32 * 1024

/** The checksum at the end of a zlib stream, continued: two sums of octets modulo the largest prime below 65536. */
function adler32(octets: Uint8Array, before = 1): number {
  const prime = 65521
  let [low, high] = [before & 0xffff, before >>> 16]
  for (let index = 0; index < octets.length; ) {
    // As many octets as can be added without a sum beyond 32 bits.
    for (const end = Math.min(index + 3800, octets.length); index < end; index++) {
      low += octets[index] ?? 0
      high += low
    }
    low %= prime
    high %= prime
  }
  return ((high << 16) | low) >>> 0
}

/**
 * A value as JSON, deflated, in base 64: a few percent of its size, without characters that are special in HTML. Whatever is
 * iterable is an array, which is gone through as it is deflated: the JSON is never in memory as a whole.
 */
export function packed(value: unknown): string {
  const parts: Uint8Array[] = [Uint8Array.from(start)]
  let window: Buffer = Buffer.alloc(0)
  let sum = 1
  for (const block of blocks(jsonParts(value, ''), 1024 * 1024)) {
    const octets = Buffer.from(block)
    sum = adler32(octets, sum)
    const dictionary = window.length === 0 ? {} : { dictionary: window }
    const { Z_SYNC_FLUSH } = constants
    parts.push(deflateRawSync(octets, { level: 9, finishFlush: Z_SYNC_FLUSH, ...dictionary }))
    window = Buffer.concat([window, octets]).subarray(-windowSize)
  }
  const end = Buffer.alloc(6)
  // The last block, which is empty.
  end.writeUInt16BE(0x0300, 0)
  end.writeUInt32BE(sum, 2)
  return Buffer.concat([...parts, end]).toString('base64')
}
