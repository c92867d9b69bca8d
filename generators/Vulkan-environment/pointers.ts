import { pairIn, pairOf, piecesIn, piecesOf } from '../pairs/pair-of.ts'
import { inVulkan } from './shared/stages.ts'

/** A compute shader with addresses of 64 bits and pointers made of them. */
const physical = piecesOf`capabilities: Shader Int64 PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450`

/** Addresses of a number, a vector and a structure. */
const pointees = piecesIn(physical)`
declarations: %to_number = OpTypePointer PhysicalStorageBuffer %uint
body: %pairs = OpConvertUToPtr %pointer_PhysicalStorageBuffer_block_uint_and_ulong %ulong_1
%number = OpConvertUToPtr %to_number %ulong_1
%vector = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint4 %ulong_1`

/** A row-major matrix at an address, a column and a component of it. */
const rows = piecesIn(physical)`interfaces: %variable_Private_float2
annotations: %float2x2_only Block, 0 Offset 0, 0 MatrixStride 16, 0 RowMajor
declarations: %true = OpConstantTrue %bool
%to_column = OpTypePointer PhysicalStorageBuffer %float2
body: %address = OpConvertUToPtr %pointer_PhysicalStorageBuffer_float2x2_only %ulong_1
%column = OpAccessChain %to_column %address %uint_0 %uint_1
%component = OpAccessChain %pointer_PhysicalStorageBuffer_float %address %uint_0 %uint_1 %uint_0`

/** Pairs of the rules on pointers with addresses. */
export const pairs = [
  pairOf`physical-access-aligned/loads-and-stores ${inVulkan}: loads and stores at addresses have alignments
${pointees}
body: ${pointees.body}
%loaded = OpLoad %uint %number {Aligned 4 | plain-load: | volatile-load: Volatile}
OpStore %number %loaded {Aligned 4 | plain-store: | volatile-store: Volatile}
%loaded_vector = OpLoad %uint4 %vector {Aligned|Volatile 16 | vector: }
%member = OpAccessChain %to_number %pairs %uint_0
OpStore %member %loaded {Aligned 8 | member:}`,
  pairIn(pointees)`physical-access-aligned/copies ${inVulkan}: copies from addresses have alignments
body: ${pointees.body}
OpCopyMemory %variable_Function_uint %number {Aligned 4 | copy-from: | volatile-copy-from: Volatile}
OpCopyMemory %number %variable_Function_uint {Aligned 4 | copy-to:}`,
  pairOf`physical-access-alignment/scalars ${inVulkan}: alignments are multiples of the size of the largest scalar
${pointees}
body: ${pointees.body}
%loaded = OpLoad %uint %number Aligned {4 | octet: 1 | half: 2}
OpStore %number %loaded Aligned {8 | store-octet: 1 | store-half: 2}
%loaded_vector = OpLoad %uint4 %vector Aligned {4 | vector: 2}`,
  pairOf`physical-access-alignment/structures ${inVulkan}: the alignment of a structure follows its largest member
${pointees}
declarations: ${pointees.declarations}
body: ${pointees.body}
%pointers = OpConvertUToPtr %pointer_PhysicalStorageBuffer_to_number %ulong_1
%whole = OpLoad %block_uint_and_ulong %pairs Aligned {8 | structure: 4}
%member = OpAccessChain %pointer_PhysicalStorageBuffer_ulong %pairs %uint_1
%long_member = OpLoad %ulong %member Aligned {16 | member: 4}
%pointer = OpLoad %to_number %pointers Aligned {8 | pointer: 4}`,
  pairIn(physical)`physical-integer-width/conversions ${inVulkan}: addresses are integers of 64 bits
body: %number = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint {%ulong_1 | from-32: %uint_1}
%address = OpConvertPtrToU {%ulong | to-32: %uint} %number`,
  pairIn(rows)`physical-row-major-access/columns ${inVulkan}
columns and components of a row-major matrix at an address are loaded and stored
body: ${rows.body}
%value = OpLoad %float2 %column Aligned 4
OpStore %component %float_1 Aligned 4
{| copied: OpCopyMemory %variable_Private_float2 %column Aligned 4 | object: %copy = OpCopyObject %to_column %column
  | address: %number = OpConvertPtrToU %ulong %component | selected: %either = OpSelect %to_column %true %column %column}`,
  pairOf`physical-row-major-access/layouts ${inVulkan}: a column of a column-major matrix at an address is copied
${rows}
body: ${rows.body}
OpCopyMemory %variable_Private_float2 %column Aligned 4
changed: OpMemberDecorate %float2x2_only 0 {ColMajor | row-major: RowMajor}
annotations: %float2x2_only Block, 0 Offset 0, 0 MatrixStride 16, 0 ColMajor`,
]
