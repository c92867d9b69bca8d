import { opcodeOf } from '#spec/grammar/opcodes'
import { resized, startOf, withWord } from '../pairs/damaged.ts'
import { pairIn, pairOf, piecesOf, tagIn, tagOf, ways } from '../pairs/pair-of.ts'
import { bindingOf, fragment } from '../pairs/pieces.ts'
import { inLibrary } from '../pairs/tags.ts'
import type { Damage } from '../pairs/ways.ts'

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
function missing(name: string, less = 1): Damage {
  return (words) => resized(words, startOf(words, name), less)
}

/** Adds words to the first instruction of an opcode. */
function excess(name: string, ...more: number[]): Damage {
  return (words) => resized(words, startOf(words, name), 0, ...more)
}

/** Counts another number of words in the first instruction of an opcode, without a change to them. */
function counting(name: string, count: number): Damage {
  return (words) => withWord(words, startOf(words, name), ((count << 16) | opcodeOf(name)) >>> 0)
}

/** Makes another word of the last one. */
function last(word: number): Damage {
  return (words) => withWord(words, words.length - 1, word)
}

/** The beginning of the first OpConstant of five words. */
function wideConstant(words: Uint32Array): number {
  return words.indexOf(0x0005_002b)
}

/** Puts another word in front. */
function beginning(word: number): Damage {
  return (words) => withWord(words, 0, word)
}

/** Strings that fill their words, each with a word of zeros after it. */
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
  return octets.reduce((word, octet, index) => word + octet * 2 ** (8 * index), 0)
}

/** Adds octets to the last word of the first instruction of an opcode. */
function ending(name: string, ...octets: number[]): Damage {
  return (words) => {
    const start = startOf(words, name)
    const end = start + ((words[start] ?? 0) >>> 16) - 1
    return withWord(words, end, ((words[end] ?? 0) | wordOf(...octets)) >>> 0)
  }
}

/** Puts octets where a string has its first four, `operands` words into the first instruction of an opcode. */
function octets(name: string, operands: number, ...others: number[]): Damage {
  return (words) => withWord(words, startOf(words, name) + operands, wordOf(...others))
}

/** Pairs of the rules on how words form a module, and on strings. */
export const pairs = [
  pairOf`magic-number/shader: a module begins with the magic number
${ways({
  zero: beginning(0),
  'one-bit-more': beginning(0x0f230203),
  'next-number': beginning(0x07230204),
  'halves-exchanged': beginning(0x02030723),
  'octets-of-halves-exchanged': beginning(0x23070302),
})}`,
  inLibrary`header-complete/library: a module has five words of a header
${ways({
  'magic-number-only': (words) => words.slice(0, 1),
  'without-bound': (words) => words.slice(0, 3),
  'without-schema': (words) => words.slice(0, 4),
})}`,
  inPlain`word-count-not-zero/everywhere: instructions count their words
${ways({
  first: counting('OpCapability', 0),
  'type-without-operands': counting('OpTypeVoid', 0),
  'in-a-function': counting('OpStore', 0),
  last: last(56),
})}`,
  inPlain`instruction-fits-module/function: the last instruction is a word
${ways({
  'one-more': last(0x0002_0038),
  'greatest-count': last(0xffff_0038),
  'in-the-middle': counting('OpStore', 0x1000),
  'first-instruction': counting('OpCapability', 0xffff),
})}`,
  inLibrary`instruction-fits-module/cut-off: a module without functions ends with a constant
declarations: %last = OpConstant %uint 7
${ways({
  'last-word': (words) => words.slice(0, -1),
  'all-but-the-first': (words) => words.slice(0, -3),
})}`,
  inPlain`operand-missing/fixed: instructions have the operands that they always have
${ways({
  'source-version': missing('OpSource'),
  name: missing('OpName', 2),
  'memory-model': missing('OpMemoryModel'),
  'entry-point-name': missing('OpEntryPoint', 3),
  capability: missing('OpCapability'),
  'width-and-signedness': missing('OpTypeInt', 2),
  signedness: missing('OpTypeInt'),
  'storage-class': missing('OpVariable', 2),
  pointer: missing('OpLoad'),
  object: missing('OpStore'),
  'second-summand': missing('OpIAdd'),
  'result-of-label': missing('OpLabel'),
  'returned-value': missing('OpReturnValue'),
})}`,
  inParameters`operand-missing/of-enumerants: decorations, modes and masks have the operands that they ask for
${ways({
  'built-in': missing('OpDecorate'),
  offset: missing('OpMemberDecorate'),
  'third-size': missing('OpExecutionMode'),
  'all-sizes': missing('OpExecutionMode', 3),
  alignment: missing('OpLoad'),
  level: missing('OpImageFetch'),
  'dependency-length': missing('OpLoopMerge'),
  'linkage-type': (words) => {
    const built = startOf(words, 'OpDecorate')
    const rest = words.slice(built + 4)
    const linkage =
      built + 4 + startOf(Uint32Array.from([0, 0, 0, 0, 0, ...rest]), 'OpDecorate') - 5
    return resized(words, linkage, 1)
  },
})}`,
  inLists`operand-missing/of-lists
wide literals have both words, pairs both parts, operations on constants all operands
${ways({
  'half-of-a-constant': (words) => resized(words, wideConstant(words), 1),
  'no-value': (words) => resized(words, wideConstant(words), 2),
  'label-of-a-case': missing('OpSwitch'),
  'half-of-a-case': missing('OpSwitch', 2),
  'parent-of-phi': missing('OpPhi'),
  'second-summand': missing('OpSpecConstantOp'),
  member: missing('OpGroupMemberDecorate'),
})}`,
  inPlain`operand-excess/fixed: instructions have no more operands than they may
${ways({
  capability: excess('OpCapability', 0),
  'memory-model': excess('OpMemoryModel', 0),
  name: excess('OpName', 0),
  void: excess('OpTypeVoid', 1),
  'integer-type': excess('OpTypeInt', 0),
  constant: excess('OpConstant', 0),
  'second-initializer': excess('OpVariable', 1),
  summand: excess('OpIAdd', 1),
  label: excess('OpLabel', 0),
  return: excess('OpReturn', 0),
  'returned-value': excess('OpReturnValue', 1),
  'function-end': excess('OpFunctionEnd', 0),
})}`,
  inParameters`operand-excess/of-enumerants: decorations, modes and masks have no more operands than they ask for
${ways({
  'built-in': excess('OpDecorate', 0),
  offset: excess('OpMemberDecorate', 0),
  'fourth-size': excess('OpExecutionMode', 1),
  'alignment-twice': excess('OpLoad', 16),
  level: excess('OpImageFetch', 1),
  'dependency-length': excess('OpLoopMerge', 4),
})}`,
  inLists`operand-excess/of-lists: wide literals have two words, operations on constants two operands
${ways({
  'third-word': (words) => resized(words, wideConstant(words), 0, 0),
  'third-summand': excess('OpSpecConstantOp', 1),
  'merge-control': excess('OpSelectionMerge', 0),
})}`,
  pairIn(full)`string-terminated/full-words
strings that fill their words are followed by a word of zeros
${ways({
  'extended-set': missing('OpExtInstImport'),
  'entry-point': missing('OpEntryPoint'),
  string: missing('OpString'),
  'source-extension': missing('OpSourceExtension'),
  name: missing('OpName'),
  process: missing('OpModuleProcessed'),
  'letters-for-zeros': octets('OpName', 4, 0x61, 0x62, 0x63, 0x64),
})}`,
  inPadded`string-padding-zero/each-length: the octets after strings of several lengths are zero
${ways({
  'entry-point-third': ending('OpEntryPoint', 0, 0, 1, 0),
  'entry-point-fourth': ending('OpEntryPoint', 0, 0, 0, 0x61),
  'word-of-zeros-second': ending('OpString', 0, 1, 0, 0),
  'word-of-zeros-fourth': ending('OpExtInstImport', 0, 0, 0, 0x80),
  'name-fourth': ending('OpName', 0, 0, 0, 0xff),
  'empty-string': ending('OpModuleProcessed', 0, 0x61, 0x62, 0),
})}`,
  inLibrary`string-padding-zero/inside-an-instruction: a string that a literal follows is padded with zeros
annotations: OpDecorate %variable_Private_uint LinkageAttributes "x" Export
${ways({
  'linkage-name': octets('OpDecorate', 3, 0x78, 0, 0x79, 0),
})}`,
  inTexts`string-utf-8/edges: a name has the first and last characters of each length in octets
${ways({
  'lone-continuation': octets('OpString', 2, 0x61, 0x80, 0x61, 0x61),
  latin: octets('OpName', 2, 0x61, 0xe9, 0x61, 0x61),
  'two-octets-for-ascii': octets('OpString', 2, 0xc1, 0xbf, 0x61, 0x61),
  'three-octets-for-two': octets('OpName', 2, 0xe0, 0x9f, 0xbf, 0x61),
  'four-octets-for-three': octets('OpModuleProcessed', 1, 0xf0, 0x8f, 0xbf, 0xbf),
  surrogate: octets('OpName', 2, 0xed, 0xa0, 0x80, 0x61),
  'last-surrogate': octets('OpString', 2, 0xed, 0xbf, 0xbf, 0x61),
  'beyond-unicode': octets('OpModuleProcessed', 1, 0xf4, 0x90, 0x80, 0x80),
  'no-first-octet': octets('OpEntryPoint', 3, 0xff, 0x61, 0x61, 0x61),
  'continuation-missing': octets('OpEntryPoint', 3, 0xe2, 0x82, 0x61, 0x61),
  'cut-off-by-the-end': octets('OpEntryPoint', 3, 0x61, 0x61, 0x61, 0xc3),
})}`,
]
