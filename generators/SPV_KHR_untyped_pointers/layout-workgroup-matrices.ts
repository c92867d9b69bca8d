import { bare, chainPairs, dataPairs, layout, types, workgroup } from './shared/matrix-pairs.ts'
import { inCountingShader } from './shared/pieces.ts'

/** Pairs of the rules on matrices in memory of a workgroup. */
export const pairs = [
  ...chainPairs(['workgroup-base-type-is-no-matrix', [workgroup], bare]),
  ...dataPairs(['workgroup-data-type-is-no-matrix', [workgroup], bare]),
  inCountingShader`workgroup-base-type-is-no-matrix/typed
chains from typed memory of a workgroup walk structures with a matrix
interfaces: %typed
annotations: ${layout}
declarations: ${types}
%typed = OpVariable %stride64_pointer_Workgroup_stride4_uint_array16 Workgroup
body: %reached = OpUntypedPtrAccessChainKHR %untyped_pointer_Workgroup {%structure${bare}} %typed %uint_0
%other = OpUntypedAccessChainKHR %untyped_pointer_Workgroup {%structure | bare-matrix: %float2x2} %typed`,
]
