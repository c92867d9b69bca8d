import { expect, test } from 'vitest'
import { blamed } from '../narrow.ts'

/** Atomics on `%w` (32 bits), `%d` (64 bits) and `%h` (16 bits) in Workgroup. */
function atomics(body: string, ...capabilities: readonly string[]): readonly string[] {
  return blamed({
    capabilities: ['Shader', 'Float16', 'Float64', ...capabilities]
      .map((name) => `OpCapability ${name}`)
      .join('\n'),
    extensions: `OpExtension "SPV_EXT_shader_atomic_float_add"
OpExtension "SPV_EXT_shader_atomic_float_min_max"
OpExtension "SPV_EXT_shader_atomic_float16_add"`,
    declarations: `
%f16 = OpTypeFloat 16
%f64 = OpTypeFloat 64
%h1 = OpConstantNull %f16
%d1 = OpConstantNull %f64
%to_h = OpTypePointer Workgroup %f16
%to_w = OpTypePointer Workgroup %f32
%to_d = OpTypePointer Workgroup %f64
%h = OpVariable %to_h Workgroup
%w = OpVariable %to_w Workgroup
%d = OpVariable %to_d Workgroup`,
    body,
  }).map((rule) => rule.replace(/SPV_EXT_shader_atomic_float_/, ''))
}

const add = '%x = OpAtomicFAddEXT'
const least = '%x = OpAtomicFMinEXT'
const half = `${add} %f16 %h %u2 %u0 %h1`

test.each([
  [`${add} %f32 %w %u2 %u0 %f1`, ['AtomicFloat32AddEXT'], []],
  [`${add} %f64 %d %u2 %u0 %d1`, ['AtomicFloat64AddEXT'], []],
  [`${add} %f64 %d %u2 %u0 %d1`, ['AtomicFloat32AddEXT'], ['add/width-has-its-capability']],
  [`${add} %f64 %d %u2 %u0 %d1`, [], ['core/instruction-capability']],
  [half, ['AtomicFloat32AddEXT'], ['add/width-is-32-or-64']],
  [half, ['AtomicFloat16AddEXT'], []],
  [
    `${add} %f32 %d %u2 %u0 %f1`,
    ['AtomicFloat32AddEXT'],
    ['add/pointer-points-to-the-result-type'],
  ],
  [`${add} %f32 %w %u2 %u0 %d1`, ['AtomicFloat32AddEXT'], ['add/value-has-the-result-type']],
  [
    `${add} %u32 %w %u2 %u0 %f1`,
    ['AtomicFloat32AddEXT'],
    ['add/result-type-is-a-floating-point-scalar'],
  ],
  [`${least} %f16 %h %u2 %u0 %h1`, ['AtomicFloat16MinMaxEXT'], []],
  [
    `${least} %f16 %h %u2 %u0 %h1`,
    ['AtomicFloat32MinMaxEXT'],
    ['min_max/width-has-its-capability'],
  ],
])('%s with %j: %j', (body, capabilities, rules) => {
  expect(atomics(body, ...capabilities)).toEqual(rules)
})
