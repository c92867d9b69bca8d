import { pairOf } from '../pairs/pair-of.ts'

/** A pair of the rule on members and Restrict. */
export const pairs = [
  pairOf`restrict-not-member/buffer
a buffer is Restrict, its members are not
interfaces: %variable_StorageBuffer_uint_pair_bound_0
annotations: OpDecorate %variable_StorageBuffer_uint_pair_bound_0 Restrict
OpDecorate %uint_pair Block
OpMemberDecorate %uint_pair 0 Offset 0
OpMemberDecorate %uint_pair 1 Offset 4
{OpMemberDecorate %uint_pair 0 NonWritable | first: OpMemberDecorate %uint_pair 0 Restrict}
{| second: OpMemberDecorate %uint_pair 1 Restrict}`,
]
