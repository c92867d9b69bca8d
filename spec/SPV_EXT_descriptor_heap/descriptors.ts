/**
 * The type-declaration instructions of descriptors, from the definition of the term. `OpTypeSampledImage` is not among
 * them.
 */
export const descriptorTypes: readonly string[] = [
  'OpTypeBufferEXT',
  'OpTypeImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeTensorARM',
  'OpTypeSampler',
]
