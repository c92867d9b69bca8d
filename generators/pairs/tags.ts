import { pairIn } from './pair-of.ts'
import { fragment, kernel, library } from './pieces.ts'

// Tags of pairs that have these pieces put in.
export const inKernel = pairIn(kernel)
export const inFragment = pairIn(fragment)
export const inLibrary = pairIn(library)
