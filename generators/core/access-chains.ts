import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

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
  pair(
    'access-chain-result-type',
    'pointers',
    'chains result in pointers to the scalars that they reach',
    {
      ...vector,
      body: `%chain = OpAccessChain %pointer_float %variable %uint_1
%inside = OpInBoundsAccessChain %pointer_float %variable %uint_2
%whole = OpAccessChain %pointer_float4 %variable`,
    },
    {
      scalar: [['%chain = OpAccessChain %pointer_float', '%chain = OpAccessChain %float']],
      'in-bounds': [['OpInBoundsAccessChain %pointer_float', 'OpInBoundsAccessChain %float']],
      'without-indexes': [
        ['%whole = OpAccessChain %pointer_float4', '%whole = OpAccessChain %float4'],
      ],
    },
  ),
  pair(
    'access-chain-result-type',
    'from-elements',
    'chains from an element of an array result in pointers',
    elements,
    {
      element: [
        ['OpPtrAccessChain %pointer_uint %first %uint_1', 'OpPtrAccessChain %uint %first %uint_1'],
      ],
      'element-in-bounds': [
        ['OpInBoundsPtrAccessChain %pointer_uint', 'OpInBoundsPtrAccessChain %uint'],
      ],
    },
  ),
  pair(
    'access-chain-result-type',
    'beside-untyped',
    'a chain into a block results in a typed pointer where untyped ones exist as well',
    {
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      entryPoints: interfaceOfVariable,
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0`,
      declarations: `%block = OpTypeStruct %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_uint = OpTypePointer StorageBuffer %uint
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%variable = OpVariable %pointer_block StorageBuffer`,
      body: '%chain = OpAccessChain %pointer_uint %variable %uint_0',
    },
    {},
  ),
  pair(
    'access-chain-base',
    'variables-and-chains',
    'chains start from a variable, from a chain and from a copied pointer',
    {
      ...nested,
      body: `%chain = OpAccessChain %pointer_structure %variable %uint_1
%vector = OpAccessChain %pointer_float4 %chain %uint_0
%loaded = OpLoad %float4 %vector
%copy = OpCopyObject %pointer_float4 %vector
%part = OpInBoundsAccessChain %pointer_float %copy %uint_2
%scalar = OpAccessChain %pointer_float %vector %uint_3`,
    },
    {
      'loaded-value': [['%pointer_float %vector %uint_3', '%pointer_float %loaded %uint_3']],
      'loaded-value-in-bounds': [['%pointer_float %copy', '%pointer_float %loaded']],
      'scalar-constant': [['%pointer_float %vector %uint_3', '%pointer_float %uint_0 %uint_3']],
    },
  ),
  pair(
    'access-chain-base',
    'elements',
    'chains in a kernel start from a pointer to an element',
    {
      ...elements,
      body: `${elements.body}
%loaded = OpLoad %uint4 %first
%address = OpConvertPtrToU %uint %first`,
    },
    {},
  ),
  pair(
    'access-chain-storage-class',
    'shader',
    'chains stay in the storage classes of their bases',
    {
      capabilities: 'OpCapability Shader',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %variable %shared',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
      declarations: `%block = OpTypeStruct %uint4
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
%shared = OpVariable %shared_uint4 Workgroup`,
      body: `%local = OpVariable %function_uint4 Function
%of_buffer = OpAccessChain %buffer_uint %buffer %uint_0 %uint_1
%of_variable = OpAccessChain %private_uint %variable %uint_1
%of_shared = OpInBoundsAccessChain %shared_uint %shared %uint_1
%of_local = OpAccessChain %function_uint %local %uint_1
%of_nothing = OpAccessChain %private_uint4 %variable`,
    },
    {
      'uniform-from-buffer': [
        ['OpAccessChain %buffer_uint %buffer', 'OpAccessChain %uniform_uint %buffer'],
      ],
      'function-from-private': [
        ['OpAccessChain %private_uint %variable', 'OpAccessChain %function_uint %variable'],
      ],
      'private-from-workgroup': [['%shared_uint %shared %uint_1', '%private_uint %shared %uint_1']],
      'private-from-function': [['%function_uint %local %uint_1', '%private_uint %local %uint_1']],
      'without-indexes': [
        ['OpAccessChain %private_uint4 %variable', 'OpAccessChain %function_uint4 %variable'],
      ],
    },
  ),
  pair(
    'access-chain-storage-class',
    'kernel',
    'chains from an element stay in the storage class of the element',
    elements,
    {
      element: [['%pointer_uint %first %uint_1', '%pointer_global %first %uint_1']],
      'element-in-bounds': [['%pointer_uint %first %uint_3', '%pointer_global %first %uint_3']],
    },
  ),
  pair(
    'access-chain-pointee',
    'each-depth',
    'chains point to a structure, a vector and scalars, as deep as their indexes go',
    {
      ...nested,
      body: `%chain = OpAccessChain %pointer_structure %variable %uint_1
%vector = OpAccessChain %pointer_float4 %variable %uint_1 %uint_0
%part = OpInBoundsAccessChain %pointer_float %chain %uint_0 %uint_3
%number = OpAccessChain %pointer_uint %variable %uint_3 %uint_1
%whole = OpAccessChain %pointer_array %variable`,
    },
    {
      'twin-structure': [['OpAccessChain %pointer_structure', 'OpAccessChain %pointer_twin']],
      'not-deep-enough': [['OpAccessChain %pointer_float4', 'OpAccessChain %pointer_structure']],
      'too-deep': [['OpAccessChain %pointer_float4', 'OpAccessChain %pointer_float']],
      'other-signedness': [['OpAccessChain %pointer_uint', 'OpAccessChain %pointer_int']],
      'other-member': [['%variable %uint_3 %uint_1', '%variable %uint_3 %uint_0']],
      'without-indexes': [['OpAccessChain %pointer_array', 'OpAccessChain %pointer_structure']],
      'in-bounds': [['%pointer_float %chain', '%pointer_uint %chain']],
    },
  ),
  pair(
    'access-chain-pointee',
    'from-elements',
    'chains from an element point to what is inside another element',
    elements,
    {
      'element-itself': [['%uint_1 %uint_2', '%uint_1']],
      'element-in-bounds': [['%pointer_uint %first %uint_3', '%pointer_uint4 %first %uint_3']],
    },
  ),
  pair(
    'access-chain-index-type',
    'into-a-vector',
    'a component of a vector is reached by an unsigned integer',
    { ...vector, body: '%chain = OpAccessChain %pointer_float %variable %uint_1' },
    {
      'by-a-float': [['%variable %uint_1', '%variable %float_1']],
      'by-a-boolean': [['%variable %uint_1', '%variable %true']],
      'by-a-null-float': [
        ['%variable %uint_1', '%variable %null'],
        ['%variable = Op', '%null = OpConstantNull %float\n%variable = Op'],
      ],
    },
  ),
  pair(
    'access-chain-index-type',
    'integers-of-every-kind',
    'indexes are wide, signed, negative after all, specialized, loaded and computed',
    {
      ...nested,
      capabilities: 'OpCapability Shader\nOpCapability Int64',
      declarations: `${nested.declarations}
%long_1 = OpConstant %long 1
%choice = OpSpecConstant %uint 9
%pair = OpConstantComposite %uint2 %uint_0 %uint_1
%other = OpVariable %pointer_uint Private %uint_0`,
      entryPoints: `${interfaceOfVariable} %other`,
      body: `%loaded = OpLoad %uint %other
%sum = OpIAdd %int %loaded %int_2
%real = OpConvertUToF %float %loaded
%a = OpAccessChain %pointer_structure %variable %long_1
%b = OpInBoundsAccessChain %pointer_float %variable %loaded %int_0 %sum
%c = OpAccessChain %pointer_float4 %variable %choice %uint_0
%d = OpAccessChain %pointer_uint %variable %sum %uint_1`,
    },
    {
      'vector-of-integers': [['%variable %choice', '%variable %pair']],
      'computed-float': [['%variable %sum', '%variable %real']],
      'last-of-three': [['%int_0 %sum', '%int_0 %float_1']],
      'array-in-bounds': [['%variable %loaded', '%variable %real']],
    },
  ),
  pair(
    'access-chain-index-type',
    'from-elements',
    'indexes behind an element are integers too',
    elements,
    {
      boolean: [['%uint_1 %uint_2', '%uint_1 %true']],
      'float-in-bounds': [['%uint_3 %uint_0', '%uint_3 %float_0']],
    },
  ),
]
