import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { grounds, withoutCapability } from '../pairs/declaring.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import type { Damage } from '../pairs/ways.ts'
import { formNames, forms, inKind, kinds, words } from './shared/pieces.ts'

const utf8 = new TextEncoder()

/** Bytes by name; what is not UTF-8 is valid all the same, since the decoration has no semantic impact. */
const texts: Readonly<Record<string, Uint8Array>> = {
  ascii: utf8.encode('Hello, world'),
  without_terminator: utf8.encode('abc'),
  with_terminator: utf8.encode('abc\0'),
  two_bytes_a_letter: utf8.encode('żółć'),
  three_bytes_a_letter: utf8.encode('漢字'),
  four_bytes_a_letter: utf8.encode('𝄞𝄢'),
  byte_order_mark: utf8.encode('\ufeffa'),
  terminators: Uint8Array.of(0, 0, 0),
  cut_off: Uint8Array.of(0x61, 0xe6, 0xbc),
  no_utf: Uint8Array.of(0xff, 0xfe, 0xc0, 0x80, 0xed),
}

/** Words that hold these bytes. */
function packed(bytes: Uint8Array): string {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
  whole.set(bytes)
  const view = new DataView(whole.buffer)
  return Array.from({ length: whole.length / 4 }, (_, at) => view.getUint32(4 * at, true)).join(' ')
}

/** Arrays of bytes that are decorated, one directly and one through a group, and what uses them. */
const decorated = `OpDecorate %text UTFEncodedKHR
OpDecorate %group UTFEncodedKHR
%group = OpDecorationGroup
OpGroupDecorate %group %other_text`

/** Kernels have no signed integers. */
const arrays = (other: string) => `%text = OpTypeArray %uchar %uint_4
%other_text = OpTypeArray %${other} %uint_8
%pointer = OpTypePointer Function %text
%structure = OpTypeStruct %text %uint
%data = OpConstantDataKHR %text 1684234849
%special = OpSpecConstantDataKHR %other_text 1684234849 1751606885`

const body = '%variable = OpVariable %pointer Function %data'

/** What the decoration is not for, by the names of their ways. */
const noArrays = {
  'element-type': '%uchar',
  vector: '%uint4',
  boolean: '%bool',
  'structure-type': '%structure',
  'pointer-type': '%pointer',
  'function-type': '%signature',
  constant: '%data',
  'specialized-constant': '%special',
  variable: '%variable',
  function: '%main',
}

/** Elements that are not integers, by the names of their ways. */
const noIntegers = {
  'floating-point': '%float_array4',
  'wide-floating-point': '%double_array4',
  boolean: '%bool_array4',
  vector: '%uchar4_array4',
  array: '%uchars_array4',
  structure: '%uchar_only_array4',
}

/** A further array that is decorated in both ways, and what is decorated in its place; in kernels less. */
function decoratedInstead(instead: Readonly<Record<string, string>>, isKernel = false): string {
  const others = (suffix: string) =>
    Object.entries(instead)
      .filter((_, at) =>
        isKernel ? at % 4 === (suffix === '' ? 0 : 2) : suffix === '' || at % 2 === 0,
      )
      .map(([way, id]) => ` | ${way}${suffix}: ${id}`)
      .join('')
  return `OpDecorate {%uchar_array5${others('')}} UTFEncodedKHR
OpDecorate %own_group UTFEncodedKHR
%own_group = OpDecorationGroup
OpGroupDecorate %own_group {%uchar_array6${others('-through-a-group')}}`
}

const opDecorate = opcodeOf('OpDecorate') ?? 0

/** So many decorations are passed over, and the next one gets operands. */
function longer(before: number, ...operands: readonly number[]): Damage {
  return (words) => {
    let at = firstOf(words, opDecorate)
    for (let left = before; left > 0; ) {
      at += (words[at] ?? 0) >>> 16
      if (((words[at] ?? 0) & 0xffff) === opDecorate) left--
    }
    return resized(words, at, 0, ...operands)
  }
}

const settings = [
  ['shader', 'char', ['ushort', 'uint', 'ulong', 'short', 'int', 'long']],
  ['kernel', 'uchar', ['ushort', 'uint', 'ulong']],
] as const

/** Pairs of the rules on UTFEncodedKHR. */
export const pairs = [
  ...grounds(kinds).map(
    (
      [name, pieces, environment],
      at,
    ) => pairOf`utf-encoded-needs-the-capability/${name} in ${environment}
a module with the decoration declares the capability, without any data
${withoutCapability(pieces)}
annotations: ${at % 2 === 0 ? 'OpDecorate %uchar_array5 UTFEncodedKHR' : decorated.replaceAll(/%(other_)?text/g, (_, other) => `%uchar_array${other === undefined ? 4 : 5}`)}`,
  ),
  inKind.fragment`utf-encoded-has-no-operands/among-others
the decoration stands between names and other decorations, of one array or several
debug: OpName %text "text"
annotations: ${decorated.replace('%other_text', '%other_text %uchar_array5')}
%strided UTFEncodedKHR, ArrayStride 1
declarations: ${arrays('char')}
%strided = OpTypeArray %uchar %uint_8
${ways({
  number: longer(0, 8),
  string: longer(0, 0x0038_7475),
  'two-numbers': longer(0, 0, 0),
  'its-target': longer(0, 1),
  'number-in-a-group': longer(1, 8),
  'number-beside-a-stride': longer(2, 1),
})}`,
  ...settings.map(
    ([kind, other]) => inKind[kind]`utf-encoded-target-is-an-array-type/${kind}
an array type is decorated that data, a variable, a structure or nothing uses
annotations: ${decorated}
{| member: OpMemberDecorate %structure 1 UTFEncodedKHR | member-with-the-array: OpMemberDecorate %structure 0 UTFEncodedKHR}
${decoratedInstead({ ...noArrays, ...(kind === 'shader' && { matrix: '%float2x2' }) }, kind === 'kernel')}
OpDecorate %special_text UTFEncodedKHR
declarations: ${arrays(other)}
%special_text = OpTypeArray %uchar %spec_uint_4
%holds_text = OpTypeStruct %special_text
body: ${body}`,
  ),
  inKind.shader`utf-encoded-target-has-a-length/shader: arrays with a plain and with a specialized length are decorated
annotations: ${decorated}
OpDecorate %special_text UTFEncodedKHR
${decoratedInstead({ 'run-time-array': '%uchar_runtime_array', 'signed-run-time-array': '%char_runtime_array' })}
declarations: ${arrays('char')}
%special_text = OpTypeArray %uchar %spec_uint_4
body: ${body}`,
  ...settings.map(
    ([kind, other]) => inKind[kind]`utf-encoded-target-has-integer-elements/${kind}
decorated arrays hold integers, others hold what they may
annotations: ${decorated}
${decoratedInstead({ pointer: '%pointer_array2', ...noIntegers }, kind === 'kernel')}
declarations: ${arrays(other)}
body: ${body}`,
  ),
  ...settings.map(
    ([kind, other, more]) => inKind[kind]`utf-encoded-width-is-8/${kind}
decorated arrays hold bytes, beside arrays of wider integers
annotations: ${decorated}
${decoratedInstead(Object.fromEntries(more.map((type) => [type, `%${type}_array4`])), kind === 'kernel')}
declarations: ${arrays(other)}
%wide_data = OpConstantDataKHR %ushort_array4 ${words(2)}
body: ${body}`,
  ),
  ...formNames.map(
    (form) =>
      inKind[form === 'plain' ? 'shader' : 'kernel']`utf-encoded-width-is-8/strings-in-${form}-data
strings of every kind stand in decorated arrays, bytes that are not UTF-8 too
annotations: OpDecorate {%uchar_array5 | instead-of-a-string: %uint_array4} UTFEncodedKHR
${Object.keys(texts)
  .map((text) => `OpDecorate %${text} UTFEncodedKHR`)
  .join('\n')}
declarations: ${Object.entries(texts)
        .map(
          ([text, bytes]) => `%${text} = OpTypeArray %uchar %uint_${bytes.length}
%data_${text} = ${forms[form]} %${text} ${packed(bytes)}`,
        )
        .join('\n')}`,
  ),
]
