import { createHash } from 'node:crypto'
import { toBytes } from '#generators/words/bytes'

/** SHA-256 of the words as little-endian bytes, or of octets as they are, in hex. */
export function digest(module: Uint32Array | Uint8Array): string {
  const octets = module instanceof Uint8Array ? module : toBytes(module)
  return createHash('sha256').update(octets).digest('hex')
}
