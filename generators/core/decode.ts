import { firstOf, resized, withWord } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesOf, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, fragment } from '../pairs/pieces.ts'
import { inLibrary } from '../pairs/tags.ts'
import { each } from './shared/each-damage.ts'

/** A shader whose instructions have every kind of fixed operands. */
const inPlain = tagOf`debug: OpSource GLSL 450
OpName %main "main"
declarations: %variable = OpVariable %pointer_Private_uint Private %uint_1
before: %uint %helper()
OpReturnValue %uint_1
body: %loaded = OpLoad %uint %variable
%sum = OpIAdd %uint %loaded %uint_1
OpStore %variable %sum
%called = OpFunctionCall %uint %helper`

/** A shader whose enumerants have operands of their own. */
const inParameters = tagIn(fragment)`
entryPoints: Fragment %main %variable_UniformConstant_image_float_2D_0_0_0_1_Unknown %variable_Input_float4_as_FragCoord
GLCompute %other
modes: OpExecutionMode %other LocalSize 1 1 1
OpExecutionMode %main OriginUpperLeft
annotations: %uint_only 0 Offset 0
%other_function LinkageAttributes "name" Export
${bindingOf('variable_UniformConstant_image_float_2D_0_0_0_1_Unknown')}
body: %where = OpLoad %float4 %variable_Input_float4_as_FragCoord Aligned 16
%loaded = OpLoad %image_float_2D_0_0_0_1_Unknown %variable_UniformConstant_image_float_2D_0_0_0_1_Unknown
%texel = OpImageFetch %float4 %loaded %int2_1_1 Lod %int_0
end: -> %header: OpLoopMerge %merge %continue DependencyLength 4
-> %test: OpBranchConditional %true %merge %continue
%continue: -> %header
%merge: OpReturn
after: %void %other()
%void %other_function()`

/** A shader with literals of two words, pairs of operands and an operation on constants. */
const inLists = tagOf`annotations: %group = OpDecorationGroup
OpGroupMemberDecorate %group %uint_only 0
declarations: %computed = OpSpecConstantOp %uint IAdd %uint_1 %uint_2
end: [%merge] OpSwitch %ulong_4294967296 %merge 1 %case
%case: -> %merge
%merge: %phi = OpPhi %uint %uint_0 %entry %uint_1 %case
OpReturn`

/** Takes the last words off the first instruction of an opcode. */
const missing = each(
  (opcode, less = 1) =>
    (words) =>
      resized(words, firstOf(words, opcode), less),
)

/** Adds words to the first instruction of an opcode. */
const excess = each(
  (opcode, ...more) =>
    (words) =>
      resized(words, firstOf(words, opcode), 0, ...more),
)

/** Counts another number of words in the first instruction of an opcode, without a change to them. */
const counting = each(
  (opcode, count = 0) =>
    (words) =>
      withWord(words, firstOf(words, opcode), ((count << 16) | opcode) >>> 0),
)

/** Where the first OpConstant of five words begins. */
function wideConstant(words: Uint32Array): number {
  return words.indexOf(0x0005_002b)
}

/** Puts another word in front. */
const beginning = each((word) => (words) => withWord(words, 0, word))

/** Strings that fill their words, each with a word of zeros behind. */
const full = piecesOf`imports: %glsl = OpExtInstImport "GLSL.std.450"
debug: %text = OpString "some text..."
OpSourceExtension "GL_x"
OpName %main "function"
OpModuleProcessed "folded.."`

/** Strings of every length modulo four. */
const inPadded = tagIn(full)`entryPoints: OpEntryPoint GLCompute %main "a"
debug: %text = OpString "abcd"
OpSourceExtension "GL_EXT_"
OpName %main "ab"
OpModuleProcessed ""`

/** Text of characters at the edges of what one, two, three and four octets say. */
const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0xffff, 0x1_0000, 0x10_ffff]
const characters = String.fromCodePoint(...edges)
const inTexts = tagOf`entryPoints: OpEntryPoint GLCompute %main "abcd"
debug: %text = OpString "abcdefgh"
OpName %main "abcdefgh"
OpMemberName %uint_only 0 "${characters}"
OpModuleProcessed "abcdefgh"`

/** Octets as a word, the first of them lowest. */
function wordOf(...octets: number[]): number {
  return octets.reduce((word, octet, at) => word + octet * 2 ** (8 * at), 0)
}

/** Adds octets to the last word of the first instruction of an opcode. */
const ending = each((opcode, ...octets) => (words) => {
  const at = firstOf(words, opcode)
  const last = at + ((words[at] ?? 0) >>> 16) - 1
  return withWord(words, last, ((words[last] ?? 0) | wordOf(...octets)) >>> 0)
})

/** Puts octets where a string has its first four, `operands` words into the first instruction of an opcode. */
const octets = each(
  (opcode, operands = 0, ...some) =>
    (words) =>
      withWord(words, firstOf(words, opcode) + operands, wordOf(...some)),
)

/** Pairs of the rules on how words form a module, and on strings. */
export const pairs = [
  pairOf`magic-number/shader: a module begins with the magic number
${beginning`zero: 0, one-bit-more: 0x0f230203, next-number: 0x07230204, halves-exchanged: 0x02030723,
  octets-of-halves-exchanged: 0x23070302`}`,
  inLibrary`header-complete/library: a module has five words of a header
${ways({
  'magic-number-only': (words) => words.slice(0, 1),
  'without-bound': (words) => words.slice(0, 3),
  'without-schema': (words) => words.slice(0, 4),
})}`,
  inPlain`word-count-not-zero/everywhere: instructions count their words
${counting`first: 17 0, type-without-operands: 19 0, in-a-function: 62 0`}
${ways({ last: (words) => withWord(words, words.length - 1, 56) })}`,
  inPlain`instruction-fits-module/function: the last instruction is a word
${ways({
  'one-more': (words) => withWord(words, words.length - 1, 0x0002_0038),
  'greatest-count': (words) => withWord(words, words.length - 1, 0xffff_0038),
})}
${counting`in-the-middle: 62 0x1000, first-instruction: 17 0xffff`}`,
  inLibrary`instruction-fits-module/cut-off: a module without functions ends with a constant
declarations: %last = OpConstant %uint 7
${ways({
  'last-word': (words) => words.slice(0, -1),
  'all-but-the-first': (words) => words.slice(0, -3),
})}`,
  inPlain`operand-missing/fixed: instructions have the operands that they always have
${missing`source-version: 3, name: 5 2, memory-model: 14, entry-point-name: 15 3, capability: 17,
  width-and-signedness: 21 2, signedness: 21, storage-class: 59 2, pointer: 61, object: 62,
  second-summand: 128, result-of-label: 248, returned-value: 254`}`,
  inParameters`operand-missing/of-enumerants: decorations, modes and masks have the operands that they ask for
${missing`built-in: 71, offset: 72, third-size: 16, all-sizes: 16 3, alignment: 61, level: 95,
  dependency-length: 246`}
${ways({
  'linkage-type': (words) => {
    const built = firstOf(words, 71)
    const rest = words.slice(built + 4)
    const at = built + 4 + firstOf(Uint32Array.from([0, 0, 0, 0, 0, ...rest]), 71) - 5
    return resized(words, at, 1)
  },
})}`,
  inLists`operand-missing/of-lists
wide literals have both words, pairs both parts, operations on constants all operands
${ways({
  'half-of-a-constant': (words) => resized(words, wideConstant(words), 1),
  'no-value': (words) => resized(words, wideConstant(words), 2),
})}
${missing`label-of-a-case: 251, half-of-a-case: 251 2, parent-of-phi: 245, second-summand: 52, member: 75`}`,
  inPlain`operand-excess/fixed: instructions have no more operands than they may
${excess`capability: 17 0, memory-model: 14 0, name: 5 0, void: 19 1, integer-type: 21 0, constant: 43 0,
  second-initializer: 59 1, summand: 128 1, label: 248 0, return: 253 0, returned-value: 254 1,
  function-end: 56 0`}`,
  inParameters`operand-excess/of-enumerants: decorations, modes and masks have no more operands than they ask for
${excess`built-in: 71 0, offset: 72 0, fourth-size: 16 1, alignment-twice: 61 16, level: 95 1,
  dependency-length: 246 4`}`,
  inLists`operand-excess/of-lists: wide literals have two words, operations on constants two operands
${ways({ 'third-word': (words) => resized(words, wideConstant(words), 0, 0) })}
${excess`third-summand: 52 1, merge-control: 247 0`}`,
  pairIn(full)`string-terminated/full-words
strings that fill their words have a word of zeros behind
${missing`extended-set: 11, entry-point: 15, string: 7, source-extension: 4, name: 5, process: 330`}
${octets`letters-for-zeros: 5 4 0x61 0x62 0x63 0x64`}`,
  inPadded`string-padding-zero/each-length: the octets behind strings of several lengths are zero
${ending`entry-point-third: 15 0 0 1 0, entry-point-fourth: 15 0 0 0 0x61,
  word-of-zeros-second: 7 0 1 0 0, word-of-zeros-fourth: 11 0 0 0 0x80,
  name-fourth: 5 0 0 0 0xff, empty-string: 330 0 0x61 0x62 0`}`,
  inLibrary`string-padding-zero/inside-an-instruction: a string that a literal follows is padded with zeros
annotations: OpDecorate %variable_Private_uint LinkageAttributes "x" Export
${octets`linkage-name: 71 3 0x78 0 0x79 0`}`,
  inTexts`string-utf-8/edges: a name has characters at the edges of what each number of octets says
${octets`lone-continuation: 7 2 0x61 0x80 0x61 0x61, latin: 5 2 0x61 0xe9 0x61 0x61,
  two-octets-for-ascii: 7 2 0xc1 0xbf 0x61 0x61, three-octets-for-two: 5 2 0xe0 0x9f 0xbf 0x61,
  four-octets-for-three: 330 1 0xf0 0x8f 0xbf 0xbf, surrogate: 5 2 0xed 0xa0 0x80 0x61,
  last-surrogate: 7 2 0xed 0xbf 0xbf 0x61, beyond-unicode: 330 1 0xf4 0x90 0x80 0x80,
  no-first-octet: 15 3 0xff 0x61 0x61 0x61, continuation-missing: 15 3 0xe2 0x82 0x61 0x61,
  cut-off-by-the-end: 15 3 0x61 0x61 0x61 0xc3`}`,
]
