import { bindingOf, type Pieces } from '../../pairs/pieces.ts'

/** A shader with tensors in descriptors. */
export const tensors = {
  capabilities: 'OpCapability Shader\nOpCapability TensorsARM',
  extensions: 'OpExtension "SPV_ARM_tensors"',
} satisfies Pieces

/** The same with a memory model that has availability and visibility. */
export const ordered = {
  ...tensors,
  capabilities: `${tensors.capabilities}\nOpCapability VulkanMemoryModel`,
  memoryModel: 'OpMemoryModel Logical Vulkan',
} satisfies Pieces

/** A shader that loads a tensor of floats with two dimensions, `%grid`, and has further declarations. */
export function withGrid(pieces: Pieces, declarations = '') {
  return {
    ...pieces,
    interfaces: '%variable',
    annotations: bindingOf('variable'),
    declarations: `%tensor = OpTypeTensorARM %float %uint_2
%to_tensor = OpTypePointer UniformConstant %tensor
%variable = OpVariable %to_tensor UniformConstant
${declarations}`,
  } satisfies Pieces
}

/** Loads the tensor of {@link withGrid}. */
export const loaded = '%grid = OpLoad %tensor %variable'
