import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Hex digest of the file's bytes. */
export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
