import { pairIn, piecesIn, tagIn } from '../../pairs/pair-of.ts'
import { cooperativeMatrices, kernel, type Pieces } from '../../pairs/pieces.ts'

/** A shader with cooperative matrices. */
export const shader = cooperativeMatrices

export const inShader = pairIn(shader)

/** A kernel with cooperative matrices. */
export const kernelWith = piecesIn(kernel)`+capabilities: CooperativeMatrixKHR
extensions: ${shader.extensions}`

export const inKernel = pairIn(kernelWith)

/** Pairs of a shader with composites that are made of one value, too. */
export const inReplicated = tagIn(shader)`+capabilities: ReplicatedCompositesEXT
+extensions: OpExtension "SPV_EXT_replicated_composites"`

/** As one of the others, with untyped pointers. */
export function withUntyped(pieces: Pieces): Pieces {
  return piecesIn(pieces)`+capabilities: UntypedPointersKHR
+extensions: OpExtension "SPV_KHR_untyped_pointers"`
}
