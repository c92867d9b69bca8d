import { pairOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

/** An array of structures of a vector and an integer, and pointers to all that is in it. */
const inNested = tagOf`declarations: %array = OpTypeArray %structure_float4_and_uint %uint_4
%pointer_structure = OpTypePointer Private %structure_float4_and_uint
%pointer_twin = OpTypePointer Private %second_structure_float4_and_uint
%variable = OpVariable %pointer_Private_array Private`

/** A kernel with an array of vectors and a pointer to its first element. */
const inElements = tagIn(
  kernel,
)`body: %first = OpInBoundsAccessChain %pointer_Function_uint4 %variable_Function_uint4_array4 %uint_0
%chain = OpPtrAccessChain %pointer_Function_uint %first %uint_1 %uint_2
%inside = OpInBoundsPtrAccessChain %pointer_Function_uint %first %uint_3 %uint_0`

/** An array of structures whose two members are structures of three integers. */
const inNestedStructures = tagOf`declarations: %sum = OpSpecConstantOp %uint IAdd %uint_0 %uint_1
%empty = OpTypeStruct
%variable = OpVariable %pointer_Private_uint_three_pair_array4 Private
%nothing = OpVariable %pointer_Private_empty Private`

/** A kernel that goes from one element of an array of structures to another. */
const inElementsOfArrays = tagIn(kernel)`
body: %first = OpAccessChain %pointer_Function_uint_pair %variable_Function_uint_pair_array4 %uint_0
%chain = OpPtrAccessChain %pointer_Function_uint %first %spec_uint %uint_1
%inside = OpInBoundsPtrAccessChain %pointer_Function_uint %first %uint_8 %uint_0`

/** A block of rows of four integers each, and pointers with the strides of the arrays they lead into. */
const inRows = tagOf`capabilities: Shader VariablePointersStorageBuffer
annotations: %rows_only Block, 0 Offset 0
%rows %pointer_row ArrayStride 16
%pointer_word ArrayStride 4
declarations: %rows = OpTypeRuntimeArray %stride4_uint_array4
%pointer_row = OpTypePointer StorageBuffer %stride4_uint_array4
%pointer_word = OpTypePointer StorageBuffer %uint
body: %first = OpAccessChain %pointer_row %variable_StorageBuffer_rows_only_bound_0 %uint_0 %uint_0
%number = OpInBoundsAccessChain %pointer_word %first %uint_3
%next = OpPtrAccessChain %pointer_row %first %uint_1
%other = OpPtrAccessChain %pointer_word %first %uint_2 %uint_1`

/** Pairs of the rules that access chains of all four kinds share, and on what indexes reach and strides. */
export const pairs = [
  pairOf`access-chain-result-type/pointers: chains result in pointers to the scalars that they reach
body: %chain = OpAccessChain {%pointer_Private_float | scalar: %float} %variable_Private_float4 %uint_1
%inside = OpInBoundsAccessChain {%pointer_Private_float | in-bounds: %float} %variable_Private_float4 %uint_2
%whole = OpAccessChain {%pointer_Private_float4 | without-indexes: %float4} %variable_Private_float4`,
  inElements`access-chain-result-type/from-elements: chains from an element of an array result in pointers
changed: OpPtrAccessChain {%pointer_Function_uint | element: %uint} %first %uint_1
changed: OpInBoundsPtrAccessChain {%pointer_Function_uint | element-in-bounds: %uint}`,
  pairOf`access-chain-result-type/beside-untyped
a chain into a block results in a typed pointer where untyped ones exist as well
declarations: %untyped = OpTypeUntypedPointerKHR StorageBuffer
body: %chain = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block_uint_bound_0 %uint_0`,
  inNested`access-chain-base/variables-and-chains: chains start from a variable, from a chain and from a copied pointer
body: %chain = OpAccessChain %pointer_structure %variable %uint_1
%vector = OpAccessChain %pointer_Private_float4 %chain %uint_0
%loaded = OpLoad %float4 %vector
%copy = OpCopyObject %pointer_Private_float4 %vector
%part = OpInBoundsAccessChain %pointer_Private_float {%copy | loaded-value-in-bounds: %loaded} %uint_2
%scalar = OpAccessChain %pointer_Private_float {%vector | loaded-value: %loaded | scalar-constant: %uint_0} %uint_3`,
  inElements`access-chain-base/elements: chains in a kernel start from a pointer to an element
+body: %loaded = OpLoad %uint4 %first
%address = OpConvertPtrToU %uint %first`,
  pairOf`access-chain-storage-class/shader: chains stay in the storage classes of their bases
declarations: %buffer_uint4 = OpTypePointer StorageBuffer %uint4
body: %of_buffer = OpAccessChain {%pointer_StorageBuffer_uint
  | uniform-from-buffer: %pointer_Uniform_uint} %variable_StorageBuffer_block_uint4_bound_0 %uint_0 %uint_1
%of_variable = OpAccessChain {%pointer_Private_uint
  | function-from-private: %pointer_Function_uint} %variable_Private_uint4 %uint_1
%of_shared = OpInBoundsAccessChain {%pointer_Workgroup_uint
  | private-from-workgroup: %pointer_Private_uint} %variable_Workgroup_uint4 %uint_1
%of_local = OpAccessChain {%pointer_Function_uint | private-from-function: %pointer_Private_uint} %variable_Function_uint4 %uint_1
%of_nothing = OpAccessChain {%pointer_Private_uint4 | without-indexes: %pointer_Function_uint4} %variable_Private_uint4`,
  inElements`access-chain-storage-class/kernel: chains from an element stay in the storage class of the element
changed: {%pointer_Function_uint | element: %pointer_CrossWorkgroup_uint} %first %uint_1
changed: {%pointer_Function_uint | element-in-bounds: %pointer_CrossWorkgroup_uint} %first %uint_3`,
  inNested`access-chain-pointee/each-depth
chains point to a structure, a vector and scalars, as deep as their indexes go
body: %chain = OpAccessChain {%pointer_structure | twin-structure: %pointer_twin} %variable %uint_1
%vector = OpAccessChain {%pointer_Private_float4 | not-deep-enough: %pointer_structure
  | too-deep: %pointer_Private_float} %variable %uint_1 %uint_0
%part = OpInBoundsAccessChain {%pointer_Private_float | in-bounds: %pointer_Private_uint} %chain %uint_0 %uint_3
%number = OpAccessChain {%pointer_Private_uint | other-signedness: %pointer_Private_int} %variable %uint_3 {%uint_1
  | other-member: %uint_0}
%whole = OpAccessChain {%pointer_Private_array | without-indexes: %pointer_structure} %variable`,
  inElements`access-chain-pointee/from-elements: chains from an element point to what is inside another element
changed: %uint_1 {%uint_2 | element-itself:}
changed: {%pointer_Function_uint | element-in-bounds: %pointer_Function_uint4} %first %uint_3`,
  pairOf`access-chain-index-type/into-a-vector: a component of a vector is reached by an unsigned integer
body: %chain = OpAccessChain %pointer_Private_float %variable_Private_float4 {%uint_1 | by-a-float: %float_1 | by-a-boolean: %true
  | by-a-null-float: %null_float}`,
  inNested`access-chain-index-type/integers-of-every-kind
indexes are wide, signed, negative after all, specialized, loaded and computed
+declarations: %other = OpVariable %pointer_Private_uint Private %uint_0
body: %loaded = OpLoad %uint %other
%sum = OpIAdd %int %loaded %int_2
%real = OpConvertUToF %float %loaded
%a = OpAccessChain %pointer_structure %variable %long_1
%b = OpInBoundsAccessChain %pointer_Private_float %variable {%loaded | array-in-bounds: %real} %int_0 {%sum
  | last-of-three: %float_1}
%c = OpAccessChain %pointer_Private_float4 %variable {%spec_uint_9 | vector-of-integers: %uint2_0_1} %uint_0
%d = OpAccessChain %pointer_Private_uint %variable {%sum | computed-float: %real} %uint_1`,
  inElements`access-chain-index-type/from-elements: indexes behind an element are integers too
changed: %uint_1 {%uint_2 | boolean: %true}
changed: %uint_3 {%uint_0 | float-in-bounds: %float_0}`,
  inNestedStructures`access-chain-structure-index/constants
members are reached by constants, elements by what is specialized, undefined and loaded
body: %loaded = OpLoad %uint %variable_Private_uint
%copy = OpCopyObject %uint %uint_1
%a = OpAccessChain %pointer_Private_uint_three %variable %loaded {%uint_1 | loaded: %loaded
  | specialized: %spec_uint | copied: %copy}
%b = OpInBoundsAccessChain %pointer_Private_uint %variable %spec_uint %int_0 {%ushort_2
  | nested-in-bounds: %spec_uint}
%c = OpAccessChain %pointer_Private_uint %variable %sum %uint_0 {%ulong_1 | computed: %sum}
%d = OpAccessChain %pointer_Private_uint_three %variable %a_uint {%int_1 | undefined: %a_uint}`,
  inElementsOfArrays`access-chain-structure-index/from-elements
a specialization constant chooses the element, constants choose the members
changed: {%spec_uint %uint_1 | element: %uint_1 %spec_uint}
changed: %uint_8 {%uint_0 | element-in-bounds: %spec_uint}`,
  inNestedStructures`access-chain-structure-bounds/last-members
the last members are reached by constants of several widths, elements beyond the array too
body: %a = OpAccessChain %pointer_Private_uint_three %variable %uint_8 {%uint_1 | number-of-members: %uint_2
  | greatest-number: %uint_4294967295}
%b = OpInBoundsAccessChain %pointer_Private_uint %variable %uint_0 %int_1 {%ushort_2 | nested-in-bounds: %ushort_3}
%c = OpAccessChain %pointer_Private_uint %variable %uint_1 %uint_0 {%ulong_1 | beyond-32-bits: %ulong_4294967297}
%d = OpAccessChain {%pointer_Private_empty %nothing | no-members: %pointer_Private_uint %nothing %uint_0}`,
  inElementsOfArrays`access-chain-structure-bounds/from-elements
an element far away is reached, but the members are those of the structure
changed: %spec_uint {%uint_1 | element: %uint_2}
changed: %uint_8 {%uint_0 | element-in-bounds: %uint_64}`,
  pairOf`access-chain-depth/down-to-scalars: the indexes end at scalars of several types and at an image
declarations: %variable = OpVariable %pointer_Private_structure_uint_and_bool_and_float2 Private
%textures = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown_array2 UniformConstant
annotations: ${bindingOf('textures')}
body: %a = OpAccessChain %pointer_Private_uint %variable %uint_0 {| integer: %uint_0}
%b = OpInBoundsAccessChain %pointer_Private_bool %variable %uint_1 {| boolean-in-bounds: %uint_0}
%c = OpAccessChain %pointer_Private_float %variable %uint_2 %uint_1 {| component: %uint_0}
%d = OpAccessChain {%pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown %textures %uint_1
  | image: %pointer_UniformConstant_float %textures %uint_1 %uint_0}`,
  inKernel`access-chain-depth/not-through-pointers
a pointer that a structure holds is reached, but not what it points to
declarations: %array = OpTypeArray %structure_pointer_CrossWorkgroup_uint2_and_uint %uint_2
%pointer_structure = OpTypePointer Function %structure_pointer_CrossWorkgroup_uint2_and_uint
%pointer_uint2 = OpTypePointer Function %uint2
body: %first = OpAccessChain %pointer_structure %variable_Function_array %uint_0
%a = OpAccessChain {%pointer_Function_pointer_CrossWorkgroup_uint2 %first | pointer: %pointer_Function_uint %first %uint_0} %uint_0
%b = OpPtrAccessChain {%pointer_Function_pointer_CrossWorkgroup_uint2 %first %uint_1 %uint_0
  | element: %pointer_Function_uint %first %uint_1 %uint_0 %uint_1}
%c = OpInBoundsPtrAccessChain %pointer_Function_uint %first %uint_1 %uint_1 {| element-in-bounds: %uint_0}`,

  inRows`access-chain-array-stride/of-each-array
pointers into nested arrays have the stride of the array that their last index is into
changed: %pointer_row ArrayStride {16 | stride-of-the-element: 4}
changed: %pointer_word ArrayStride {4 | stride-of-the-row: 16}`,
  pairOf`access-chain-array-stride/in-a-group: a group decorates an array and the pointer to its elements at once
annotations: %uint_array4_only Block, 0 Offset 0
%group = [ArrayStride 16] {%uint_array4 %pointer_Uniform_uint | alone-with-another: %uint_array4
OpDecorate %pointer_Uniform_uint ArrayStride 4}
body: %whole = OpAccessChain %pointer_Uniform_uint_array4 %variable_Uniform_uint_array4_only_bound_0 %uint_0
%number = OpInBoundsAccessChain %pointer_Uniform_uint %whole %uint_3`,
  inKernel`ptr-access-chain-element/kernel
elements are chosen by integers of two widths, by a loaded one and by a specialized one
body: %first = OpAccessChain %pointer_Function_uint %variable_Function_uint_array4 %uint_0
%loaded = OpLoad %uint %first
%real = OpConvertUToF %float %loaded
%a = OpPtrAccessChain %pointer_Function_uint %first {%ulong_1 | float: %real}
%b = OpPtrAccessChain %pointer_Function_uint %first {%loaded | vector: %uint2_0_1}
%c = OpInBoundsPtrAccessChain %pointer_Function_uint %first {%spec_uint_7 | null-float-in-bounds: %null_float}
%d = OpInBoundsPtrAccessChain %pointer_Function_uint %variable_Function_uint_array4 {%uint_0
  | float-before-indexes: %float_0} %uint_1`,
  inRows`ptr-access-chain-element/shader: elements of a buffer are chosen by integers, signed and negative too
+body: %back = OpPtrAccessChain %pointer_row %next %int_minus_1
changed: %pointer_row %first {%uint_1 | boolean: %true}
changed: %first {%uint_2 | float: %float_1} %uint_1`,
  inRows`ptr-access-chain-stride/storage-buffer
a pointer into a buffer has a stride, one into a workgroup need not have any
capabilities: Shader VariablePointers
+body: %part = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uint4 %uint_1
%after = OpPtrAccessChain %pointer_Workgroup_uint %part %uint_1
%last = OpPtrAccessChain %pointer_word %number %uint_0
changed: {OpDecorate %pointer_row ArrayStride 16 | row-without-stride:}
changed: {OpDecorate %pointer_word ArrayStride 4 | integer-without-stride:}`,
  pairOf`ptr-access-chain-stride/physical-storage-buffer: a pointer to integers in physical storage has a stride
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: %rows_only Block, 0 Offset 0
{OpDecorate %address ArrayStride 4 | without-stride:}
declarations: %address = OpTypePointer PhysicalStorageBuffer %uint
%rows_only = OpTypeStruct %address
body: %where = OpAccessChain %pointer_PushConstant_address %variable_PushConstant_rows_only %uint_0
%base = OpLoad %address %where
%chain = OpPtrAccessChain %address %base %uint_2`,
]
