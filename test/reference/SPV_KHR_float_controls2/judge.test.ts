import { describe, expect, test } from 'vitest'
import type { Selection } from '#reference/dispatch'
import { validate } from '#reference/validate'
import { compose, type Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'
import { newest } from '../newest.ts'

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

describe('FPFastMathDefault twice', () => {
  const twice = (type: string, selection: Selection = {}): readonly string[] => {
    const words = compose({
      capabilities: 'OpCapability Shader\nOpCapability Float64\nOpCapability FloatControls2',
      minor: 6,
      extensions: 'OpExtension "SPV_KHR_float_controls2"',
      modes: `${withDefault('%zero')}\nOpExecutionModeId %main FPFastMathDefault ${type} %zero`,
      declarations: '%f64 = OpTypeFloat 64\n%zero = OpConstantNull %i32',
    })
    const verdict = validate(words, newest, selection)
    return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  }

  test('is accepted for two types', () => {
    expect(twice('%f64')).toEqual([])
  })

  test('is blamed for one type', () => {
    expect(twice('%f32')).toEqual(['SPV_KHR_float_controls2/default-once-per-target-type'])
  })

  test('is accepted for one type by revision 8, which does not say how often', () => {
    const revisions = { SPV_KHR_float_controls2: 8 }
    expect(twice('%f32', { revisions })).toEqual([])
  })
})
