import { AuthorError } from '#spec/author-error'
import { judgedTexts } from '#spec/judged'
import { versionNamed } from '#spec/versions'
import type { Module } from './module.ts'
import type { Selection } from './selection.ts'

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
        throw new AuthorError('unknown-version', `${text.name} has no version ${name}`)
      return [text.name, version.date]
    }),
  )
}

/** Keyed by place, of the module that was noted last there: a weak map costs more than a look-up in it. */
const judged: (Module | undefined)[] = []
const chosen: (ReadonlyMap<string, string> | undefined)[] = []

/** Notes the versions of texts, by their dates, that a module is judged by. */
export function follow(module: Module, dates: ReadonlyMap<string, string>): void {
  judged[module.place] = module
  chosen[module.place] = dates
}

/**
 * Whether a module is judged by the version of a text with that date or a later one; so where nothing is noted. For checks
 * of rules that every version has, where what they look at depends on the version: rules themselves have `revisions`.
 */
export function followsSince(module: Module, text: string, date: string): boolean {
  const { place } = module
  return ((judged[place] === module ? chosen[place]?.get(text) : undefined) ?? date) >= date
}
