import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel, type Pieces } from '../pairs/pieces.ts'

const interfaceOfVariable = 'OpEntryPoint GLCompute %main "main" %variable'

/** An array of structures whose two members are structures of three integers. */
const nested: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int16',
  declarations: `%short = OpTypeInt 16 0
%short_2 = OpConstant %short 2
%short_3 = OpConstant %short 3
%ulong_1 = OpConstant %ulong 1
%ulong_wrapped = OpConstant %ulong 4294967297
%uint_last = OpConstant %uint 4294967295
%choice = OpSpecConstant %uint 1
%sum = OpSpecConstantOp %uint IAdd %uint_0 %uint_1
%undefined = OpUndef %uint
%empty = OpTypeStruct
%inner = OpTypeStruct %uint %uint %uint
%outer = OpTypeStruct %inner %inner
%array = OpTypeArray %outer %uint_4
%pointer_array = OpTypePointer Private %array
%pointer_outer = OpTypePointer Private %outer
%pointer_inner = OpTypePointer Private %inner
%pointer_uint = OpTypePointer Private %uint
%pointer_empty = OpTypePointer Private %empty
%variable = OpVariable %pointer_array Private
%nothing = OpVariable %pointer_empty Private`,
  entryPoints: `${interfaceOfVariable} %nothing`,
}

/** A kernel that goes from one element of an array of structures to another. */
const elements: Pieces = {
  ...kernel,
  declarations: `%structure = OpTypeStruct %uint %uint
%array = OpTypeArray %structure %uint_4
%choice = OpSpecConstant %uint 1
%pointer_array = OpTypePointer Function %array
%pointer_structure = OpTypePointer Function %structure
%pointer_uint = OpTypePointer Function %uint`,
  body: `%variable = OpVariable %pointer_array Function
%first = OpAccessChain %pointer_structure %variable %uint_0
%chain = OpPtrAccessChain %pointer_uint %first %choice %uint_1
%inside = OpInBoundsPtrAccessChain %pointer_uint %first %uint_8 %uint_0`,
}

/** A block of rows of four integers each, and pointers with the strides of the arrays they lead into. */
const rows: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
OpDecorate %row ArrayStride 4
OpDecorate %rows ArrayStride 16
OpDecorate %pointer_row ArrayStride 16
OpDecorate %pointer_uint ArrayStride 4`,
  declarations: `%row = OpTypeArray %uint %uint_4
%rows = OpTypeRuntimeArray %row
%block = OpTypeStruct %rows
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_row = OpTypePointer StorageBuffer %row
%pointer_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %pointer_block StorageBuffer`,
  body: `%first = OpAccessChain %pointer_row %buffer %uint_0 %uint_0
%number = OpInBoundsAccessChain %pointer_uint %first %uint_3
%next = OpPtrAccessChain %pointer_row %first %uint_1
%other = OpPtrAccessChain %pointer_uint %first %uint_2 %uint_1`,
}

/** A kernel that goes from element to element of an array. */
const elementsOfStrides: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability Int64`,
  declarations: `%array = OpTypeArray %uint %uint_4
%ulong_1 = OpConstant %ulong 1
%choice = OpSpecConstant %uint 7
%pair = OpConstantComposite %uint2 %uint_0 %uint_1
%null = OpConstantNull %float
%pointer_array = OpTypePointer Function %array
%pointer_uint = OpTypePointer Function %uint`,
  body: `%variable = OpVariable %pointer_array Function
%first = OpAccessChain %pointer_uint %variable %uint_0
%loaded = OpLoad %uint %first
%real = OpConvertUToF %float %loaded
%a = OpPtrAccessChain %pointer_uint %first {%ulong_1 | float: %real}
%b = OpPtrAccessChain %pointer_uint %first {%loaded | vector: %pair}
%c = OpInBoundsPtrAccessChain %pointer_uint %first {%choice | null-float-in-bounds: %null}
%d = OpInBoundsPtrAccessChain %pointer_uint %variable {%uint_0
  | float-before-indexes: %float_0} %uint_1`,
}

/** A block of an address, and a pointer to the integers there. */
const physical: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %constants',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
{OpDecorate %address ArrayStride 4 | without-stride:}`,
  declarations: `%address = OpTypePointer PhysicalStorageBuffer %uint
%block = OpTypeStruct %address
%pointer_block = OpTypePointer PushConstant %block
%pointer_address = OpTypePointer PushConstant %address
%constants = OpVariable %pointer_block PushConstant`,
  body: `%where = OpAccessChain %pointer_address %constants %uint_0
%base = OpLoad %address %where
%chain = OpPtrAccessChain %address %base %uint_2`,
}

/** Pairs of the rules on what indexes reach, and on strides. */
export const pairs = [
  pairOf`access-chain-structure-index/constants
members are reached by constants, elements by what is specialized, undefined and loaded
${nested}
body: %loaded = OpLoad %uint %last
%copy = OpCopyObject %uint %uint_1
%a = OpAccessChain %pointer_inner %variable %loaded {%uint_1 | loaded: %loaded
  | specialized: %choice | copied: %copy}
%b = OpInBoundsAccessChain %pointer_uint %variable %choice %int_0 {%short_2
  | nested-in-bounds: %choice}
%c = OpAccessChain %pointer_uint %variable %sum %uint_0 {%ulong_1 | computed: %sum}
%d = OpAccessChain %pointer_inner %variable %undefined {%int_1 | undefined: %undefined}
declarations: ${nested.declarations}
%last = OpVariable %pointer_uint Private
entryPoints: ${interfaceOfVariable} %last`,
  pairOf`access-chain-structure-index/from-elements
a specialization constant chooses the element, constants choose the members
${elements}
changed: {%choice %uint_1 | element: %uint_1 %choice}
changed: %uint_8 {%uint_0 | element-in-bounds: %choice}`,
  pairOf`access-chain-structure-bounds/last-members
the last members are reached by constants of several widths, elements beyond the array too
${nested}
body: %a = OpAccessChain %pointer_inner %variable %uint_8 {%uint_1 | number-of-members: %uint_2
  | greatest-number: %uint_last}
%b = OpInBoundsAccessChain %pointer_uint %variable %uint_0 %int_1 {%short_2
  | nested-in-bounds: %short_3}
%c = OpAccessChain %pointer_uint %variable %uint_1 %uint_0 {%ulong_1
  | beyond-32-bits: %ulong_wrapped}
%d = OpAccessChain {%pointer_empty %nothing | no-members: %pointer_uint %nothing %uint_0}`,
  pairOf`access-chain-structure-bounds/from-elements
an element far away is reached, but the members are those of the structure
${elements}
changed: %choice {%uint_1 | element: %uint_2}
changed: %uint_8 {%uint_0 | element-in-bounds: %uint_64}`,
  pairOf`access-chain-depth/down-to-scalars
the indexes end at scalars of several types and at an image
declarations: %structure = OpTypeStruct %uint %bool %float2
%pointer_structure = OpTypePointer Private %structure
%pointer_uint = OpTypePointer Private %uint
%pointer_bool = OpTypePointer Private %bool
%pointer_float = OpTypePointer Private %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%images = OpTypeArray %image %uint_2
%pointer_images = OpTypePointer UniformConstant %images
%pointer_image = OpTypePointer UniformConstant %image
%pointer_texel = OpTypePointer UniformConstant %float
%variable = OpVariable %pointer_structure Private
%textures = OpVariable %pointer_images UniformConstant
annotations: ${bindingOf('textures')}
entryPoints: ${interfaceOfVariable} %textures
body: %a = OpAccessChain %pointer_uint %variable %uint_0 {| integer: %uint_0}
%b = OpInBoundsAccessChain %pointer_bool %variable %uint_1 {| boolean-in-bounds: %uint_0}
%c = OpAccessChain %pointer_float %variable %uint_2 %uint_1 {| component: %uint_0}
%d = OpAccessChain {%pointer_image %textures %uint_1
  | image: %pointer_texel %textures %uint_1 %uint_0}`,
  pairOf`access-chain-depth/not-through-pointers
a pointer that a structure holds is reached, but not what it points to
${kernel}
declarations: %pointer_global = OpTypePointer CrossWorkgroup %uint2
%structure = OpTypeStruct %pointer_global %uint
%array = OpTypeArray %structure %uint_2
%pointer_array = OpTypePointer Function %array
%pointer_structure = OpTypePointer Function %structure
%pointer_pointer = OpTypePointer Function %pointer_global
%pointer_uint2 = OpTypePointer Function %uint2
%pointer_uint = OpTypePointer Function %uint
body: %variable = OpVariable %pointer_array Function
%first = OpAccessChain %pointer_structure %variable %uint_0
%a = OpAccessChain {%pointer_pointer %first | pointer: %pointer_uint %first %uint_0} %uint_0
%b = OpPtrAccessChain {%pointer_pointer %first %uint_1 %uint_0
  | element: %pointer_uint %first %uint_1 %uint_0 %uint_1}
%c = OpInBoundsPtrAccessChain %pointer_uint %first %uint_1 %uint_1 {| element-in-bounds: %uint_0}`,

  pairOf`access-chain-array-stride/of-each-array
pointers into nested arrays have the stride of the array that their last index is into
${rows}
changed: %pointer_row ArrayStride {16 | stride-of-the-element: 4}
changed: %pointer_uint ArrayStride {4 | stride-of-the-row: 16}`,
  pair(
    'access-chain-array-stride',
    'in-a-group',
    'a group decorates an array and the pointer to its elements at once',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
${bindingOf('buffer')}
OpDecorate %group ArrayStride 16
%group = OpDecorationGroup
OpGroupDecorate %group %array %pointer_uint`,
      declarations: `%array = OpTypeArray %uint %uint_4
%block = OpTypeStruct %array
%pointer_block = OpTypePointer Uniform %block
%pointer_array = OpTypePointer Uniform %array
%pointer_uint = OpTypePointer Uniform %uint
%buffer = OpVariable %pointer_block Uniform`,
      body: `%whole = OpAccessChain %pointer_array %buffer %uint_0
%number = OpInBoundsAccessChain %pointer_uint %whole %uint_3`,
    },
    {
      'alone-with-another': [
        ['%array %pointer_uint\n', '%array\nOpDecorate %pointer_uint ArrayStride 4\n'],
      ],
    },
  ),
  pairOf`ptr-access-chain-element/kernel
elements are chosen by integers of two widths, by a loaded one and by a specialized one
${elementsOfStrides}`,
  pairOf`ptr-access-chain-element/shader
elements of a buffer are chosen by integers, signed and negative too
${rows}
declarations: %behind = OpConstant %int -1
${rows.declarations}
body: ${rows.body}
%back = OpPtrAccessChain %pointer_row %next %behind
changed: %pointer_row %first {%uint_1 | boolean: %true}
changed: %first {%uint_2 | float: %float_1} %uint_1`,
  pairOf`ptr-access-chain-stride/storage-buffer
a pointer into a buffer has a stride, one into a workgroup need not have any
${rows}
capabilities: OpCapability Shader
OpCapability VariablePointers
entryPoints: OpEntryPoint GLCompute %main "main" %buffer %shared
declarations: ${rows.declarations}
%shared_row = OpTypePointer Workgroup %uint4
%shared_uint = OpTypePointer Workgroup %uint
%shared = OpVariable %shared_row Workgroup
body: ${rows.body}
%part = OpAccessChain %shared_uint %shared %uint_1
%after = OpPtrAccessChain %shared_uint %part %uint_1
%last = OpPtrAccessChain %pointer_uint %number %uint_0
changed: {OpDecorate %pointer_row ArrayStride 16 | row-without-stride:}
changed: {OpDecorate %pointer_uint ArrayStride 4 | integer-without-stride:}`,
  pairOf`ptr-access-chain-stride/physical-storage-buffer
a pointer to integers in physical storage has a stride
${physical}`,
]
