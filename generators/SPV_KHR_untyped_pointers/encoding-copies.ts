import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { ways } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { copy, inWideCopying } from './shared/async-copying.ts'
import { inUntypedPointers } from './shared/pieces.ts'

/**
 * Ways of a table: the way, the instruction whose first one changes, how many words it loses at its end or which ones it
 * has more, and the summary.
 */
function sized(table: string) {
  return ways(
    Object.fromEntries(
      rowsOf(table).map(([way = '', name = '', change = '', summary = '']) => {
        const less = change.startsWith('-') ? -Number(change) : 0
        const more = less > 0 ? [] : change.split(' ').map(Number)
        const edits = (words: Uint32Array) =>
          resized(words, firstOf(words, opcodeOf(name)), less, ...more)
        return [way, { edits, summary }]
      }),
    ),
  )
}

/** Pairs of the rules on word counts, with the instruction for asynchronous copies. */
export const pairs = [
  inWideCopying`async-copy-reaches-event/without-memory-operands
a copy has nine operands and no memory operands
body: ${copy`%copy`}
${sized(`without-event | OpUntypedGroupAsyncCopyKHR | -1 | the copy ends before its event
without-stride | OpUntypedGroupAsyncCopyKHR | -2 | the copy ends before its stride
without-number-of-elements | OpUntypedGroupAsyncCopyKHR | -3 | the copy ends before its number of elements
without-size-of-an-element | OpUntypedGroupAsyncCopyKHR | -4 | the copy ends before its size of an element
without-source | OpUntypedGroupAsyncCopyKHR | -5 | the copy ends before its source`)}`,
  inWideCopying`async-copy-reaches-event/oldest-version in spv1.0
a copy in a module of version 1.0 has nine operands
entryPoints: OpEntryPoint Kernel %main "main"
body: ${copy`%copy to %global from %local`}
${sized(`result-only | OpUntypedGroupAsyncCopyKHR | -7 | the copy ends after its result
without-event | OpUntypedGroupAsyncCopyKHR | -1 | the copy ends before its event`)}`,
  inWideCopying`encoding-ends-at-the-last-operand/copy-with-memory-operands
a copy ends with the memory operands of its source
body: ${copy`%copy memory Volatile Aligned 4`}
${sized(`third-memory-operands | OpUntypedGroupAsyncCopyKHR | 0 | the copy has a third memory operand
three-words | OpUntypedGroupAsyncCopyKHR | 1 1 1 | the copy has three words after its memory operands`)}`,
  inWideCopying`encoding-ends-at-the-last-operand/pointer-types
an untyped pointer type ends with its storage class
body: ${copy`%copy to %global from %local`}
${sized(`type-of-four-words | OpTypeUntypedPointerKHR | 1 | OpTypeUntypedPointerKHR has a word after its Storage Class
type-of-seven-words | OpTypeUntypedPointerKHR | 1 1 1 1 | OpTypeUntypedPointerKHR has four words after its Storage Class`)}`,
  inWideCopying`encoding-ends-at-the-last-operand/whole-variable
a variable ends with its initializer
declarations: %to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %uint %uint_0
${sized(`variable-of-seven-words | OpUntypedVariableKHR | 1 | OpUntypedVariableKHR has a word after its Initializer
variable-of-nine-words | OpUntypedVariableKHR | 1 1 1 | OpUntypedVariableKHR has three words after its Initializer`)}`,
  inUntypedPointers`encoding-ends-at-the-last-operand/array-length
the length of an array is asked for by five operands
annotations: %block Block, 0 Offset 0
%words ArrayStride 4
%buffer DescriptorSet 0, Binding 0
declarations: %words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer %block
body: %length = OpUntypedArrayLengthKHR %uint %block %buffer 0
${sized(`length-of-seven-words | OpUntypedArrayLengthKHR | 0 | OpUntypedArrayLengthKHR has a word after its Array member
length-of-eight-words | OpUntypedArrayLengthKHR | 0 0 | OpUntypedArrayLengthKHR has two words after its Array member`)}`,
]
