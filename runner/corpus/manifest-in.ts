import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '../is-problem.ts'
import type { Problem } from '../problem.ts'
import type { Manifest } from './manifest.ts'
import { manifestTextIn } from './packed-manifest.ts'
import { readManifest } from './read-manifest.ts'

/** The manifest that was read last, as long as something else keeps it, and which file it was of. */
let last: { readonly file: string; readonly manifest: WeakRef<Manifest> } | undefined

/** The manifest's file, at this time; `undefined` where there is none of its own. */
function fileNow(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return [path, ino, size, mtimeNs, ctimeNs].join(' ')
}

/**
 * The manifest of the corpus in a folder; `undefined` where there is none. A process that works on one corpus several times reads it
 * once.
 */
export function manifestIn(folder: string): Manifest | Problem | undefined {
  const path = join(folder, 'manifest.json')
  const file = fileNow(path)
  const known = file === undefined || file !== last?.file ? undefined : last.manifest.deref()
  if (known !== undefined) return known
  const text = manifestTextIn(folder)
  const manifest = text === undefined ? undefined : readManifest(text, path)
  if (file !== undefined && manifest !== undefined && !isProblem(manifest))
    last = { file, manifest: new WeakRef(manifest) }
  return manifest
}
