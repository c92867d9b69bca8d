import { kernel } from '../../pairs/pieces.ts'

const capabilities = `OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
OpCapability Float64
OpCapability GroupNonUniformVote
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformShuffle
OpCapability GroupNonUniformShuffleRelative
OpCapability GroupNonUniformClustered
OpCapability GroupNonUniformQuad`

/** A shader and a kernel with every non-uniform instruction of core, and with numbers of all widths. */
export const nonUniform = {
  shader: { capabilities: `OpCapability Shader\n${capabilities}` },
  kernel: {
    ...kernel,
    capabilities: `${kernel.capabilities}\nOpCapability Vector16\n${capabilities}`,
  },
}
