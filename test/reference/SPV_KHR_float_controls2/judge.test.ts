import { describe, expect, test } from 'vitest'
import type { Selection } from '#reference/selection'
import { validate } from '#reference/validate'
import { compose } from '../core/pieces.ts'
import { newest } from '../newest.ts'

const withDefault = (flags: string, type = '%f32'): string =>
  `OpExecutionMode %main LocalSize 1 1 1\nOpExecutionModeId %main FPFastMathDefault ${type} ${flags}`

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

  test('two FPFastMathDefault modes for two types are accepted', () => {
    expect(twice('%f64')).toEqual([])
  })

  test('two FPFastMathDefault modes for one type are blamed', () => {
    expect(twice('%f32')).toEqual(['SPV_KHR_float_controls2/default-once-per-target-type'])
  })

  test('two FPFastMathDefault modes for one type are accepted by revision 8, which does not say how often', () => {
    const revisions = { SPV_KHR_float_controls2: 8 }
    expect(twice('%f32', { revisions })).toEqual([])
  })
})
