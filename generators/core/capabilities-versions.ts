import { firstOf, spliced, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { inKernel } from '../pairs/tags.ts'

/** Words in which the first instruction of an opcode is another one, of the pointers of OpSelect. */
function compared(words: Uint32Array, opcode: number, other: number): Uint32Array {
  const [at, select] = [firstOf(words, opcode), firstOf(words, 169)]
  const [chosen = 0, part = 0] = [words[select + 2], words[select + 4]]
  return spliced(withWord(words, at, 0x0005_0000 | other), at + 3, 2, part, chosen)
}

/** Pairs of the rule on versions in which instructions exist, whose ways put instructions of later versions into the words. */
export const pairs = [
  inKernel`instruction-available/first-version in spv1.0: a kernel of the first version names its function
debug: OpName %main "main"
body: %loaded = OpLoad %uint %variable_Function_uint
${ways({
  'module-processed': (words) => spliced(words, firstOf(words, 5) + 4, 0, 0x0002_014a, 0x21),
  'size-of': (words) => withWord(words, firstOf(words, 61), 0x0004_0141),
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
  'pointer-equality': (words) => compared(words, 170, 401),
  'pointer-inequality': (words) => compared(words, 170, 402),
  'pointer-difference': (words) => compared(words, 128, 403),
  'logical-copy': (words) => {
    const copied = withWord(words, firstOf(words, 83), 0x0004_0190)
    return withWord(copied, firstOf(words, 83) + 1, words[firstOf(words, 30) + 1] ?? 0)
  },
})}`,
]
