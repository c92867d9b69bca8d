/** A suite of the Debian archive whose tools stand side by side. */
export interface Suite {
  /** Name of the suite, and of its folder in the tool directory. */
  readonly name: string
  /** Asked for where a mirror has no directory under the suite's name. */
  readonly codename: string
}

/** Oldest first. */
export const suites: readonly Suite[] = [
  { name: 'oldstable', codename: 'bookworm' },
  { name: 'stable', codename: 'trixie' },
  { name: 'testing', codename: 'forky' },
]
