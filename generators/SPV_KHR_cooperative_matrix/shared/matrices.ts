import { pairIn } from '../../pairs/pair-of.ts'
import { cooperativeMatrices, kernel, type Pieces } from '../../pairs/pieces.ts'

/** A shader with cooperative matrices. */
export const shader = cooperativeMatrices

export const inShader = pairIn(shader)

const { extensions } = shader

/** A kernel with cooperative matrices. */
export const kernelWith = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability CooperativeMatrixKHR`,
  extensions,
} satisfies Pieces

export const inKernel = pairIn(kernelWith)

/** A shader with composites that are made of one value, too. */
export const replicated = {
  ...shader,
  capabilities: `${shader.capabilities}\nOpCapability ReplicatedCompositesEXT`,
  extensions: `${extensions}\nOpExtension "SPV_EXT_replicated_composites"`,
} satisfies Pieces

/** As one of the others, with untyped pointers. */
export function withUntyped<Some extends { capabilities: string }>(pieces: Some): Some & Pieces {
  return {
    ...pieces,
    capabilities: `${pieces.capabilities}\nOpCapability UntypedPointersKHR`,
    extensions: `${extensions}\nOpExtension "SPV_KHR_untyped_pointers"`,
  }
}
