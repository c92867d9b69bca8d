import type { Manifest } from '../corpus/manifest.ts'
import { sha256 } from './sha256.ts'

/** Identity of a corpus: its manifest, which has the digest of each case. */
export function corpusDigest(manifest: Manifest): string {
  return sha256(JSON.stringify(manifest))
}
