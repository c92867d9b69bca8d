import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '#runner/corpus/manifest'
import { readManifest } from '#runner/corpus/read-manifest'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'

/** The manifest of the package's own corpus; `undefined` before any was generated. */
export function corpusManifest(): Manifest | Problem | undefined {
  const file = join(packageRoot(), 'corpus', 'manifest.json')
  return existsSync(file) ? readManifest(readFileSync(file, 'utf8'), file) : undefined
}
