import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const buffers = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Float16Buffer`,
  declarations: `%number = OpTypeFloat 16
%global = OpVariable %pointer_CrossWorkgroup_float CrossWorkgroup`,
}

/** Pairs of the rule on numbers that a kernel has in buffers alone. */
export const pairs = [
  pairOf`float16-buffer-use/types
a kernel points to numbers of 16 bits and has none
${buffers}
+declarations: {| vector: %vector = OpTypeVector %number 2 | array: %array = OpTypeArray %number %uint_2
| structure: %structure = OpTypeStruct %number %uint | constant: %constant = OpConstantNull %number}
body: %pointer = OpLoad %pointer_CrossWorkgroup_number %variable_CrossWorkgroup_pointer_CrossWorkgroup_number
OpStore %variable_CrossWorkgroup_pointer_CrossWorkgroup_number %pointer`,
  pairOf`float16-buffer-use/instructions
a kernel hands on pointers to numbers of 16 bits, and not the numbers
${buffers}
body: %pointer = OpLoad %pointer_CrossWorkgroup_number %variable_CrossWorkgroup_pointer_CrossWorkgroup_number
{| loaded: %value = OpLoad %number %pointer | copied: OpCopyMemory %pointer %null_pointer_CrossWorkgroup_number
| sized: OpCopyMemorySized %pointer %null_pointer_CrossWorkgroup_number %ulong_2}
%single = OpLoad %float %global`,
]
