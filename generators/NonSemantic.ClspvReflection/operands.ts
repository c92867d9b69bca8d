import type {
  ReflectionOperand,
  ReflectionOperandKind,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { pairOf } from '../pairs/pair-of.ts'
import {
  groups,
  hyphened,
  importOf,
  inReflecting,
  nameOf,
  operandText,
  versionOf,
  written,
} from './shared/text.ts'

/** What stands in an operand's place instead, made from the text of the operand. */
type Substitute = string | ((text: string) => string)

/** Constants that are not an OpConstant, most often with the same value, and what is not a constant. */
const noConstants: Readonly<Record<string, Substitute>> = {
  'spec-constant': (text) => text.replace(/^%.*?(\d*)$/, '%spec_uint_$1').replace(/_$/, '_1'),
  'spec-constant-operation': '%operation',
  null: '%null_uint',
  undef: '%a_uint',
  true: '%true',
  composite: '%uint2_1_1',
  string: '%string_Name',
  type: '%uint',
  import: '%set',
  'argument-info': '%info',
  function: '%main',
  kernel: '%kernel',
  'first-of-another-set': '%first_of_others',
  'second-of-another-set': '%second_of_others',
}

/** An OpConstant of any scalar type but the 32-bit unsigned integer. */
const otherConstants: Readonly<Record<string, Substitute>> = {
  int: (text) => text.replace('%uint_', '%int_'),
  uchar: '%uchar_4',
  ushort: (text) => (text === '%uint_1048576' ? '%ushort_8' : text.replace('%uint_', '%ushort_')),
  ulong: (text) => text.replace('%uint_', '%ulong_'),
  char: '%char_1',
  short: '%short_16',
  long: (text) => text.replace('%uint_', '%long_'),
  float: '%float_1',
  half: '%half_1',
  double: '%double_1',
}

/** The same without what an operand must be, and with a constant and a string. */
function without(name: string): Readonly<Record<string, Substitute>> {
  const all = { ...noConstants, constant: '%uint_1' }
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== name))
}

const ofInfo = 'argument-info-reference-is-an-argument-info-instruction'

/** The rules on operands of some kinds: how many instructions a module has, and what breaks them. */
const rules: readonly (readonly [
  rule: string,
  kinds: readonly ReflectionOperandKind[],
  size: number,
  substitutes: Readonly<Record<string, Substitute>>,
  each: number,
])[] = [
  ['constant-operand-is-op-constant', ['constant'], 7, noConstants, 1],
  ['constant-operand-is-32-bit-unsigned', ['constant'], 7, otherConstants, 1],
  ['string-operand-is-op-string', ['string', 'hex-string'], 10, without('string'), 2],
  ['kernel-reference-is-a-kernel-instruction', ['kernel'], 10, without('kernel'), 1],
  [ofInfo, ['argument-info'], 12, without('argument-info'), 1],
]

/** The text of an operand with so many substitutes in its place: another one in each place, taking turns. */
function turns(substitutes: Readonly<Record<string, Substitute>>, each: number) {
  const names = Object.keys(substitutes)
  let turn = 0
  return (number: number, operand: ReflectionOperand) => {
    const text = operandText(operand)
    const ways = Array.from({ length: each }, () => {
      const name = names[turn++ % names.length] ?? ''
      const substitute = substitutes[name] ?? ''
      const other = typeof substitute === 'string' ? substitute : substitute(text)
      return ` | ${hyphened(operand.name)}-of-${number}-as-${name}: ${other}`
    })
    return `{${text}${ways.join('')}}`
  }
}

const operandPairs = rules.flatMap(([rule, kinds, size, substitutes, each]) => {
  const next = turns(substitutes, each)
  return groups(size, ...kinds).map((rows) => {
    const version = versionOf(rows)
    const lines = rows.map((row) =>
      written(row, {
        version,
        optional: row.name === 'PrintfInfo' ? 1 : 5,
        place: (operand) =>
          kinds.includes(operand.kind) ? next(row.number, operand) : operandText(operand),
      }),
    )
    return inReflecting(version, lines.join('\n'))`${rule}/${nameOf(rows)}
each operand is what it must be
+imports: %others = OpExtInstImport "NonSemantic.Unlisted"
declarations: %operation = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
%first_of_others = OpExtInst %void %others 1
%second_of_others = OpExtInst %void %others 2`
  })
})

/** Texts of all lengths and characters. */
const texts = ['', 'buf', 'size', 'l\u00e4nge \u03b1 \u{1f4a1}', 'say \\"hi\\" \\\\ twice', 'a\nb']

/** Bytes in hexadecimal digits. */
const data = ['', '00', 'ffffffff', '9aF0a9', 'deadBEEF', '0123456789abcdef'.repeat(512)]

const dataRows = groups(10, 'hex-string').flat()

/** The two rules on Data: ways of breaking it. */
const faultyData = {
  'data-holds-only-hexadecimal-digits': ` | small-g: "0g" | small-g-first: "g1234567"
 | small-g-last: "0123456789abcdefABCDEg" | capital-g: "0123G567" | small-o: "o0" | small-z: "00zz"
 | solidus: "0/23" | colon: "01:3" | commercial-at: "01@3" | grave-accent: "01\`3" | hyphen-first: "-1"
 | plus-sign-first: "+123" | full-stop: "1.23" | digit-beyond-ascii: "\uff101"`,
  'data-holds-whole-bytes': ` | one-digit: "7" | last-digit-missing: "0123456789abcdefABCDE"
 | first-digit-missing: "123456789abcdefABCDEF" | three-digits: "fff"
 | capital-digit-more: "0123456789abcdefABCDEFF"`,
}

const dataPairs = Object.entries(faultyData).flatMap(([rule, faults]) =>
  dataRows.map((row, at) => {
    const ways = faults.split(/(?= \| )/).filter((_, fault) => fault % dataRows.length === at)
    return inReflecting(row.since)`${rule}/${hyphened(row.name)}
data spells whole bytes, in digits of both cases
+after: ${written(row, { version: row.since })}
changed: {"0123456789abcdefABCDEF"${ways.join('')}}`
  }),
)

/** Pairs of the rules on operands that are constants, strings and references. */
export const pairs = [
  ...operandPairs,
  ...dataPairs,
  ...[dataRows.slice(0, 3), dataRows.slice(3)].map(
    (rows, at) => pairOf`data-holds-whole-bytes/lengths-${at + 1}
constant data and program scope variables of any number of bytes, none included
imports: ${importOf(6)}
debug: ${data.map((text, digits) => `%data_${digits} = OpString ${text === '00' ? '{"00" | half-a-byte: "0"}' : `"${text}"`}`).join('\n')}
after: ${data
      .flatMap((_, digits) =>
        rows.map((row) =>
          written(row, { version: 6, result: `of_${row.number}_${digits}` }).replace(
            '%string_Data',
            `%data_${digits}`,
          ),
        ),
      )
      .join('\n')}`,
  ),
  pairOf`string-operand-is-op-string/texts
names, type names and format strings have any content, and a source file has one of them as its name
imports: ${importOf(6)}
debug: ${texts.map((text, at) => `%text_${at} = OpString "${text}"`).join('\n')}
OpSource OpenCL_C 200 %text_1
after: ${texts
    .map(
      (_, at) => `%info_${at} = OpExtInst %void %set ArgumentInfo %text_${at}
%typed_${at} = OpExtInst %void %set ArgumentInfo %text_1 {%text_${at} | type-name-${at}: %uint_${at}}
%format_${at} = OpExtInst %void %set PrintfInfo %uint_${at} %text_${at}`,
    )
    .join('\n')}`,
  inReflecting(6)`constant-operand-is-32-bit-unsigned/values
constants have any value, one for all operands or one for each, named or not
debug: OpName %largest "largest"
declarations: %largest = OpConstant %uint 0xffffffff
%again = OpConstant %uint 0xffffffff
after: ${[0, 1, 0x7fff_ffff, 0x8000_0000]
    .map(
      (value) =>
        `%of_${value} = OpExtInst %void %set SpecConstantWorkgroupSize %uint_${value} %uint_${value} %largest`,
    )
    .join('\n')}
%of_largest = OpExtInst %void %set SpecConstantWorkDim {%largest | signed-of-the-same-bits: %int_minus_1}
%of_again = OpExtInst %void %set PushConstantGlobalSize %again %largest`,
  pairOf`kernel-reference-is-a-kernel-instruction/several
arguments of two kernels, of which one is reflected twice, stand in any order
imports: ${importOf(6)}
debug: %string_Name = OpString "main"
%string_second = OpString "second"
%none = OpString ""
entryPoints: GLCompute %main, GLCompute %second
after: %void %second()
%only: OpReturn
OpFunctionEnd
${['main', 'second', 'main']
  .map(
    (entry, at) =>
      `%kernel_${at} = OpExtInst %void %set Kernel %${entry} %string_${entry === 'main' ? 'Name' : entry} %uint_3 %uint_0 %none`,
  )
  .join('\n')}
${[2, 0, 1]
  .map(
    (kernel, at) =>
      `%argument_${at} = OpExtInst %void %set ArgumentUniform {%kernel_${kernel} | function-${at}: %${kernel === 1 ? 'second' : 'main'}${at === 0 ? '' : ` | argument-${at}: %argument_0`}} %uint_${at} %uint_0 %uint_1`,
  )
  .join('\n')}`,
]
