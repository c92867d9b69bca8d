import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { inKind } from './shared/pieces.ts'

const opDecorate = opcodeOf('OpDecorate') ?? 0

/** The number of decorations that are passed over; the next one gets operands. */
function longer(before: number, ...operands: readonly number[]): Damage {
  return (words) => {
    let index = firstOf(words, opDecorate)
    for (let left = before; left > 0; ) {
      index += (words[index] ?? 0) >>> 16
      if (((words[index] ?? 0) & 0xffff) === opDecorate) left--
    }
    return resized(words, index, 0, ...operands)
  }
}

/** Pairs of the rule that UTFEncodedKHR has no operands. */
export const pairs = [
  inKind.fragment`utf-encoded-has-no-operands/among-others
the decoration appears between names and other decorations, of one array or several
debug: OpName %text "text"
annotations: OpDecorate %text UTFEncodedKHR
OpDecorate %group UTFEncodedKHR
%group = OpDecorationGroup
OpGroupDecorate %group %other_text %uchar_array5
%strided UTFEncodedKHR, ArrayStride 1
declarations: %text = OpTypeArray %uchar %uint_4
%other_text = OpTypeArray %char %uint_8
%pointer = OpTypePointer Function %text
%structure = OpTypeStruct %text %uint
%data = OpConstantDataKHR %text 1684234849
%special = OpSpecConstantDataKHR %other_text 1684234849 1751606885
%strided = OpTypeArray %uchar %uint_8
${ways({
  number: longer(0, 8),
  string: longer(0, 0x0038_7475),
  'two-numbers': longer(0, 0, 0),
  'its-target': longer(0, 1),
  'number-in-a-group': longer(1, 8),
  'number-beside-a-stride': longer(2, 1),
})}`,
]
