import { piecesOf } from '../../pairs/pair-of.ts'

/** A compute shader with a block of two numbers in StorageBuffer: `%buffer`, and chains `%first` and `%second` to them. */
export const storage = piecesOf`interfaces: %buffer
annotations: %buffer DescriptorSet 0, Binding 0
%block Block, 0 Offset 0
OpMemberDecorate %block 1 Offset 4
declarations: %block = OpTypeStruct %uint %uint
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer
body: %first = OpAccessChain %to_uint %buffer %uint_0
%second = OpAccessChain %to_uint %buffer %uint_1`
