import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'

const physical = {
  capabilities: `OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpCapability Int64`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %own %number %buffer',
  annotations: `OpDecorate %four ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}`,
  declarations: `%four = OpTypeArray %uint %uint_4
%to_four = OpTypePointer PhysicalStorageBuffer %four
%word = OpTypePointer PhysicalStorageBuffer %uint
%address = OpConstant %ulong 64
%below_zero = OpConstant %int -1
%block = OpTypeStruct %word
%to_block = OpTypePointer StorageBuffer %block
%buffer_word = OpTypePointer StorageBuffer %word
%three = OpTypeArray %uint %uint_3
%private_four = OpTypePointer Private %three
%private_uint = OpTypePointer Private %uint
%own = OpVariable %private_four Private
%number = OpVariable %private_uint Private
%buffer = OpVariable %to_block StorageBuffer
%takes_word = OpTypeFunction %void %word
%takes_private = OpTypeFunction %void %private_uint`,
  before: `%with_word = OpFunction %void None %takes_word
%there = OpFunctionParameter %word
%word_begin = OpLabel
OpStore %there %uint_1 Aligned 4
OpReturn
OpFunctionEnd
%with_private = OpFunction %void None %takes_private
%here = OpFunctionParameter %private_uint
%private_begin = OpLabel
OpStore %here %uint_1
OpReturn
OpFunctionEnd`,
}

const kernelPointers = {
  ...kernel,
  declarations: `%global_uint = OpTypePointer CrossWorkgroup %uint
%twin_uint = OpTypePointer CrossWorkgroup %uint
%global_float = OpTypePointer CrossWorkgroup %float
%shared_uint = OpTypePointer Workgroup %uint
%function_uint = OpTypePointer Function %uint
%takes = OpTypeFunction %void %global_uint %global_uint %twin_uint %global_float %shared_uint`,
  main: `%main = OpFunction %void None %takes
%first = OpFunctionParameter %global_uint
%second = OpFunctionParameter %global_uint
%twin = OpFunctionParameter %twin_uint
%real = OpFunctionParameter %global_float
%shared = OpFunctionParameter %shared_uint
%entry = OpLabel`,
  body: `%local = OpVariable %function_uint Function
%same = OpPtrEqual %bool %local %local
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
before: ${physical.before}
%with_buffer = OpFunction %void None %takes_buffer
%holder = OpFunctionParameter %to_block
%buffer_begin = OpLabel
OpReturn
OpFunctionEnd
declarations: ${physical.declarations}
%takes_buffer = OpTypeFunction %void %to_block
body: %made = OpConvertUToPtr %word %address
%call_word = OpFunctionCall %void %with_word %made
%call_private = OpFunctionCall %void {%with_private %number | storage-buffer: %with_buffer %buffer}`,
  pairOf`call-pointer-object/physical
physical pointers are arguments wherever they come from
${physical}
body: %made = OpConvertUToPtr %to_four %address
%there_second = OpAccessChain %word %made %uint_1
%here_second = OpAccessChain %private_uint %own %uint_1
%call_word = OpFunctionCall %void %with_word %there_second
%call_private = OpFunctionCall %void %with_private {%number | element: %here_second}`,
  pairOf`logical-pointer-index/physical
a constant index into what a physical pointer points to may be negative
${physical}
body: %made = OpConvertUToPtr %to_four %address
%earlier = OpAccessChain %word %made %below_zero
%second = OpAccessChain %private_uint %own {%int_1 | logical: %below_zero}`,
  pairOf`pointer-stored-storage-class/physical
physical pointers are stored to and loaded from a storage buffer
${physical}
capabilities: ${physical.capabilities}
OpCapability VariablePointers
declarations: ${physical.declarations}
%shared_uint = OpTypePointer Workgroup %uint
%shared_holder = OpTypePointer Workgroup %shared_uint
%shared_word = OpTypePointer Workgroup %word
%takes_holders = OpTypeFunction %void %shared_word %shared_holder %shared_uint
before: ${physical.before}
%helper = OpFunction %void None %takes_holders
%physical_holder = OpFunctionParameter %shared_word
%logical_holder = OpFunctionParameter %shared_holder
%logical = OpFunctionParameter %shared_uint
%begin = OpLabel
%made = OpConvertUToPtr %word %address
{OpStore %physical_holder %made | logical-stored: OpStore %logical_holder %logical
  | logical-loaded: %wrong = OpLoad %shared_uint %logical_holder}
OpReturn
OpFunctionEnd
body: %in_buffer = OpAccessChain %buffer_word %buffer %uint_0
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
