import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AptSource, deb822Sources, oneLineSources } from './apt-sources.ts'

/** The place from which packages are fetched, and the key by which they are checked. */
export interface Archive {
  readonly uri: string
  /** As the field `Signed-By` of apt's sources takes it. */
  readonly signedBy: string
}

/** The folder in which Debian's `debian-archive-keyring` package puts its keys. */
const keyrings = [
  '/usr/share/keyrings/debian-archive-keyring.gpg',
  '/usr/share/keyrings/debian-archive-keyring.pgp',
]

const debianSuite =
  /^(oldoldstable|oldstable|stable|testing|unstable|sid|bullseye|bookworm|trixie|forky|duke)$/

/** The sources that apt is configured for; empty if there is no apt. */
export function machineSources(etc = '/etc/apt'): readonly AptSource[] {
  const parts = join(etc, 'sources.list.d')
  const files = [
    join(etc, 'sources.list'),
    ...(existsSync(parts) ? readdirSync(parts).sort() : []).map((file) => join(parts, file)),
  ]
  return files.flatMap((file) => {
    if (!existsSync(file)) return []
    if (file.endsWith('.list')) return oneLineSources(readFileSync(file, 'utf8'))
    if (file.endsWith('.sources')) return deb822Sources(readFileSync(file, 'utf8'))
    return []
  })
}

/**
 * Debian's main archive among the sources: an archive of a Debian suite itself, not of its updates or of another
 * packager's additions. `undefined` if there is none.
 */
export function debianArchive(sources: readonly AptSource[]): Archive | undefined {
  const found = sources.find(
    ({ uri, suite, components }) =>
      debianSuite.test(suite) &&
      components.includes('main') &&
      // Mirrors listed in a file are named after it, all others end in the archive's own directory.
      (/\/debian\/?$/.test(uri) || uri.startsWith('mirror+file:')),
  )
  if (found === undefined) return undefined
  const signedBy = found.signedBy ?? keyrings.find((file) => existsSync(file))
  return signedBy === undefined ? undefined : { uri: found.uri, signedBy }
}
