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

/** Pairs of kernels. */
export const inKernel = pairIn(kernel)

/** Pairs of fragment shaders. */
export const inFragment = pairIn(fragment)

/** Pairs of vertex shaders. */
export const inVertex = pairIn(vertex)

/** Pairs of modules without entry points. */
export const inLibrary = pairIn(library)

/** Pairs of shaders with numbers of all widths. */
export const inWide = pairIn(wide)

/** Pairs of shaders whose pointers into PhysicalStorageBuffer have addresses. */
export const inPhysicalStorage = pairIn(physicalStorage)

/** Pairs of shaders with cooperative matrices. */
export const inCooperativeMatrices = pairIn(cooperativeMatrices)
