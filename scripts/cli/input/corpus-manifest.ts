import { join } from 'node:path'
import type { Manifest } from '#runner/corpus/manifest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'

/** The manifest of the package's own corpus; `undefined` before any was generated. */
export function corpusManifest(): Manifest | Problem | undefined {
  return manifestIn(join(packageRoot(), 'corpus'))
}
