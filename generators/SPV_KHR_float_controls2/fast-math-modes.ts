import { pairIn, pairOf, piecesOf } from '../pairs/pair-of.ts'

const shader = piecesOf`capabilities: OpCapability Shader
OpCapability FloatControls2
extensions: OpExtension "SPV_KHR_float_controls2"`

const body = `%sum = OpFAdd %float %float_1 %float_2
%product = OpFMul %float2 %a_float2 %a_float2
%difference = OpFSub %double %double_1 %double_1`

/** Instructions with a floating-point type in their result or in an operand. */
const onFloats = {
  sum: 'OpFAdd %float %float_1 %float_2',
  less: 'OpFOrdLessThan %bool %float_1 %float_2',
  nan: 'OpIsNan %bool2 %a_float2',
  number: 'OpConvertFToU %uint %float_1',
  converted: 'OpConvertSToF %half %int_1',
  rotated: 'OpTranspose %float2x2 %a_float2x2',
  chosen: 'OpSelect %float %true %float_1 %float_2',
  component: 'OpCompositeExtract %float %a_float2 1',
  negative: 'OpFNegate %float4 %a_float4',
}

const lines = Object.entries(onFloats).map(([name, line]) => `%${name} = ${line}`)

const decorated = Object.keys(onFloats).map(
  (name) => `OpDecorate %${name} FPFastMathMode NotNaN|AllowContract`,
)

/** Instructions without any, which are decorated instead of one of the others. */
const others = ['integer_sum', 'both', 'shifted', 'equal', 'integer_component']

const ways = others.map(
  (name) => `| ${name.replace('_', '-')}: OpDecorate %${name} FPFastMathMode NotNaN`,
)

/** Pairs of the rules on the decoration of instructions. */
export const pairs = [
  pairOf`no-contraction-or-fast-math-mode/shader: instructions are not contracted or have a mode, not both
${shader}
annotations: OpDecorate %sum NoContraction
OpDecorate %product FPFastMathMode NotNaN
{| without-flags: OpDecorate %sum FPFastMathMode None | with-flags: OpDecorate %product NoContraction}
body: ${body}`,
  pairOf`no-contraction-or-fast-math-mode/by-a-group: a group gives a mode to instructions that are contracted
${shader}
annotations: OpDecorate %group FPFastMathMode NSZ
%group = OpDecorationGroup
OpGroupDecorate %group %sum %product
OpDecorate {%difference | of-the-group: %product} NoContraction
body: ${body}`,
  pairOf`transform-has-contract-and-reassoc/decorations: what may be transformed may be contracted and reassociated
${shader}
annotations: OpDecorate %sum FPFastMathMode {AllowContract|AllowReassoc|AllowTransform
  | without-contract: AllowReassoc|AllowTransform | without-reassoc: AllowContract|AllowTransform
  | alone: AllowTransform | beside-others: NotNaN|NotInf|NSZ|AllowRecip|AllowTransform}
OpDecorate %product FPFastMathMode AllowContract
OpDecorate %difference FPFastMathMode AllowReassoc
body: ${body}`,
  pairOf`transform-has-contract-and-reassoc/default: what an entry point may transform it may contract and reassociate
${shader}
modes: OpExecutionMode %main LocalSize 1 1 1
OpExecutionModeId %main FPFastMathDefault %float {%uint_0x70000 | without-contract: %uint_0x60000
  | without-reassoc: %uint_0x50000 | alone: %uint_0x40000}
OpExecutionModeId %main FPFastMathDefault %double %uint_0x10000
body: ${body}`,
  pairIn(shader)`fast-math-mode-is-on-floats/instructions
instructions with a floating-point type in a result or an operand have a mode
annotations: ${decorated.join('\n')}
{${ways.join('\n')}}
body: ${lines.join('\n')}
%integer_sum = OpIAdd %uint %uint_1 %uint_2
%both = OpLogicalAnd %bool %less %true
%shifted = OpShiftLeftLogical %uint2 %a_uint2 %a_uint2
%equal = OpIEqual %bool %uint_1 %uint_2
%integer_component = OpCompositeExtract %uint %a_uint2 1`,
]
