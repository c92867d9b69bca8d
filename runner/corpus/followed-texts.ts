import { texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import type { Manifest } from './manifest.ts'

/** All texts with the newest version of each, which the cases follow. */
export function followedTexts(): Manifest['texts'] {
  return texts.map((text) => ({
    name: text.name,
    revision: text.revision,
    version: newestVersion(text).date,
  }))
}
