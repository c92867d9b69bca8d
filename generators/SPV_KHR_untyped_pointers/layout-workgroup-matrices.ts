import { pairOf } from '../pairs/pair-of.ts'
import { bare, chainPairs, dataPairs, layout, types, workgroup } from './layout-matrices.ts'
import { physicalShader } from './shared/physical-shader.ts'

/** Pairs of the rules on matrices outside of structures in a workgroup. */
export const pairs = [
  ...chainPairs(['workgroup-base-type-is-no-matrix', [workgroup], bare]),
  ...dataPairs(['workgroup-data-type-is-no-matrix', [workgroup], bare]),
  pairOf`workgroup-base-type-is-no-matrix/typed
chains from typed memory of a workgroup walk structures with a matrix
${physicalShader}
interfaces: %typed
annotations: ${layout}
OpDecorate %to_words ArrayStride 64
OpDecorate %words ArrayStride 4
declarations: ${types}
%words = OpTypeArray %uint %uint_16
%to_words = OpTypePointer Workgroup %words
%pointer = OpTypeUntypedPointerKHR Workgroup
%typed = OpVariable %to_words Workgroup
body: %reached = OpUntypedPtrAccessChainKHR %pointer {%structure${bare}} %typed %uint_0
%other = OpUntypedAccessChainKHR %pointer {%structure | bare-matrix: %float2x2} %typed`,
]
