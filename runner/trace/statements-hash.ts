import { createHash } from 'node:crypto'

/** The hash by which a version of a text is known, from the hashes of its statements in any order. */
export function statementsHash(hashes: readonly string[]): string {
  return createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex').slice(0, 16)
}
