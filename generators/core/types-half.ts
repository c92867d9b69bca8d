import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const buffers = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Float16Buffer`,
  interfaces: '%global %other',
  declarations: `%number = OpTypeFloat 16
%to_number = OpTypePointer CrossWorkgroup %number
%to_pointer = OpTypePointer CrossWorkgroup %to_number
%no_number = OpConstantNull %to_number
%other = OpVariable %to_pointer CrossWorkgroup
%global = OpVariable %pointer_CrossWorkgroup_float CrossWorkgroup`,
}

/** Pairs of the rule on numbers that a kernel has in buffers alone. */
export const pairs = [
  pairOf`float16-buffer-use/types
a kernel points to numbers of 16 bits and has none
${buffers}
declarations: ${buffers.declarations}
{| vector: %vector = OpTypeVector %number 2 | array: %array = OpTypeArray %number %uint_2
| structure: %structure = OpTypeStruct %number %uint | constant: %constant = OpConstantNull %number}
body: %pointer = OpLoad %to_number %other
OpStore %other %pointer`,
  pairOf`float16-buffer-use/instructions
a kernel hands on pointers to numbers of 16 bits, and not the numbers
${buffers}
declarations: ${buffers.declarations}
body: %pointer = OpLoad %to_number %other
{| loaded: %value = OpLoad %number %pointer | copied: OpCopyMemory %pointer %no_number
| sized: OpCopyMemorySized %pointer %no_number %ulong_2}
%single = OpLoad %float %global`,
]
