import { pairIn, pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import { inFragment, inKernel } from '../pairs/tags.ts'

const block = `%block Block, 0 Offset 0`
const bound = `${block}
${bindingOf('buffer')}`

const inPhysical = tagOf`memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450`
const buffer = piecesOf`annotations: %block Block, 0 Offset 0, 1 Offset 16
%uint4_runtime_array ArrayStride 16
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint4 %uint4_runtime_array
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer`

const inTwo = tagOf`capabilities: Shader VariablePointers
annotations: ${buffer.annotations}
${bindingOf('variable_StorageBuffer_block', 1)}
declarations: ${buffer.declarations}`

const lengthOf = 'OpArrayLength %uint %buffer 1'
const inBoundBlock = tagOf`annotations: ${bound}`
const inBuffer = pairIn(buffer)

/** Pairs of the rules on variables, and on lengths of run-time arrays. */
export const pairs = [
  pairOf`variable-result-type/outside-functions: a private variable results in a typed pointer
declarations: %variable = OpVariable {%pointer_Private_uint | of-what-it-holds: %uint | of-an-array: %float_array3
  | of-the-function-type: %signature} Private`,
  pairOf`variable-result-type/inside-a-function
a variable of a function results in a typed pointer, though nothing uses it
body: %variable = OpVariable {%pointer_Function_float4 | of-a-vector: %float4} Function`,
  inBoundBlock`variable-result-type/beside-untyped
an untyped pointer is the result of an untyped variable, a typed one of OpVariable
+annotations: ${bindingOf('untyped_buffer', 1)}
declarations: %block = OpTypeStruct %uint
%untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer`,
  pairOf`variable-storage-class/outside-functions: private variables have the storage class of their pointer types
declarations: %variable = OpVariable {%pointer_Private_uint | workgroup-type: %pointer_Workgroup_uint
  | function-type: %pointer_Function_uint} {Private | workgroup-variable: Workgroup}`,
  pairOf`variable-storage-class/inside-a-function: a variable of a function has a pointer type of class Function
body: %variable = OpVariable {%pointer_Function_uint | private-type: %pointer_Private_uint} Function
OpStore %variable %uint_1`,
  inBoundBlock`variable-storage-class/of-a-block: a storage buffer has the storage class of its pointer type
declarations: %block = OpTypeStruct %uint
%buffer = OpVariable {%pointer_StorageBuffer_block | uniform-type: %pointer_Uniform_block} {StorageBuffer | uniform-variable: Uniform}`,
  inFragment`variable-storage-class/of-the-interface
variables of the interface have the storage classes of their pointer types
entryPoints: Fragment %main %from %to
annotations: %from %to Location 0
declarations: %from = OpVariable {%pointer_Input_float4 | input-of-output-type: %pointer_Output_float4} Input
%to = OpVariable {%pointer_Output_float4 | output-of-input-type: %pointer_Input_float4} Output`,
  inKernel`variable-not-generic/outside-functions
a workgroup variable is cast to Generic, which is no storage class of a variable
capabilities: ${kernel.capabilities} GenericPointer
declarations: %other = OpVariable {%pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1 | initialized: %pointer_Generic_uint Generic %uint_1
  | not-initialized: %pointer_Generic_uint Generic}
body: %cast = OpPtrCastToGeneric %pointer_Generic_uint %variable_Workgroup_uint
OpStore %cast %uint_1`,
  inPhysical`variable-not-physical/holds-a-physical-pointer
a private variable holds a pointer into physical storage without being there
annotations: %variable_Private_pointer_PhysicalStorageBuffer_uint AliasedPointer
declarations: %other = OpVariable {%pointer_Private_uint Private | is-there-itself: %pointer_PhysicalStorageBuffer_uint PhysicalStorageBuffer}`,
  inPhysical`variable-not-physical/of-a-block
a block is a variable in StorageBuffer, and pointed to in physical storage
annotations: ${bound}
declarations: %block = OpTypeStruct %uint
%buffer = OpVariable {%pointer_StorageBuffer_block StorageBuffer | is-there-itself: %pointer_PhysicalStorageBuffer_block PhysicalStorageBuffer}`,
  pairOf`variable-initializer/constants
variables begin with constants of all kinds, specialization constants among them
declarations: %sum = OpSpecConstantOp %uint IAdd %spec_uint_3 %uint_1
%first = OpVariable %pointer_Private_uint Private {%uint_1 | undefined-for-a-constant: %a_uint}
%second = OpVariable %pointer_Private_uint Private %null_uint
%third = OpVariable %pointer_Private_uint Private %spec_uint_3
%fourth = OpVariable %pointer_Private_uint Private {%sum | undefined-for-an-operation: %a_uint}`,
  pairOf`variable-initializer/in-a-function
a variable of a function begins with a constant, whatever parameters there are
before: %void %helper(%uint %parameter)
%earlier = OpVariable %pointer_Function_uint Function
%variable = OpVariable %pointer_Function_uint Function {%uint_1 | a-parameter: %parameter}
body: %called = OpFunctionCall %void %helper %uint_2`,
  inKernel`variable-initializer/variables: a variable that holds a pointer begins with a variable outside functions
declarations: %pointee = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
%variable = OpVariable %pointer_CrossWorkgroup_pointer_CrossWorkgroup_uint CrossWorkgroup {%pointee | undefined: %a_pointer_CrossWorkgroup_uint}`,
  inKernel`variable-initializer/null-pointers: a variable of a kernel that holds a pointer begins as a null pointer
body: %variable = OpVariable %pointer_Function_pointer_Function_uint Function {%null_pointer_Function_uint | variable-of-a-function: %variable_Function_uint}`,
  pairOf`variable-initializer-type/scalars: a number begins as a number of its type
declarations: %variable = OpVariable %pointer_Private_uint Private {%uint_1 | other-sign: %int_1 | other-kind: %float_1
  | specialization-constant: %spec_int}`,
  pairOf`variable-initializer-type/composites: a structure begins as a structure of the very type
declarations: %twin_begin = OpConstantComposite %second_uint_pair %uint_1 %uint_2
body: %variable = OpVariable %pointer_Function_uint_pair Function {%uint_pair_1_2 | twin-structure: %twin_begin | array: %null_uints
  | vector: %null_uint2 | member: %uint_1}`,
  inKernel`variable-initializer-type/pointers
a variable that begins with a variable holds a pointer to what that one holds
declarations: %pointee = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
%number = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup {%uint_2 | variable-for-what-it-holds: %pointee}
%holder = OpVariable %pointer_CrossWorkgroup_pointer_CrossWorkgroup_uint CrossWorkgroup {%pointee | number-for-a-pointer: %uint_1}`,
  inFragment`variable-without-initializer/beside-an-output: an output has an initial value, an input has none
entryPoints: Fragment %main %from %to
annotations: %from %to Location 0
declarations: %from = OpVariable %pointer_Input_float Input {| input-with-constant: %float_1 | input-with-null: %null_float
  | input-with-special: %spec_float}
%to = OpVariable %pointer_Output_float Output %float_1`,
  pairOf`variable-without-initializer/push-constants: push constants have no initial value
annotations: ${block}
declarations: %block = OpTypeStruct %uint
%one = OpConstantComposite %block %uint_1
%pushed = OpVariable %pointer_PushConstant_block PushConstant {| null: %null_block | composite: %one}`,
  ...['StorageBuffer', 'Uniform', 'PushConstant'].map(
    (storageClass) =>
      pairOf`variable-boolean/${storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}
Booleans are in Private and Workgroup, what is in ${storageClass} are numbers
annotations: ${block}
%inner 0 Offset 0
%array ArrayStride 16
%block 1 Offset 64
OpMemberDecorate %block 2 Offset 80${
        storageClass === 'PushConstant'
          ? ''
          : `
${bindingOf('variable')}`
      }
declarations: %array = OpTypeArray {%uint2 | in-an-array: %bool2} %uint_4
%inner = OpTypeStruct {%float2 | in-a-nested-structure: %bool}
%block = OpTypeStruct %array %inner {%uint | member: %bool | vector: %bool4}
%variable = OpVariable %pointer_${storageClass}_block ${storageClass}
%flag = OpVariable %pointer_Private_bool Private %true
%flags = OpVariable %pointer_Workgroup_bool2 Workgroup`,
  ),
  inBoundBlock`variable-boolean/where-allowed
Booleans of the interface and of functions stand beside a buffer without any
entryPoints: Fragment %main %variable_Input_bool_as_FrontFacing %variable_Private_bool %buffer
+annotations: %elements ArrayStride 4
declarations: %elements = OpTypeRuntimeArray {%uint | in-a-run-time-array: %bool}
%block = OpTypeStruct %elements
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %local = OpVariable %pointer_Function_bool Function %false
%seen = OpLoad %bool %variable_Input_bool_as_FrontFacing
OpStore %local %seen
OpStore %variable_Private_bool %seen`,
  inBuffer`array-length-result-type/of-32-bits: the length is an unsigned integer of 32 bits, wide integers are at hand
body: %length = ${lengthOf}
changed: OpArrayLength {%uint | signed: %int | of-64-bits: %ulong | of-16-bits: %ushort | float: %float
  | vector: %uint2} %buffer 1`,
  inBuffer`array-length-result-type/of-64-bits: with 64-bit indexing the length may be of 64 bits
capabilities: Shader Int64 Int16 Shader64BitIndexingEXT
body: %wide_length = OpArrayLength %ulong %buffer 1
%length = ${lengthOf}
changed: OpArrayLength {%uint | signed-of-64-bits: %long | of-16-bits: %ushort} %buffer 1`,
  pairOf`array-length-structure/of-a-block: only one of the blocks ends in a run-time array
annotations: ${buffer.annotations}
${bindingOf('fixed_buffer', 1)}
%first_block Block, 0 Offset 16, 1 Offset 0
declarations: ${buffer.declarations}
%first_block = OpTypeStruct %uint4_runtime_array %uint4
%fixed_buffer = OpVariable %pointer_StorageBuffer_block_uint4_and_stride16_uint4s StorageBuffer
body: %all = OpAccessChain %pointer_StorageBuffer_uint4_runtime_array %buffer %uint_1
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | of-the-array: %all | ends-in-a-fixed-array: %fixed_buffer
  | run-time-array-first: %variable_StorageBuffer_first_block_bound_2 | of-a-number: %uint_1} 1`,
  pairOf`array-length-structure/nested: the structure is the last member of the block, reached by a chain
annotations: %block Block
%structure_uint4_and_stride16_uint4_runtime_array %block 0 Offset 0, 1 Offset 16
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint4 %structure_uint4_and_stride16_uint4_runtime_array
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %inner = OpAccessChain %pointer_StorageBuffer_structure_uint4_and_stride16_uint4_runtime_array %buffer %uint_1
%vector = OpAccessChain %pointer_StorageBuffer_uint4 %buffer %uint_0
%length = OpArrayLength %uint {%inner | of-the-outer-structure: %buffer | of-a-vector: %vector} 1`,
  inBuffer`array-length-structure/copied-pointer: a copy of the pointer will do, what it points to will not
body: %copy = OpCopyObject %pointer_StorageBuffer_block %buffer
%length = OpArrayLength %uint {%copy 1 | a-type: %pointer_StorageBuffer_block 1 | a-structure: %a_block_uint 0}`,
  inBuffer`array-length-member/of-two-members: the second member is the last of two
body: %length = ${lengthOf}
changed: OpArrayLength %uint %buffer {1 | first: 0 | behind-the-last: 2 | far-behind: 0xffffffff}`,
  pairOf`array-length-member/of-one-member: the first member is the last of one
annotations: ${bindingOf('variable_StorageBuffer_block_stride4_uint_runtime_array')}
body: %length = OpArrayLength %uint %variable_StorageBuffer_block_stride4_uint_runtime_array {0 | behind-the-last: 1}`,
  inTwo`array-length-no-variable-pointer/beside-variable-pointers
variable pointers to blocks are at hand, lengths are asked of the variables
before: %pointer_StorageBuffer_block %choose()
OpReturnValue %variable_StorageBuffer_block
body: OpStore %variable_Function_pointer_StorageBuffer_block %buffer
%loaded = OpLoad %pointer_StorageBuffer_block %variable_Function_pointer_StorageBuffer_block
%chosen = OpFunctionCall %pointer_StorageBuffer_block %choose
%selected = OpSelect %pointer_StorageBuffer_block %true %buffer %variable_StorageBuffer_block
%copy = OpCopyObject %pointer_StorageBuffer_block %selected
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | selected-pointer: %selected | copy-of-a-selected-pointer: %copy
  | loaded-pointer: %loaded | returned-pointer: %chosen | null-pointer: %null_pointer_StorageBuffer_block} 1`,
  inTwo`array-length-no-variable-pointer/phi
where paths meet, the length is asked of a variable, not of the pointer that they chose
body: [%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge: %phi = OpPhi %pointer_StorageBuffer_block %buffer %entry %variable_StorageBuffer_block %then
%length = ${lengthOf}
changed: OpArrayLength %uint {%buffer | phi: %phi} 1`,
  inTwo`array-length-no-variable-pointer/parameter
a helper asks the length through its parameter, which only variables are passed to
before: %uint %helper(%pointer_StorageBuffer_block %parameter)
%length = OpArrayLength %uint %parameter 1
OpReturnValue %length
body: %selected = OpSelect %pointer_StorageBuffer_block %true %buffer %variable_StorageBuffer_block
%first = OpFunctionCall %uint %helper %buffer
%second = OpFunctionCall %uint %helper {%variable_StorageBuffer_block | selected-pointer-passed: %selected}`,
]
