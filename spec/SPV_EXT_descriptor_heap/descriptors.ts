/**
 * The type-declaration instructions of descriptors, from the definition of the term. `OpTypeSampledImage` is not one of
 * them.
 */
export const descriptorTypes: readonly string[] = [
  'OpTypeBufferEXT',
  'OpTypeImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeTensorARM',
  'OpTypeSampler',
]
