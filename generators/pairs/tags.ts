import { pairIn } from './pair-of.ts'
import {
  cooperativeMatrices,
  fragment,
  kernel,
  library,
  physicalStorage,
  vertex,
  wide,
} from './pieces.ts'

// Tags of pairs that have these pieces put in.
export const inKernel = pairIn(kernel)
export const inFragment = pairIn(fragment)
export const inVertex = pairIn(vertex)
export const inLibrary = pairIn(library)
export const inWide = pairIn(wide)
export const inPhysicalStorage = pairIn(physicalStorage)
export const inCooperativeMatrices = pairIn(cooperativeMatrices)
