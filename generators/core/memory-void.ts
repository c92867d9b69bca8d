import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** Pairs of the rule on variables without a content. */
export const pairs = [
  pairOf`variable-not-void/shader in spv1.0, spv1.6
variables of a shader hold numbers
declarations: %own = OpVariable {%pointer_Private_uint | private: %pointer_Private_void} Private
%shared = OpVariable {%pointer_Workgroup_uint | workgroup: %pointer_Workgroup_void} Workgroup
body: %local = OpVariable {%pointer_Function_uint | function: %pointer_Function_void} Function`,
  pairOf`variable-not-void/kernel in spv1.0, spv1.6
a pointer to void is passed, but what is allocated is a number
${kernel}
declarations: %global = OpVariable {%pointer_CrossWorkgroup_uint | cross-workgroup: %pointer_CrossWorkgroup_void} CrossWorkgroup
before: %void %helper(%pointer_CrossWorkgroup_void %parameter)`,
]
