import type { RuleRow, Text, TextVersion } from './rule.ts'

type Versioned = Pick<Text, 'versions'>

/** The newest version of a text. */
export function newestVersion({ versions }: Versioned): TextVersion {
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error('a text without versions')
  return newest
}

/**
 * The version that a word names: `newest`, `first`, a date, or a printed revision, which means the newest version that
 * prints it. `undefined` if the text has no such version.
 */
export function versionNamed(text: Versioned, name: string | number): TextVersion | undefined {
  const { versions } = text
  if (name === 'newest') return newestVersion(text)
  if (name === 'first') return versions[0]
  return (
    versions.find(({ date }) => date === name) ??
    versions.findLast(({ revision }) => String(revision) === String(name))
  )
}

/** Whether the version with that date has the rule. */
export function isInForce({ revisions }: Pick<RuleRow, 'revisions'>, date: string): boolean {
  const { since, until } = revisions ?? {}
  return (since === undefined || since <= date) && (until === undefined || date <= until)
}
