import { pairIn } from './pair-of.ts'
import { kernel, library } from './pieces.ts'

// Tags of pairs that have these pieces put in.
export const inKernel = pairIn(kernel)
export const inLibrary = pairIn(library)
