/** The exports of a file of makers: at least one of these. Its other exports are for other files of makers. */
export const makerLists = [
  'generators',
  'mutators',
  'wordMutators',
  'pairs',
  'overlays',
  'wordPairs',
  'signatures',
] as const
