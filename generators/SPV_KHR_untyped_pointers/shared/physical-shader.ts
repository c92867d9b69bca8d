import { untypedPointers } from '../../pairs/pieces.ts'

/** A shader with untyped pointers in which chains may count on from logical ones. */
export const countingShader = {
  ...untypedPointers,
  capabilities: `${untypedPointers.capabilities}\nOpCapability VariablePointers`,
}

/** A shader with untyped pointers in which pointers into Workgroup are physical. */
export const physicalShader = {
  ...untypedPointers,
  capabilities: `OpCapability Shader
OpCapability Addresses
OpCapability UntypedPointersKHR`,
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
}
