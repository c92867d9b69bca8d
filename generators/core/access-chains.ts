import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel, type Pieces } from '../pairs/pieces.ts'

const interfaceOfVariable = 'GLCompute %main %variable'

const vector: Pieces = {
  declarations: `%variable = OpVariable %pointer_Private_float4 Private`,
  entryPoints: interfaceOfVariable,
}

/** An array of structures of a vector and an integer, and pointers to all that is in it. */
const nested: Pieces = {
  declarations: `%array = OpTypeArray %structure_float4_and_uint %uint_4
%pointer_structure = OpTypePointer Private %structure_float4_and_uint
%pointer_twin = OpTypePointer Private %second_structure_float4_and_uint
%pointer_Function_uint = OpTypePointer Private %uint
%variable = OpVariable %pointer_Private_array Private`,
  entryPoints: interfaceOfVariable,
}

/** A kernel with an array of vectors and a pointer to its first element. */
const elements: Pieces = {
  ...kernel,
  declarations: `%array = OpTypeArray %uint4 %uint_4
%pointer_Private_array = OpTypePointer Function %array`,
  body: `%variable = OpVariable %pointer_Private_array Function
%first = OpInBoundsAccessChain %pointer_Function_uint4 %variable %uint_0
%chain = OpPtrAccessChain %pointer_Function_uint %first %uint_1 %uint_2
%inside = OpInBoundsPtrAccessChain %pointer_Function_uint %first %uint_3 %uint_0`,
}

/** Pairs of the rules that access chains of all four kinds share. */
export const pairs = [
  pairOf`access-chain-result-type/pointers
chains result in pointers to the scalars that they reach
${vector}
body: %chain = OpAccessChain {%pointer_Private_float | scalar: %float} %variable %uint_1
%inside = OpInBoundsAccessChain {%pointer_Private_float | in-bounds: %float} %variable %uint_2
%whole = OpAccessChain {%pointer_Private_float4 | without-indexes: %float4} %variable`,
  pairOf`access-chain-result-type/from-elements
chains from an element of an array result in pointers
${elements}
changed: OpPtrAccessChain {%pointer_Function_uint | element: %uint} %first %uint_1
changed: OpInBoundsPtrAccessChain {%pointer_Function_uint | element-in-bounds: %uint}`,
  pairOf`access-chain-result-type/beside-untyped
a chain into a block results in a typed pointer where untyped ones exist as well
annotations: ${bindingOf('variable')}
declarations: %untyped = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpVariable %pointer_StorageBuffer_block_uint StorageBuffer
body: %chain = OpAccessChain %pointer_StorageBuffer_uint %variable %uint_0`,
  pairOf`access-chain-base/variables-and-chains
chains start from a variable, from a chain and from a copied pointer
${nested}
body: %chain = OpAccessChain %pointer_structure %variable %uint_1
%vector = OpAccessChain %pointer_Private_float4 %chain %uint_0
%loaded = OpLoad %float4 %vector
%copy = OpCopyObject %pointer_Private_float4 %vector
%part = OpInBoundsAccessChain %pointer_Private_float {%copy | loaded-value-in-bounds: %loaded} %uint_2
%scalar = OpAccessChain %pointer_Private_float {%vector | loaded-value: %loaded
  | scalar-constant: %uint_0} %uint_3`,
  pairOf`access-chain-base/elements
chains in a kernel start from a pointer to an element
${elements}
+body: %loaded = OpLoad %uint4 %first
%address = OpConvertPtrToU %uint %first`,
  pairOf`access-chain-storage-class/shader
chains stay in the storage classes of their bases
declarations: %buffer_uint4 = OpTypePointer StorageBuffer %uint4
body: %of_buffer = OpAccessChain {%pointer_StorageBuffer_uint
  | uniform-from-buffer: %pointer_Uniform_uint} %variable_StorageBuffer_block_uint4_bound_0 %uint_0 %uint_1
%of_variable = OpAccessChain {%pointer_Private_uint
  | function-from-private: %pointer_Function_uint} %variable_Private_uint4 %uint_1
%of_shared = OpInBoundsAccessChain {%pointer_Workgroup_uint
  | private-from-workgroup: %pointer_Private_uint} %variable_Workgroup_uint4 %uint_1
%of_local = OpAccessChain {%pointer_Function_uint | private-from-function: %pointer_Private_uint} %variable_Function_uint4 %uint_1
%of_nothing = OpAccessChain {%pointer_Private_uint4 | without-indexes: %pointer_Function_uint4} %variable_Private_uint4`,
  pairOf`access-chain-storage-class/kernel
chains from an element stay in the storage class of the element
${elements}
changed: {%pointer_Function_uint | element: %pointer_CrossWorkgroup_uint} %first %uint_1
changed: {%pointer_Function_uint | element-in-bounds: %pointer_CrossWorkgroup_uint} %first %uint_3`,
  pairOf`access-chain-pointee/each-depth
chains point to a structure, a vector and scalars, as deep as their indexes go
${nested}
body: %chain = OpAccessChain {%pointer_structure | twin-structure: %pointer_twin} %variable %uint_1
%vector = OpAccessChain {%pointer_Private_float4 | not-deep-enough: %pointer_structure
  | too-deep: %pointer_Private_float} %variable %uint_1 %uint_0
%part = OpInBoundsAccessChain {%pointer_Private_float | in-bounds: %pointer_Function_uint} %chain %uint_0 %uint_3
%number = OpAccessChain {%pointer_Function_uint | other-signedness: %pointer_Private_int} %variable %uint_3 {%uint_1
  | other-member: %uint_0}
%whole = OpAccessChain {%pointer_Private_array | without-indexes: %pointer_structure} %variable`,
  pairOf`access-chain-pointee/from-elements
chains from an element point to what is inside another element
${elements}
changed: %uint_1 {%uint_2 | element-itself:}
changed: {%pointer_Function_uint | element-in-bounds: %pointer_Function_uint4} %first %uint_3`,
  pairOf`access-chain-index-type/into-a-vector
a component of a vector is reached by an unsigned integer
${vector}
body: %chain = OpAccessChain %pointer_Private_float %variable {%uint_1 | by-a-float: %float_1
  | by-a-boolean: %true}
changed: %variable {%uint_1 | by-a-null-float: %null}
changed: {| by-a-null-float: %null = OpConstantNull %float}
%variable = Op`,
  pairOf`access-chain-index-type/integers-of-every-kind
indexes are wide, signed, negative after all, specialized, loaded and computed
${nested}
+declarations: %other = OpVariable %pointer_Function_uint Private %uint_0
entryPoints: ${interfaceOfVariable} %other
body: %loaded = OpLoad %uint %other
%sum = OpIAdd %int %loaded %int_2
%real = OpConvertUToF %float %loaded
%a = OpAccessChain %pointer_structure %variable %long_1
%b = OpInBoundsAccessChain %pointer_Private_float %variable {%loaded | array-in-bounds: %real} %int_0 {%sum
  | last-of-three: %float_1}
%c = OpAccessChain %pointer_Private_float4 %variable {%spec_uint_9 | vector-of-integers: %uint2_0_1} %uint_0
%d = OpAccessChain %pointer_Function_uint %variable {%sum | computed-float: %real} %uint_1`,
  pairOf`access-chain-index-type/from-elements
indexes behind an element are integers too
${elements}
changed: %uint_1 {%uint_2 | boolean: %true}
changed: %uint_3 {%uint_0 | float-in-bounds: %float_0}`,
]
