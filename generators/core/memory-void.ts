import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** Pairs of the rule on variables without a content. */
export const pairs = [
  pairOf`variable-not-void/shader in spv1.0, spv1.6
variables of a shader hold numbers
declarations: %own_number = OpTypePointer Private %uint
%own_void = OpTypePointer Private %void
%local_number = OpTypePointer Function %uint
%local_void = OpTypePointer Function %void
%shared_number = OpTypePointer Workgroup %uint
%shared_void = OpTypePointer Workgroup %void
%own = OpVariable {%own_number | private: %own_void} Private
%shared = OpVariable {%shared_number | workgroup: %shared_void} Workgroup
body: %local = OpVariable {%local_number | function: %local_void} Function`,
  pairOf`variable-not-void/kernel in spv1.0, spv1.6
a pointer to void is passed, but what is allocated is a number
${kernel}
declarations: %to_number = OpTypePointer CrossWorkgroup %uint
%to_void = OpTypePointer CrossWorkgroup %void
%takes = OpTypeFunction %void %to_void
%global = OpVariable {%to_number | cross-workgroup: %to_void} CrossWorkgroup
before: %helper = OpFunction %void None %takes
%parameter = OpFunctionParameter %to_void
%begin = OpLabel
OpReturn
OpFunctionEnd`,
]
