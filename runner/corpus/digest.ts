import { createHash } from 'node:crypto'
import { toBytes } from '#generators/words/bytes'

/** SHA-256 of the words as little-endian bytes, in hex. */
export function digest(words: Uint32Array): string {
  return createHash('sha256').update(toBytes(words)).digest('hex')
}
