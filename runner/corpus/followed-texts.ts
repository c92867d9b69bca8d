import { texts } from '#spec/texts'
import { newestVersion, versionNamed } from '#spec/versions'
import type { Manifest } from './manifest.ts'

/**
 * All texts with the version of each that the cases follow.
 *
 * @param revisions its date, by text; the newest version if absent.
 */
export function followedTexts(revisions: Readonly<Record<string, string>> = {}): Manifest['texts'] {
  return texts.map((text) => {
    const version = versionNamed(text, revisions[text.name] ?? 'newest') ?? newestVersion(text)
    return { name: text.name, revision: version.revision, version: version.date }
  })
}
