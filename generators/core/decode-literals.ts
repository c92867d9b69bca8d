import { firstOf, resized, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { library, type Pieces } from '../pairs/pieces.ts'
import type { Damage } from '../pairs/ways.ts'

/** Strings that fill their words, each with a word of zeros behind. */
const full: Pieces = {
  imports: '%glsl = OpExtInstImport "GLSL.std.450"',
  debug: `%text = OpString "some text..."
OpSourceExtension "GL_x"
OpName %main "function"
OpModuleProcessed "folded.."`,
}

/** Strings of every length modulo four. */
const padded: Pieces = {
  ...full,
  entryPoints: 'OpEntryPoint GLCompute %main "a"',
  debug: `%text = OpString "abcd"
OpSourceExtension "GL_EXT_"
OpName %main "ab"
OpModuleProcessed ""`,
}

/** Text of characters at the edges of what one, two, three and four octets say. */
const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0xffff, 0x1_0000, 0x10_ffff]
const characters = String.fromCodePoint(...edges)

const texts: Pieces = {
  entryPoints: 'OpEntryPoint GLCompute %main "abcd"',
  debug: `%text = OpString "abcdefgh"
OpName %main "abcdefgh"
OpMemberName %structure 0 "${characters}"
OpModuleProcessed "abcdefgh"`,
  declarations: '%structure = OpTypeStruct %uint',
}

/** Octets as a word, the first of them lowest. */
function wordOf(...octets: number[]): number {
  return octets.reduce((word, octet, at) => word + octet * 2 ** (8 * at), 0)
}

/** Takes the terminator, which is a word by itself, off the first instruction of an opcode. */
function unterminated(opcode: number): Damage {
  return (words) => resized(words, firstOf(words, opcode), 1)
}

/** Adds octets to the last word of the first instruction of an opcode. */
function ending(opcode: number, ...octets: number[]): Damage {
  return (words) => {
    const at = firstOf(words, opcode)
    const last = at + ((words[at] ?? 0) >>> 16) - 1
    return withWord(words, last, ((words[last] ?? 0) | wordOf(...octets)) >>> 0)
  }
}

/** Puts octets where a string has its first four, `operands` words into the first instruction of an opcode. */
function octets(opcode: number, operands: number, ...some: number[]): Damage {
  return (words) => withWord(words, firstOf(words, opcode) + operands, wordOf(...some))
}

/** Pairs of the rules on strings and on numbers narrower than a word. */
export const pairs = [
  pairOf`string-terminated/full-words
strings that fill their words have a word of zeros behind
${full}
${ways({
  'extended-set': unterminated(11),
  'entry-point': unterminated(15),
  string: unterminated(7),
  'source-extension': unterminated(4),
  name: unterminated(5),
  process: unterminated(330),
  'letters-for-zeros': (words) => {
    const at = firstOf(words, 5)
    return withWord(words, at + 4, wordOf(0x61, 0x62, 0x63, 0x64))
  },
})}`,
  pairOf`string-padding-zero/each-length
the octets behind strings of several lengths are zero
${padded}
${ways({
  'entry-point-third': ending(15, 0, 0, 1, 0),
  'entry-point-fourth': ending(15, 0, 0, 0, 0x61),
  'word-of-zeros-second': ending(7, 0, 1, 0, 0),
  'word-of-zeros-fourth': ending(11, 0, 0, 0, 0x80),
  'name-fourth': ending(5, 0, 0, 0, 0xff),
  'empty-string': ending(330, 0, 0x61, 0x62, 0),
})}`,
  pairOf`string-padding-zero/inside-an-instruction
a string that a literal follows is padded with zeros
${library}
annotations: OpDecorate %variable_Private_uint LinkageAttributes "x" Export
${ways({ 'linkage-name': octets(71, 3, 0x78, 0, 0x79, 0) })}`,
  pairOf`string-utf-8/edges
a name has characters at the edges of what each number of octets says
${texts}
${ways({
  'lone-continuation': octets(7, 2, 0x61, 0x80, 0x61, 0x61),
  latin: octets(5, 2, 0x61, 0xe9, 0x61, 0x61),
  'two-octets-for-ascii': octets(7, 2, 0xc1, 0xbf, 0x61, 0x61),
  'three-octets-for-two': octets(5, 2, 0xe0, 0x9f, 0xbf, 0x61),
  'four-octets-for-three': octets(330, 1, 0xf0, 0x8f, 0xbf, 0xbf),
  surrogate: octets(5, 2, 0xed, 0xa0, 0x80, 0x61),
  'last-surrogate': octets(7, 2, 0xed, 0xbf, 0xbf, 0x61),
  'beyond-unicode': octets(330, 1, 0xf4, 0x90, 0x80, 0x80),
  'no-first-octet': octets(15, 3, 0xff, 0x61, 0x61, 0x61),
  'continuation-missing': octets(15, 3, 0xe2, 0x82, 0x61, 0x61),
  'cut-off-by-the-end': octets(15, 3, 0x61, 0x61, 0x61, 0xc3),
})}`,
  pairOf`literal-padding/sixteen-bits
numbers of sixteen bits are extended as their types ask for
declarations: %minus = OpConstant %short {-1 | negative-with-zeros: !65535}
%least = OpSpecConstant %short {-32768 | least-with-zeros: !32768}
%most = OpConstant %short {32767 | positive-with-ones: !4294934527}
%unsigned = OpConstant %ushort {65535 | unsigned-with-ones: !4294967295}
%one = OpSpecConstant %ushort {1 | unsigned-with-one-bit: !65537}
%real = OpConstant %half {-1.0 | float-with-ones: !4294949888}`,
  pairOf`literal-padding/eight-bits
numbers of eight bits are extended beyond sixteen too
declarations: %minus = OpConstant %char {-2 | negative-to-sixteen-bits: !65534}
%unsigned = OpConstant %uchar {254 | unsigned-with-ones: !4294967294}`,
  pairOf`literal-padding/cases
the cases of a narrow selector are extended as its type asks for
end: [%merge] OpSwitch %short_minus_1 %merge {-2 | signed: !65534} %case
%case: -> %merge
%merge: [%last] OpSwitch %ushort_65535 %last {65534 | unsigned: !4294967294} %other_case
%other_case: -> %last
%last: OpReturn`,
]
