import type { ExpectationEntry, Expectations } from './expectations.ts'

/** The subject of an entry: two entries with the same subject are about the same answers. */
function subject({
  versions,
  builds,
  rules,
  cases,
  environments,
  options,
  outcome,
}: ExpectationEntry): string {
  return JSON.stringify([versions, builds, rules, cases, environments, options, outcome])
}

/**
 * The expectations of several files of one tool. Entries of later files come first, so that their reasons win; an entry
 * about the same as one of a later file is left out.
 *
 * @param files in the order in which they were given, at least one.
 */
export function combinedExpectations(
  files: readonly [Expectations, ...Expectations[]],
): Expectations {
  const entries = new Map<string, ExpectationEntry>()
  for (const file of [...files].reverse())
    for (const entry of file.entries)
      if (!entries.has(subject(entry))) entries.set(subject(entry), entry)
  return {
    tool: files[0].tool,
    moving: Object.assign({}, ...files.map(({ moving }) => moving)),
    entries: [...entries.values()],
  }
}
