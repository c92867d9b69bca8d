import { ofWorkgroups } from './layout-matrices.ts'

/** Pairs of the rules on matrices outside of structures in a workgroup. */
export const pairs = ofWorkgroups
