import { pairOf } from '../pairs/pair-of.ts'

/** A pair of the rule on members and Restrict. */
export const pairs = [
  pairOf`restrict-not-member/buffer
a buffer is Restrict, its members are not
interfaces: %variable_StorageBuffer_block_bound_0
annotations: OpDecorate %variable_StorageBuffer_block_bound_0 Restrict
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
{OpMemberDecorate %block 0 NonWritable | first: OpMemberDecorate %block 0 Restrict}
{| second: OpMemberDecorate %block 1 Restrict}
declarations: %block = OpTypeStruct %uint %uint`,
]
