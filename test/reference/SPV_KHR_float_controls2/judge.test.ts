import { expect, test } from 'vitest'
import type { Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

function rules(pieces: Pieces): readonly string[] {
  return blamed({
    capabilities: 'OpCapability Shader\nOpCapability FloatControls2',
    minor: 6,
    extensions: 'OpExtension "SPV_KHR_float_controls2"',
    ...pieces,
    declarations: `
%all = OpConstant %u32 0x7000f
%fast = OpConstant %u32 16
%half_transform = OpConstant %u32 0x50000
%unknown = OpConstant %u32 32
%spec = OpSpecConstant %u32 0
%zero = OpConstantNull %i32
%of = OpTypeFunction %f32`,
    body: `
%sum = OpFAdd %f32 %f0 %f1
%compared = OpFOrdLessThan %bool %f0 %f1
%number = OpIAdd %u32 %u1 %u2
%called = OpFunctionCall %f32 %other
%boxed = OpCompositeConstruct %v2f %f0 %f1`,
    functions: `
%other = OpFunction %f32 None %of
%begin = OpLabel
%product = OpFMul %f32 %f1 %f1
OpReturnValue %product
OpFunctionEnd`,
  }).map((rule) => rule.replace('SPV_KHR_float_controls2/', ''))
}

const withDefault = (flags: string, type = '%f32'): string =>
  `OpExecutionMode %main LocalSize 1 1 1\nOpExecutionModeId %main FPFastMathDefault ${type} ${flags}`

test.each([
  [withDefault('%all'), 'OpDecorate %sum FPFastMathMode NotNaN|AllowContract'],
  [withDefault('%zero'), 'OpDecorate %compared FPFastMathMode AllowReassoc'],
  ['OpExecutionMode %main LocalSize 1 1 1', 'OpDecorate %sum FPFastMathMode Fast'],
  ['OpExecutionMode %main LocalSize 1 1 1', 'OpDecorate %sum NoContraction'],
  [withDefault('%all'), 'OpDecorate %called FPFastMathMode NSZ'],
  [withDefault('%all'), 'OpDecorate %boxed FPFastMathMode NSZ'],
])('accepts %s, %s', (modes, annotations) => {
  expect(rules({ modes, annotations })).toEqual([])
})

test.each([
  [`${withDefault('%all')}\nOpExecutionMode %main SignedZeroInfNanPreserve 32`, 'other-modes'],
  [withDefault('%fast'), 'fast'],
])('blames default modes %s', (modes, rule) => {
  const capabilities =
    'OpCapability Shader\nOpCapability FloatControls2\nOpCapability SignedZeroInfNanPreserve'
  expect(rules({ modes, capabilities })).toEqual([`default-without-${rule}`])
})

test.each([
  [withDefault('%all', '%v2f'), 'target-type-is-a-scalar-float'],
  [withDefault('%all', '%u32'), 'target-type-is-a-scalar-float'],
  [withDefault('%f0'), 'default-mode-is-a-32-bit-integer-constant'],
  [withDefault('%spec'), 'default-mode-is-not-specialized'],
  [withDefault('%unknown'), 'default-mode-has-known-flags'],
  [withDefault('%half_transform'), 'transform-has-contract-and-reassoc'],
])('blames %s', (modes, rule) => {
  expect(rules({ modes })).toEqual([rule])
})

test.each([
  ['OpDecorate %sum NoContraction', 'default-without-no-contraction'],
  ['OpDecorate %product NoContraction', 'default-without-no-contraction'],
  ['OpDecorate %product FPFastMathMode Fast', 'default-without-fast'],
])('blames beside a default %s', (annotations, rule) => {
  expect(rules({ modes: withDefault('%all'), annotations })).toEqual([rule])
})

test.each([
  [
    'OpDecorate %sum NoContraction\nOpDecorate %sum FPFastMathMode NSZ',
    'no-contraction-or-fast-math-mode',
  ],
  [
    'OpDecorate %sum FPFastMathMode AllowContract|AllowTransform',
    'transform-has-contract-and-reassoc',
  ],
  ['OpDecorate %number FPFastMathMode NSZ', 'fast-math-mode-is-on-floats'],
])('blames %s', (annotations, rule) => {
  expect(rules({ annotations })).toEqual([rule])
})

test('blames a version before 1.2', () => {
  expect(rules({ minor: 1 })).toEqual(['version-is-1-2-or-later'])
})
