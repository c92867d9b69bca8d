import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const comparisons = [
  'Equal',
  'NotEqual',
  'LessThan',
  'GreaterThan',
  'LessThanEqual',
  'GreaterThanEqual',
]
  .flatMap((name) => [`OpFOrd${name}`, `OpFUnord${name}`])
  .map((opcode, at) => ({ result: `compared${at}`, opcode }))

/** Arithmetic of a kernel, and what is none. `others` are results with the decoration in every module. */
function calculating(others: readonly string[], ways: string): Pieces {
  return {
    ...kernel,
    annotations: `${['sum', 'difference', 'quotient', 'remainder', ...others]
      .map((name) => `%${name} FPFastMathMode NotNaN|NSZ`)
      .join('\n')}
OpDecorate {%product ${ways}} FPFastMathMode Fast
%modulo FPFastMathMode None`,
    before: `%float %helper(%float %parameter)
OpReturnValue %parameter`,
    body: `%loaded = OpLoad %float %variable_Function_float
%sum = OpFAdd %float %loaded %float_1
%difference = OpFSub %float2 %null_float2 %null_float2
%product = OpFMul %float %loaded %loaded
%quotient = OpFDiv %float %loaded %float_1
%remainder = OpFRem %float %loaded %float_1
%modulo = OpFMod %float %loaded %float_1
%negated = OpFNegate %float %loaded
%ordered = OpOrdered %bool %loaded %float_1
%unordered = OpUnordered %bool %loaded %float_1
${comparisons.map(({ result, opcode }) => `%${result} = ${opcode} %bool %loaded %float_1`).join('\n')}
%dot = OpDot %float %null_float2 %null_float2
%scaled = OpVectorTimesScalar %float2 %null_float2 %loaded
%converted = OpConvertSToF %float %uint_1
%counted = OpIAdd %uint %uint_1 %uint_2
%not_a_number = OpIsNan %bool %loaded
%chosen = OpSelect %float %ordered %sum %product
%called = OpFunctionCall %float %helper %loaded
%composed = OpCompositeConstruct %float2 %sum %product`,
  }
}

const never = `| product-with-a-vector: %scaled | dot-product: %dot | conversion: %converted | integers: %counted
  | selection: %chosen | call: %called | variable: %variable_Function_float | load: %loaded | constant: %float_1 | parameter: %parameter
  | function: %helper | test: %not_a_number | composite: %composed`

const compared = comparisons.map(({ result }) => result)

/** Pairs of the rule on what may be calculated fast. */
export const pairs = [
  pairOf`fast-math-target/arithmetic in spv1.6
arithmetic, negation and comparisons of floats are done fast
${calculating(['negated', 'ordered', 'unordered', ...compared], never)}`,
  pairOf`fast-math-target/before-version-1.6 in spv1.0, spv1.5
before version 1.6 only arithmetic of two operands is done fast
${calculating(
  [],
  `| negation: %negated | ordered: %ordered | unordered: %unordered ${compared
    .filter((_, at) => at % 4 === 0)
    .map((name, at) => `| comparison-${at + 1}: %${name}`)
    .join(' ')}`,
)}`,
]
