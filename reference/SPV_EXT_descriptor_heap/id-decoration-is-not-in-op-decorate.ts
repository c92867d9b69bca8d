import { notInInstruction } from './shared/not-in-instruction.ts'

/** Decoration, ArrayStrideIdEXT and OffsetIdEXT; what OpDecorate holds is in the core specification. */
export const check = notInInstruction(
  'SPV_EXT_descriptor_heap/id-decoration-is-not-in-op-decorate',
  'OpDecorate',
)
