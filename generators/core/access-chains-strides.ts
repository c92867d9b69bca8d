import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** A block of rows of four integers each, and pointers with the strides of the arrays they lead into. */
const rows: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
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
const elements: Pieces = {
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
%a = OpPtrAccessChain %pointer_uint %first %ulong_1
%b = OpPtrAccessChain %pointer_uint %first %loaded
%c = OpInBoundsPtrAccessChain %pointer_uint %first %choice
%d = OpInBoundsPtrAccessChain %pointer_uint %variable %uint_0 %uint_1`,
}

/** A block of an address, and a pointer to the integers there. */
const physical: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %constants',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %address ArrayStride 4`,
  declarations: `%address = OpTypePointer PhysicalStorageBuffer %uint
%block = OpTypeStruct %address
%pointer_block = OpTypePointer PushConstant %block
%pointer_address = OpTypePointer PushConstant %address
%constants = OpVariable %pointer_block PushConstant`,
  body: `%where = OpAccessChain %pointer_address %constants %uint_0
%base = OpLoad %address %where
%chain = OpPtrAccessChain %address %base %uint_2`,
}

/** Pairs of the rules on strides and on the element from which a chain starts. */
export const pairs = [
  pair(
    'access-chain-array-stride',
    'of-each-array',
    'pointers into nested arrays have the stride of the array that their last index is into',
    rows,
    {
      'stride-of-the-element': [['%pointer_row ArrayStride 16', '%pointer_row ArrayStride 4']],
      'stride-of-the-row': [['%pointer_uint ArrayStride 4', '%pointer_uint ArrayStride 16']],
    },
  ),
  pair(
    'access-chain-array-stride',
    'in-a-group',
    'a group decorates an array and the pointer to its elements at once',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
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
  pair(
    'ptr-access-chain-element',
    'kernel',
    'elements are chosen by integers of two widths, by a loaded one and by a specialized one',
    elements,
    {
      float: [['%first %ulong_1', '%first %real']],
      vector: [['%first %loaded', '%first %pair']],
      'null-float-in-bounds': [['%first %choice', '%first %null']],
      'float-before-indexes': [['%variable %uint_0 %uint_1', '%variable %float_0 %uint_1']],
    },
  ),
  pair(
    'ptr-access-chain-element',
    'shader',
    'elements of a buffer are chosen by integers, signed and negative too',
    {
      ...rows,
      declarations: `%behind = OpConstant %int -1\n${rows.declarations}`,
      body: `${rows.body}
%back = OpPtrAccessChain %pointer_row %next %behind`,
    },
    {
      boolean: [['%pointer_row %first %uint_1', '%pointer_row %first %true']],
      float: [['%first %uint_2 %uint_1', '%first %float_1 %uint_1']],
    },
  ),
  pair(
    'ptr-access-chain-stride',
    'storage-buffer',
    'a pointer into a buffer has a stride, one into a workgroup need not have any',
    {
      ...rows,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %shared',
      declarations: `${rows.declarations}
%shared_row = OpTypePointer Workgroup %uint4
%shared_uint = OpTypePointer Workgroup %uint
%shared = OpVariable %shared_row Workgroup`,
      body: `${rows.body}
%part = OpAccessChain %shared_uint %shared %uint_1
%after = OpPtrAccessChain %shared_uint %part %uint_1
%last = OpPtrAccessChain %pointer_uint %number %uint_0`,
    },
    {
      'row-without-stride': [['OpDecorate %pointer_row ArrayStride 16\n', '']],
      'integer-without-stride': [['OpDecorate %pointer_uint ArrayStride 4\n', '']],
    },
  ),
  pair(
    'ptr-access-chain-stride',
    'physical-storage-buffer',
    'a pointer to integers in physical storage has a stride',
    physical,
    { 'without-stride': [['OpDecorate %address ArrayStride 4\n', '']] },
  ),
]
