import type { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { judgedTexts as texts } from '#spec/judged'
import { nearest } from '#spec/nearest'
import type { Text } from '#spec/rule'
import { versionNamed } from '#spec/versions'

/** Date of the version to follow, by text; texts that are not named follow their newest version. */
export type Revisions = Readonly<Record<string, string>>

/** Adds the option to a command. */
export function withRevisionOption(command: Command): Command {
  return command.option(
    '--revision <text=version...>',
    'follow this version of a text: its revision, its date, first or newest (default); first alone: of all texts',
  )
}

/** The versions of a text, as a message lists them. */
export function versionsText({ versions }: Pick<Text, 'versions'>): string {
  return versions.map(({ revision, date }) => `${revision} (${date})`).join(', ')
}

function named(word: string): Revisions | Problem {
  const [, name, version = ''] = /^(?:(.*?)=)?(.*)$/s.exec(word) ?? []
  if (name === undefined)
    return version === 'first' || version === 'newest'
      ? Object.fromEntries(
          texts.flatMap((text) => {
            const found = versionNamed(text, version)
            return found === undefined ? [] : [[text.name, found.date]]
          }),
        )
      : problem(
          'bad-usage',
          `--revision ${word}: no text is named`,
          'write TEXT=VERSION, first or newest',
        )
  const text = texts.find((text) => text.name === name)
  if (text === undefined) {
    const names = texts.map((text) => text.name)
    const near = nearest(name, names)
    return problem(
      'unknown-text',
      `--revision ${word}: no text ${name}`,
      near.length === 0 ? `one of ${names.join(', ')}` : `did you mean ${near.join(', ')}?`,
    )
  }
  const found = versionNamed(text, version)
  return found === undefined
    ? problem(
        'unknown-version',
        `--revision ${word}: ${name} has no version ${version}`,
        `there are ${versionsText(text)}; or say first or newest`,
      )
    : { [name]: found.date }
}

/** The versions that `--revision` names; later words win. A problem if there is no such text or version. */
export function revisionsNamed(words: readonly string[] = []): Revisions | Problem {
  let revisions: Revisions = {}
  for (const word of words) {
    const found = named(word)
    if (isProblem(found)) return found
    revisions = { ...revisions, ...found }
  }
  return revisions
}
