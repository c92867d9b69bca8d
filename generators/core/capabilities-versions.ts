import { opcodeOf } from '#spec/grammar/opcodes'
import { spliced, startOf, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { inKernel } from '../pairs/tags.ts'

/** The first word of an instruction: how many words it has, and its opcode. */
function firstWord(name: string, count: number): number {
  return (count << 16) | opcodeOf(name)
}

/** Words in which the first instruction of an opcode, which has five words, is another one of the pointers of OpSelect. */
function compared(words: Uint32Array, name: string, other: string): Uint32Array {
  const [start, select] = [startOf(words, name), startOf(words, 'OpSelect')]
  const [chosen = 0, part = 0] = [words[select + 2], words[select + 4]]
  return spliced(withWord(words, start, firstWord(other, 5)), start + 3, 2, part, chosen)
}

/** Words in which the copy is an OpCopyLogical into the first structure type. */
function copiedLogically(words: Uint32Array): Uint32Array {
  const [copy, structure] = [startOf(words, 'OpCopyObject'), startOf(words, 'OpTypeStruct')]
  return spliced(words, copy, 2, firstWord('OpCopyLogical', 4), words[structure + 1] ?? 0)
}

/** Pairs of the rule on versions in which instructions exist, whose ways put instructions of later versions into the words. */
export const pairs = [
  inKernel`instruction-available/first-version in spv1.0: a kernel of the first version names its function
debug: OpName %main "main"
body: %loaded = OpLoad %uint %variable_Function_uint
${ways({
  // After OpName, which has four words, comes OpModuleProcessed "!".
  'module-processed': (words) =>
    spliced(words, startOf(words, 'OpName') + 4, 0, firstWord('OpModuleProcessed', 2), 0x21),
  'size-of': (words) => withWord(words, startOf(words, 'OpLoad'), firstWord('OpSizeOf', 4)),
})}`,
  pairOf`instruction-available/version-1.3 in spv1.3
a pointer is selected and a structure is copied as in version 1.3
capabilities: Shader VariablePointersStorageBuffer
annotations: %block Block, 0 Offset 0
%buffer DescriptorSet 0, Binding 0
declarations: %block = OpTypeStruct %uint
%twin = OpTypeStruct %uint
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
body: %part = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0
%chosen = OpSelect %pointer_StorageBuffer_uint %true %part %part
%copy = OpCopyObject %twin %null_twin
%answer = OpIEqual %bool %uint_0 %uint_1
%sum = OpIAdd %uint %uint_0 %uint_1
${ways({
  'pointer-equality': (words) => compared(words, 'OpIEqual', 'OpPtrEqual'),
  'pointer-inequality': (words) => compared(words, 'OpIEqual', 'OpPtrNotEqual'),
  'pointer-difference': (words) => compared(words, 'OpIAdd', 'OpPtrDiff'),
  'logical-copy': copiedLogically,
})}`,
]
