import { judgedTexts } from '#spec/judged'
import { versionNamed } from '#spec/versions'
import type { Selection } from './dispatch.ts'
import { engineError } from './engine-error.ts'

/**
 * The date of the version of each text that is chosen, or else the newest.
 *
 * @throws if a text does not have the version; whoever takes names from outside asks {@link versionNamed} first.
 */
export function chosenDates({
  revisions = {},
}: Pick<Selection, 'revisions'>): ReadonlyMap<string, string> {
  return new Map(
    judgedTexts.map((text) => {
      const name = revisions[text.name] ?? 'newest'
      const version = versionNamed(text, name)
      if (version === undefined)
        throw engineError('unknown-version', `${text.name} has no version ${name}`)
      return [text.name, version.date]
    }),
  )
}
