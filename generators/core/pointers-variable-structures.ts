import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

const block = 'variable_StorageBuffer_block_uint_and_uint'
const pointer = '%pointer_StorageBuffer_uint'

/** A shader with two buffers, and pointers into both. */
const buffers = {
  interfaces: `%${block}_bound_0 %${block}_bound_1`,
  capabilities: 'Shader VariablePointersStorageBuffer',
} satisfies Pieces

const places = `%first = OpAccessChain ${pointer} %${block}_bound_0 %uint_0
%second = OpAccessChain ${pointer} %${block}_bound_0 %uint_1
%elsewhere = OpAccessChain ${pointer} %${block}_bound_1 %uint_1
%copy = OpCopyObject ${pointer} %elsewhere`

/** Pairs of the rule on variables that variable pointers come from. */
export const pairs = [
  pairOf`variable-pointer-one-structure/selected
a pointer is chosen from two into one buffer, and from none
${buffers}
body: ${places}
%selected = OpSelect ${pointer} %true %first {%second | other-buffer: %elsewhere | copied: %copy}
%again = OpSelect ${pointer} %false {%selected %first | beside-a-choice: %selected %elsewhere}
%or_none = OpSelect ${pointer} %false %null_pointer_StorageBuffer_uint %elsewhere`,
  pairOf`variable-pointer-one-structure/merged
a pointer comes from either side of a selection
${buffers}
body: ${places}
[%after] OpBranchConditional %true %then %after
%then: %inner = OpAccessChain ${pointer} {%${block}_bound_0 | other-buffer: %${block}_bound_1} %uint_1
-> %after: %merged = OpPhi ${pointer} %first %entry %inner %then`,
  pairOf`variable-pointer-one-structure/any
a pointer is chosen from two buffers where it may come from any
${buffers}
capabilities: Shader {VariablePointers | storage-buffer: VariablePointersStorageBuffer}
body: ${places}
%selected = OpSelect ${pointer} %true %first %elsewhere`,
]
