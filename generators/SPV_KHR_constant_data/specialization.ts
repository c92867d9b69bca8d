import { inKind, words } from './shared/pieces.ts'

/** Constants that may not, by the names of their ways. */
const unlisted = {
  'plain-data': 'plain',
  number: 'float_1',
  composite: 'composite',
  'specialized-composite': 'special',
  operation: 'sum',
  'plain-truth': 'true',
  null: 'null_uint',
  variable: 'variable_Function_uint',
  type: 'uints',
}

const others = Object.entries(unlisted)

/** Pairs of the rules on specialized data. */
export const pairs = [
  ...(['shader', 'kernel'] as const).map(
    (kind) => inKind[kind]`spec-data-is-not-part-of-a-plain-constant/${kind}
data is part of larger constants, of specialized ones only where it is specialized itself
declarations: %data = OpConstantDataKHR %uint_array3 ${words(3)}
%special = OpSpecConstantDataKHR %uint_array3 ${words(3)}
{%other = OpConstantDataKHR | its-own-instruction: %other = OpSpecConstantDataKHR} %uint_array3 ${words(3)}
%array = OpConstantComposite %uint_array3s {%data | first-of-an-array: %special} {%other | last-of-an-array: %special}
%nested = OpConstantComposite %uint_array3s_only %array
%structure = OpConstantComposite %structure_uint_and_uint_array3 %uint_1 {%data | member-of-a-structure: %special}
%mixed = OpSpecConstantComposite %uint_array3s %data %special
%structured = OpSpecConstantComposite %uint_array3s_only %mixed
%specialized = OpSpecConstantComposite %uint_array3s %special %special
%of_plain = OpSpecConstantComposite %uint_array3s %data %data
%word = OpSpecConstantOp %uint CompositeExtract %structured 0 1 2
body: %extracted = OpCompositeExtract %uint %nested 0 1 2`,
  ),
  ...(['shader', 'kernel'] as const).map((kind) => {
    const own = others.slice(0, kind === 'shader' ? 9 : 3)
    const grouped = own.slice(0, 5).map(([way, id]) => ` | ${way}-through-a-group: %${id}`)
    return inKind[kind]`spec-id-has-a-listed-target/${kind}
every listed specialization constant has a SpecId, beside constants that have none
annotations: %number SpecId 0
%spec_uint_3 SpecId 2
%data SpecId 4294967295
%falsehood SpecId 1
OpDecorate %group SpecId 4
%group = OpDecorationGroup
OpGroupDecorate %group %spec_bool
{| ${own.map(([way, id]) => `${way}: OpDecorate %${id} SpecId 5`).join('\n  | ')}}
OpDecorate %second_group SpecId 6
%second_group = OpDecorationGroup
OpGroupDecorate %second_group {%second_data${grouped.join('')}}
declarations: %number = OpSpecConstant %float 2.5
%falsehood = OpSpecConstantFalse %bool
%data = OpSpecConstantDataKHR %uint_array3 ${words(3)}
%second_data = OpSpecConstantDataKHR %uint_array2 ${words(2)}
%plain = OpConstantDataKHR %uint_array2 ${words(2)}
%sum = OpSpecConstantOp %uint IAdd %spec_uint_3 %uint_1
%special = OpSpecConstantComposite %uint2 %spec_uint_3 %uint_1
%composite = OpConstantComposite %uint2 %uint_1 %uint_1
body: %loaded = OpLoad %uint %variable_Function_uint`
  }),
  inKind.shader`spec-id-has-a-listed-target/truths: constants of each listed kind become plain ones that have no SpecId
annotations: OpDecorate %truth SpecId 0
OpDecorate %falsehood SpecId 1
OpDecorate %data SpecId 2
OpDecorate %number SpecId 3
declarations: %truth = {OpSpecConstantTrue | truth: OpConstantTrue} %bool
%falsehood = {OpSpecConstantFalse | falsehood: OpConstantFalse} %bool
%data = {OpSpecConstantDataKHR | data: OpConstantDataKHR} %uint_array2 ${words(2)}
%number = {OpSpecConstant | number: OpConstant} %uint 7`,
]
