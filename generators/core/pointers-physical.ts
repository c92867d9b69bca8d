import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

const physical = {
  capabilities: `Shader PhysicalStorageBufferAddresses Int64`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  entryPoints:
    'GLCompute %main %variable_Private_uint_array3 %variable_Private_uint %variable_StorageBuffer_word_only_bound_0',
  annotations: `%word_only Block, 0 Offset 0`,
  declarations: `%to_four = OpTypePointer PhysicalStorageBuffer %stride4_uint_array4
%word = OpTypePointer PhysicalStorageBuffer %uint`,
  before: `%void %with_word(%word %there)
OpStore %there %uint_1 Aligned 4
%void %with_private(%pointer_Private_uint %here)
OpStore %here %uint_1`,
}

const kernelPointers = {
  ...kernel,
  declarations: `%takes = OpTypeFunction %void %pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_uint %second_pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_float %pointer_Workgroup_uint`,
  main: `%main = OpFunction %void None %takes
%first = OpFunctionParameter %pointer_CrossWorkgroup_uint
%second = OpFunctionParameter %pointer_CrossWorkgroup_uint
%twin = OpFunctionParameter %second_pointer_CrossWorkgroup_uint
%real = OpFunctionParameter %pointer_CrossWorkgroup_float
%shared = OpFunctionParameter %pointer_Workgroup_uint
%entry:`,
  body: `%same = OpPtrEqual %bool %variable_Function_uint %variable_Function_uint
%equal = OpPtrEqual %bool %first %second
%unequal = OpPtrNotEqual %bool %first %second
%distance = OpPtrDiff %uint %first %second`,
}

const kernelSummary = 'physical pointers of a kernel are compared and subtracted, in Function too'

/** Pairs of the rules on pointers, of physical ones. */
export const pairs = [
  pairOf`call-pointer-storage-class/physical
pointers into physical storage are arguments as they are no logical ones
${physical}
+before: %void %with_buffer(%pointer_StorageBuffer_word_only %holder)
body: %made = OpConvertUToPtr %word %ulong_64
%call_word = OpFunctionCall %void %with_word %made
%call_private = OpFunctionCall %void {%with_private %variable_Private_uint | storage-buffer: %with_buffer %variable_StorageBuffer_word_only_bound_0}`,
  pairOf`call-pointer-object/physical
physical pointers are arguments wherever they come from
${physical}
body: %made = OpConvertUToPtr %to_four %ulong_64
%there_second = OpAccessChain %word %made %uint_1
%here_second = OpAccessChain %pointer_Private_uint %variable_Private_uint_array3 %uint_1
%call_word = OpFunctionCall %void %with_word %there_second
%call_private = OpFunctionCall %void %with_private {%variable_Private_uint | element: %here_second}`,
  pairOf`logical-pointer-index/physical
a constant index into what a physical pointer points to may be negative
${physical}
body: %made = OpConvertUToPtr %to_four %ulong_64
%earlier = OpAccessChain %word %made %int_minus_1
%second = OpAccessChain %pointer_Private_uint %variable_Private_uint_array3 {%int_1 | logical: %int_minus_1}`,
  pairOf`pointer-stored-storage-class/physical
physical pointers are stored to and loaded from a storage buffer
${physical}
capabilities: ${physical.capabilities} VariablePointers
+declarations: %takes_holders = OpTypeFunction %void %pointer_Workgroup_word %pointer_Workgroup_pointer_Workgroup_uint %pointer_Workgroup_uint
+before: %helper = OpFunction %void None %takes_holders
%physical_holder = OpFunctionParameter %pointer_Workgroup_word
%logical_holder = OpFunctionParameter %pointer_Workgroup_pointer_Workgroup_uint
%logical = OpFunctionParameter %pointer_Workgroup_uint
%begin: %made = OpConvertUToPtr %word %ulong_64
{OpStore %physical_holder %made | logical-stored: OpStore %logical_holder %logical
  | logical-loaded: %wrong = OpLoad %pointer_Workgroup_uint %logical_holder}
OpReturn
OpFunctionEnd
body: %in_buffer = OpAccessChain %pointer_StorageBuffer_word %variable_StorageBuffer_word_only_bound_0 %uint_0
%loaded = OpLoad %word %in_buffer
OpStore %in_buffer %loaded`,
  pairOf`pointer-comparison-operand/kernel
${kernelSummary}
${kernelPointers}
changed: OpPtrEqual %bool {%first %second | equal: %uint_1 %uint_1}
changed: OpPtrDiff %uint {%first %second | difference: %uint_2 %uint_1}`,
  pairOf`pointer-comparison-type/kernel
${kernelSummary}
${kernelPointers}
changed: OpPtrEqual %bool %first {%second | equal-twin-types: %twin | equal-other-pointee: %real}
changed: OpPtrNotEqual %bool {%first | unequal-other-storage-class: %shared} %second
changed: OpPtrDiff %uint {%first %second | difference-of-twin-types: %twin %first}`,
  pairOf`pointer-comparison-result/kernel
${kernelSummary}
${kernelPointers}
changed: OpPtrEqual {%bool | equal-number: %uint} %first %second
changed: OpPtrNotEqual {%bool | unequal-float: %float} %first %second`,
  pairOf`pointer-difference-result/kernel
${kernelSummary}
${kernelPointers}
changed: OpPtrDiff {%uint | float: %float | vector: %uint2} %first %second`,
]
