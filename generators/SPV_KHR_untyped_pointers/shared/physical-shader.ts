import { untypedPointers } from '../../pairs/pieces.ts'

/** A shader with untyped pointers in which pointers into Workgroup are physical. */
export const physicalShader = {
  ...untypedPointers,
  capabilities: `OpCapability Shader
OpCapability Addresses
OpCapability UntypedPointersKHR`,
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
}
