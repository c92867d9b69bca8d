import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import type { Manifest } from './manifest.ts'
import { readManifest } from './read-manifest.ts'

/** The manifest of the corpus in a folder; `undefined` where there is none. */
export function manifestIn(folder: string): Manifest | Problem | undefined {
  const file = join(folder, 'manifest.json')
  return existsSync(file) ? readManifest(readFileSync(file, 'utf8'), file) : undefined
}
