import { piecesIn, piecesOf } from '../../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../../pairs/pieces.ts'

/** A shader with tensors in descriptors. */
export const tensors = piecesOf`capabilities: OpCapability Shader
OpCapability TensorsARM
extensions: OpExtension "SPV_ARM_tensors"`

/** The same with a memory model that has availability and visibility. */
export const ordered = piecesIn(tensors)`
capabilities: ${tensors.capabilities}\nOpCapability VulkanMemoryModel
memoryModel: OpMemoryModel Logical Vulkan`

/** A shader that loads a tensor of floats with two dimensions, `%grid`, and has further declarations. */
export function withGrid(pieces: Pieces, declarations = '') {
  return piecesIn(pieces)`interfaces: %variable
annotations: ${bindingOf('variable')}
declarations: %tensor = OpTypeTensorARM %float %uint_2
%to_tensor = OpTypePointer UniformConstant %tensor
%variable = OpVariable %to_tensor UniformConstant
${declarations}`
}

/** Loads the tensor of {@link withGrid}. */
export const loaded = '%grid = OpLoad %tensor %variable'
