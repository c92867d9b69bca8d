import { type Followed, followsText } from './followed.ts'

/** The content of a table of {@link Followed}. */
export interface FollowedView {
  readonly oracle: string
  readonly version: string
  readonly text: string
  readonly follows: string
  /** `24 of 35`. */
  readonly has: string
  /** Slugs of the rules whose change the tool lacks, by version; none where the list is empty. */
  readonly lacks: readonly { readonly version: string; readonly rules: string }[]
}

const slug = (rule: string) => rule.slice(rule.indexOf('/') + 1)

/** One line: `SPV_KHR_untyped_pointers: follows revision 3 of 2025-07-29, has 20 of 26 changes`. */
export function followedText(followed: Followed): string {
  const { text, follows, has } = followedView(followed)
  return `${text}: follows ${follows}, has ${has} changes`
}

/** A row of the table of the versions that tools follow. */
export function followedView(followed: Followed): FollowedView {
  const { oracle, version, text, versions } = followed
  const sum = (name: 'has' | 'lacks') =>
    versions.reduce((all, version) => all + version[name].length, 0)
  return {
    oracle,
    version,
    text,
    follows: followsText(followed),
    has: `${sum('has')} of ${sum('has') + sum('lacks')}`,
    lacks: versions
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ date, revision, lacks }) => ({
        version: `revision ${revision} of ${date}`,
        rules: lacks.map(slug).join(', '),
      })),
  }
}
