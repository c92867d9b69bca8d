/** What a file of makers exports: one of these at least. What else it exports is for other files of makers. */
export const makerLists = [
  'generators',
  'mutators',
  'wordMutators',
  'pairs',
  'wordPairs',
  'signatures',
] as const
