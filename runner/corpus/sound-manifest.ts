import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file in which a build keeps the digest of a manifest, in the folder of this module. */
const nameOfDigest = 'sound-manifest.sha256'

const here = fileURLToPath(new URL('.', import.meta.url))

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Writes down that this text is a sound manifest: to look at twenty thousand cases takes longer than most commands. */
export function keepSound(text: string, folder: string): void {
  writeFileSync(join(folder, nameOfDigest), digestOf(text))
}

/**
 * Whether the build has found this very text sound. Never so in a checkout, whose modules may ask more of a manifest now.
 *
 * @param folder with the digest; the one of this module when absent.
 */
export function isKnownSound(text: string, folder: string = here): boolean {
  const file = join(folder, nameOfDigest)
  return existsSync(file) && readFileSync(file, 'utf8') === digestOf(text)
}
