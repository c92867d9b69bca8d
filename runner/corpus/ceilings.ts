/** How many there may be. */
export interface Room {
  /** As long as there are no more, any may come that shows something new. */
  readonly usual: number
  /** Beyond `usual` only what shows a feature of the first kind, up to this many. */
  readonly most: number
}

/** How many cases a rule gets of each kind; valid ones that are there as controls only do not count. */
export interface Ceiling {
  readonly valid: Room
  readonly invalid: Room
  /** By id: invalid cases of rules that need another number. */
  readonly invalidOf?: Readonly<Record<string, Room>>
}

/** Rules of which some tool gets a case wrong in one of many modules alone, so that fewer cases would not show it. */
const inFewModules: readonly string[] = [
  'NonSemantic.ClspvReflection/import-version-is-a-decimal-number',
  'NonSemantic.ClspvReflection/import-version-is-at-most-the-revision',
  'SPV_KHR_untyped_pointers/load-and-store-through-untyped-pointer-are-of-no-bare-matrix',
  'SPV_KHR_untyped_pointers/spec-constant-op-has-no-untyped-chain',
]

const most = 160

/**
 * Every way of breaking a rule and every answer to a generator's questions, and little enough beside it that a person
 * reads through a rule's folder and that all texts together make fewer than 20,000 cases.
 */
export const ceiling: Ceiling = {
  valid: { usual: 12, most: 100 },
  invalid: { usual: 14, most },
  invalidOf: Object.fromEntries(inFewModules.map((rule) => [rule, { usual: 18, most }])),
}
