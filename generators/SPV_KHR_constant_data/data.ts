import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { choose } from '../pairs/declaring.ts'
import { ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { formNames, forms, inKind, words } from './shared/pieces.ts'

/** The first data of a form without its last words. */
function cut(form: keyof typeof forms, less: number): Damage {
  const opcode = opcodeOf(forms[form]) ?? 0
  return (words) => resized(words, firstOf(words, opcode), less)
}

/** Ways that end instructions of these lengths before their result or their type. */
function cutWays(lengths: Readonly<Record<keyof typeof forms, number>>) {
  return Object.fromEntries(
    formNames.flatMap((form) => [
      [`${form}-without-result`, cut(form, lengths[form] + 1)],
      [`${form}-opcode-only`, cut(form, lengths[form] + 2)],
    ]),
  )
}

const most = 65_531

/** Ways of filling Data that is too short or too long for an array: names, and how many words there are. */
const counts: Readonly<Record<string, (fit: number, length: number) => number>> = {
  'one-word-short': (fit) => fit - 1,
  'one-word-long': (fit) => fit + 1,
  'first-word-only': (fit) => (fit > 2 ? 1 : 0),
  'one-word-an-element': (fit, length) => (Math.abs(length - fit) > 1 ? length : 0),
  'twice-as-long': (fit) => (fit > 1 ? 2 * fit : 0),
}

/** Arrays in data of either form: element type, its width, lengths of the plain and of the specialized data. */
const arrays = [
  ['uint', 32, 3, 15],
  ['int', 32, 2, 16],
  ['uchar', 8, 5, 4],
  ['char', 8, 17, 33],
  ['ushort', 16, 7, 1],
  ['short', 16, 2, 5],
  ['ulong', 64, 8, 1],
  ['long', 64, 1, 9],
] as const

/** Data of an array in both forms, each with one of the ways: another one in each row. */
function counted([element, width, ...lengths]: (typeof arrays)[number], row: number): string {
  const lines = formNames.map((form, index) => {
    const length = lengths[index] ?? 1
    const fit = Math.ceil((width * length) / 32)
    const wrong = Object.entries(counts)
      .map(([way, countOf]) => [way, words(countOf(fit, length))] as const)
      .filter(([, data]) => data !== '' && data !== words(fit))
    const place = (row + index) % wrong.length
    const before = `${form}-${element}`
    const data = choose(before, words(fit), Object.fromEntries(wrong.slice(place, place + 1)))
    const longer = `%${element}_array${length + 32 / Math.min(width, 32)}`
    const longerArray = row % 2 === 0 ? { 'longer-array': longer } : {}
    return `%${form}_${element} = ${forms[form]} ${choose(before, `%${element}_array${length}`, longerArray)} ${data}`
  })
  return lines.join('\n')
}

/** Kinds of modules, with numbers of words of plain and of specialized data. */
const lengths = [
  ['shader', 1, 3],
  ['kernel', 100, 50],
] as const

/** Elements of arrays with the shortest data. */
const shortest = [
  ['shader', ['uint', 'uchar', 'ulong', 'short']],
  ['kernel', ['ushort', 'uchar']],
] as const

/** Pairs of the rules on the amount of data. */
export const pairs = [
  ...lengths.map(
    ([kind, plain, specialized]) => inKind[kind]`data-instruction-has-type-and-result/${kind}
instructions of many lengths follow each other
declarations: %first = OpConstantDataKHR %uint_array${plain} ${words(plain)}
%second = OpSpecConstantDataKHR %uint_array${specialized} ${words(specialized)}
%third = OpConstantDataKHR %uint_array2 ${words(2)}
%fourth = OpSpecConstantDataKHR %uint_array2 ${words(2)}
${ways(cutWays({ plain, specialized }))}`,
  ),
  inKind.shader`data-instruction-has-type-and-result/largest
data fills the largest instruction that the text counts with
declarations: %array = OpTypeArray %uint %spec_uint_${most}
%data = OpSpecConstantDataKHR %array ${'0 '.repeat(most)}{| one-word-more: 0}
${ways({
  'one-word-more': {
    rule: 'data-has-at-most-65531-words',
    summary: 'Data has a word more than the text counts with, as many as an instruction can have',
  },
})}`,
  ...shortest.map(
    ([kind, elements]) => inKind[kind]`data-has-a-word/${kind}
the shortest data is one word, full or not, of an array with a plain or a specialized length
declarations: ${elements
      .flatMap((element) =>
        formNames.flatMap((form) => [
          `%${form}_${element} = ${forms[form]} ${
            element === 'ulong' ? '%ulong_array1 {1 2' : `%${element}_array1 {2151686160`
          } | ${form}-${element}:}`,
          `%${form}_${element}s = OpTypeArray %${element} %spec_uint_2`,
          `%${form}_special_${element} = ${forms[form]} %${form}_${element}s {4294967295 | ${form}-${element}-of-specialized-length:}`,
        ]),
      )
      .join('\n')}`,
  ),
  ...(['shader', 'kernel'] as const).map(
    (kind) => inKind[kind]`data-word-count/${kind}: data fills its words or leaves bits over
declarations: ${arrays
      .filter(([element]) => /^u(?:short|long)/.test(element) === (kind === 'kernel'))
      .map(counted)
      .join('\n')}`,
  ),
  inKind.shader`data-word-count/padding: bits of the last word after the last element have any value
declarations: ${['0', '4294967295', '2147483648']
    .flatMap((word, index) => [
      `%bytes_${index} = OpConstantDataKHR %uchar_array${index + 1} ${word}`,
      `%half_words_${index} = OpSpecConstantDataKHR %short_array3 {1 ${word} | short-${index}: 1}`,
    ])
    .join('\n')}`,
  inKind.shader`data-word-count/long-arrays: arrays of many elements have as many words, counted in more than 32 bits
declarations: %eight = OpTypeArray %ulong {%uint_8 | four-gibi-words-more: %uint_2147483656}
%two = OpTypeArray %ulong {%uint_2 | specialized-four-gibi-words-more: %uint_2147483650}
%three = OpTypeArray %uint {%uint_3 | four-gibi-bits-more: %uint_134217731}
%four = OpTypeArray %uchar {%ulong_4 | length-beyond-32-bits: %ulong_4294967300}
%data_eight = OpConstantDataKHR %eight ${words(16)}
%data_two = OpSpecConstantDataKHR %two ${words(4)}
%data_three = OpConstantDataKHR %three ${words(3)}
%data_four = OpSpecConstantDataKHR %four ${words(1)}`,
  inKind.shader`data-word-count/specialized-lengths
where specialization decides the length, its default value does not have to fit the data
annotations: OpDecorate %spec_uint_6 SpecId 1
declarations: %doubled = OpSpecConstantOp %uint IAdd %spec_uint_6 %spec_uint_6
${['uint', 'uchar', 'ulong']
  .flatMap((element, index) => [
    `%lengths_${element} = OpTypeArray %${element} %spec_uint_6`,
    `%doubled_${element} = OpTypeArray %${element} %doubled`,
    ...[1, 2, 6, 11, 40].map(
      (count, each) =>
        `%data_${element}_${count} = ${forms[formNames[(index + each) % 2] ?? 'plain']} %${each % 2 === 0 ? 'lengths' : 'doubled'}_${element} ${words(count)}`,
    ),
  ])
  .join('\n')}
%plain = OpConstantDataKHR {%uint_array4 | plain-length: %uint_array6} ${words(4)}`,
]
