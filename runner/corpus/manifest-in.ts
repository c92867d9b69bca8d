import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import type { Manifest } from './manifest.ts'
import { manifestTextIn } from './packed-manifest.ts'
import { readManifest } from './read-manifest.ts'

/** The manifest of the corpus in a folder; `undefined` where there is none. */
export function manifestIn(folder: string): Manifest | Problem | undefined {
  const text = manifestTextIn(folder)
  return text === undefined ? undefined : readManifest(text, join(folder, 'manifest.json'))
}
