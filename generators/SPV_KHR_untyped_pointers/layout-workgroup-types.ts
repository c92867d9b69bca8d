import { ofWorkgroups } from './layout.ts'

/** Pairs of the rules on types that are laid out explicitly in a workgroup. */
export const pairs = ofWorkgroups
