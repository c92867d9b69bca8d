import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel, type Pieces, untypedPointers } from '../pairs/pieces.ts'

const interfaceOfVariable = 'OpEntryPoint GLCompute %main "main" %variable'

const vector: Pieces = {
  declarations: `%pointer_float4 = OpTypePointer Private %float4
%pointer_float = OpTypePointer Private %float
%variable = OpVariable %pointer_float4 Private`,
  entryPoints: interfaceOfVariable,
}

/** An array of structures of a vector and an integer, and pointers to all that is in it. */
const nested: Pieces = {
  declarations: `%structure = OpTypeStruct %float4 %uint
%twin = OpTypeStruct %float4 %uint
%array = OpTypeArray %structure %uint_4
%pointer_array = OpTypePointer Private %array
%pointer_structure = OpTypePointer Private %structure
%pointer_twin = OpTypePointer Private %twin
%pointer_float4 = OpTypePointer Private %float4
%pointer_float = OpTypePointer Private %float
%pointer_uint = OpTypePointer Private %uint
%pointer_int = OpTypePointer Private %int
%variable = OpVariable %pointer_array Private`,
  entryPoints: interfaceOfVariable,
}

/** A kernel with an array of vectors and a pointer to its first element. */
const elements: Pieces = {
  ...kernel,
  declarations: `%array = OpTypeArray %uint4 %uint_4
%pointer_array = OpTypePointer Function %array
%pointer_uint4 = OpTypePointer Function %uint4
%pointer_uint = OpTypePointer Function %uint
%pointer_global = OpTypePointer CrossWorkgroup %uint`,
  body: `%variable = OpVariable %pointer_array Function
%first = OpInBoundsAccessChain %pointer_uint4 %variable %uint_0
%chain = OpPtrAccessChain %pointer_uint %first %uint_1 %uint_2
%inside = OpInBoundsPtrAccessChain %pointer_uint %first %uint_3 %uint_0`,
}

/** Pairs of the rules that access chains of all four kinds share. */
export const pairs = [
  pairOf`access-chain-result-type/pointers
chains result in pointers to the scalars that they reach
${vector}
body: %chain = OpAccessChain {%pointer_float | scalar: %float} %variable %uint_1
%inside = OpInBoundsAccessChain {%pointer_float | in-bounds: %float} %variable %uint_2
%whole = OpAccessChain {%pointer_float4 | without-indexes: %float4} %variable`,
  pairOf`access-chain-result-type/from-elements
chains from an element of an array result in pointers
${elements}
changed: OpPtrAccessChain {%pointer_uint | element: %uint} %first %uint_1
changed: OpInBoundsPtrAccessChain {%pointer_uint | element-in-bounds: %uint}`,
  pairOf`access-chain-result-type/beside-untyped
a chain into a block results in a typed pointer where untyped ones exist as well
${untypedPointers}
entryPoints: ${interfaceOfVariable}
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('variable')}
declarations: %block = OpTypeStruct %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_uint = OpTypePointer StorageBuffer %uint
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpVariable %pointer_block StorageBuffer
body: %chain = OpAccessChain %pointer_uint %variable %uint_0`,
  pairOf`access-chain-base/variables-and-chains
chains start from a variable, from a chain and from a copied pointer
${nested}
body: %chain = OpAccessChain %pointer_structure %variable %uint_1
%vector = OpAccessChain %pointer_float4 %chain %uint_0
%loaded = OpLoad %float4 %vector
%copy = OpCopyObject %pointer_float4 %vector
%part = OpInBoundsAccessChain %pointer_float {%copy | loaded-value-in-bounds: %loaded} %uint_2
%scalar = OpAccessChain %pointer_float {%vector | loaded-value: %loaded
  | scalar-constant: %uint_0} %uint_3`,
  pairOf`access-chain-base/elements
chains in a kernel start from a pointer to an element
${elements}
body: ${elements.body}
%loaded = OpLoad %uint4 %first
%address = OpConvertPtrToU %uint %first`,
  pairOf`access-chain-storage-class/shader
chains stay in the storage classes of their bases
capabilities: OpCapability Shader
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %variable %shared
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
declarations: %block = OpTypeStruct %uint4
%pointer_block = OpTypePointer StorageBuffer %block
%buffer_uint4 = OpTypePointer StorageBuffer %uint4
%buffer_uint = OpTypePointer StorageBuffer %uint
%uniform_uint = OpTypePointer Uniform %uint
%private_uint4 = OpTypePointer Private %uint4
%private_uint = OpTypePointer Private %uint
%shared_uint4 = OpTypePointer Workgroup %uint4
%shared_uint = OpTypePointer Workgroup %uint
%function_uint4 = OpTypePointer Function %uint4
%function_uint = OpTypePointer Function %uint
%buffer = OpVariable %pointer_block StorageBuffer
%variable = OpVariable %private_uint4 Private
%shared = OpVariable %shared_uint4 Workgroup
body: %local = OpVariable %function_uint4 Function
%of_buffer = OpAccessChain {%buffer_uint
  | uniform-from-buffer: %uniform_uint} %buffer %uint_0 %uint_1
%of_variable = OpAccessChain {%private_uint
  | function-from-private: %function_uint} %variable %uint_1
%of_shared = OpInBoundsAccessChain {%shared_uint
  | private-from-workgroup: %private_uint} %shared %uint_1
%of_local = OpAccessChain {%function_uint | private-from-function: %private_uint} %local %uint_1
%of_nothing = OpAccessChain {%private_uint4 | without-indexes: %function_uint4} %variable`,
  pairOf`access-chain-storage-class/kernel
chains from an element stay in the storage class of the element
${elements}
changed: {%pointer_uint | element: %pointer_global} %first %uint_1
changed: {%pointer_uint | element-in-bounds: %pointer_global} %first %uint_3`,
  pairOf`access-chain-pointee/each-depth
chains point to a structure, a vector and scalars, as deep as their indexes go
${nested}
body: %chain = OpAccessChain {%pointer_structure | twin-structure: %pointer_twin} %variable %uint_1
%vector = OpAccessChain {%pointer_float4 | not-deep-enough: %pointer_structure
  | too-deep: %pointer_float} %variable %uint_1 %uint_0
%part = OpInBoundsAccessChain {%pointer_float | in-bounds: %pointer_uint} %chain %uint_0 %uint_3
%number = OpAccessChain {%pointer_uint | other-signedness: %pointer_int} %variable %uint_3 {%uint_1
  | other-member: %uint_0}
%whole = OpAccessChain {%pointer_array | without-indexes: %pointer_structure} %variable`,
  pairOf`access-chain-pointee/from-elements
chains from an element point to what is inside another element
${elements}
changed: %uint_1 {%uint_2 | element-itself:}
changed: {%pointer_uint | element-in-bounds: %pointer_uint4} %first %uint_3`,
  pairOf`access-chain-index-type/into-a-vector
a component of a vector is reached by an unsigned integer
${vector}
body: %chain = OpAccessChain %pointer_float %variable {%uint_1 | by-a-float: %float_1
  | by-a-boolean: %true}
changed: %variable {%uint_1 | by-a-null-float: %null}
changed: {| by-a-null-float: %null = OpConstantNull %float}
%variable = Op`,
  pairOf`access-chain-index-type/integers-of-every-kind
indexes are wide, signed, negative after all, specialized, loaded and computed
${nested}
capabilities: OpCapability Shader
OpCapability Int64
declarations: ${nested.declarations}
%long_1 = OpConstant %long 1
%choice = OpSpecConstant %uint 9
%pair = OpConstantComposite %uint2 %uint_0 %uint_1
%other = OpVariable %pointer_uint Private %uint_0
entryPoints: ${interfaceOfVariable} %other
body: %loaded = OpLoad %uint %other
%sum = OpIAdd %int %loaded %int_2
%real = OpConvertUToF %float %loaded
%a = OpAccessChain %pointer_structure %variable %long_1
%b = OpInBoundsAccessChain %pointer_float %variable {%loaded | array-in-bounds: %real} %int_0 {%sum
  | last-of-three: %float_1}
%c = OpAccessChain %pointer_float4 %variable {%choice | vector-of-integers: %pair} %uint_0
%d = OpAccessChain %pointer_uint %variable {%sum | computed-float: %real} %uint_1`,
  pairOf`access-chain-index-type/from-elements
indexes behind an element are integers too
${elements}
changed: %uint_1 {%uint_2 | boolean: %true}
changed: %uint_3 {%uint_0 | float-in-bounds: %float_0}`,
]
