import { pairOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'

/** Pairs of the rule on atomic instructions in Uniform, beside blocks that are not written. */
export const pairs = [
  pairOf`atomic-uniform/two-blocks in spv1.0, spv1.3
a block of the old kind is accessed atomically, another one is read
annotations: ${bindingsOf(['buffer', 'constants'])}
%written BufferBlock, 0 Offset 0
%read Block, 0 Offset 0
declarations: %written = OpTypeStruct %uint
%read = OpTypeStruct %uint
%buffer = OpVariable %pointer_Uniform_written Uniform
%constants = OpVariable %pointer_Uniform_read Uniform
body: %word = OpAccessChain %pointer_Uniform_uint %buffer %uint_0
%constant_word = OpInBoundsAccessChain %pointer_Uniform_uint %constants %uint_0
%copy = OpCopyObject %pointer_Uniform_uint %constant_word
%constant = OpLoad %uint %constant_word
%loaded = OpAtomicLoad %uint {%word | load: %constant_word} %uint_1 %uint_0
%sum = OpAtomicIAdd %uint {%word | add: %copy} %uint_1 %uint_0 %constant`,
]
