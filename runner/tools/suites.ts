/** A suite of the Debian archive. */
export interface Suite {
  /** Name of the suite, and of its folder in the tool directory. */
  readonly name: string
  /** Used if a mirror has no directory with the name of the suite. */
  readonly codename: string
}

/** Oldest first. */
export const suites: readonly Suite[] = [
  { name: 'oldstable', codename: 'bookworm' },
  { name: 'stable', codename: 'trixie' },
  { name: 'testing', codename: 'forky' },
]
