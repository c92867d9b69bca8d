import { join } from 'node:path'
import { packageRoot } from '../package-root.ts'
import type { Corpus } from './read-corpus.ts'

/**
 * The folder with the expectations and causes that apply to a corpus: its own, or for a user's modules the package's.
 */
export function recordsOf({ folder, isForeign }: Corpus): string {
  return isForeign ? join(packageRoot(), 'corpus') : folder
}
