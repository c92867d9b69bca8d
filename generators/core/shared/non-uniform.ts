import { kernel } from '../../pairs/pieces.ts'

const capabilities = `Int8 Int16 Int64 Float16 Float64
GroupNonUniformVote GroupNonUniformArithmetic GroupNonUniformBallot
GroupNonUniformShuffle GroupNonUniformShuffleRelative GroupNonUniformClustered GroupNonUniformQuad`

/** A shader and a kernel with every non-uniform instruction of core, and with numbers of all widths. */
export const nonUniform = {
  shader: { capabilities: `Shader ${capabilities}` },
  kernel: {
    ...kernel,
    capabilities: `${kernel.capabilities} Vector16 ${capabilities}`,
  },
}
