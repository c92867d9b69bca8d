import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { broken } from '../broken-rules.ts'
import { compose, type Pieces } from '../core/pieces.ts'

const declarations = `
%v = OpConstantNull %v3f
%structure = OpTypeAccelerationStructureKHR
%to_structure = OpTypePointer UniformConstant %structure
%scene = OpVariable %to_structure UniformConstant
%to_payload = OpTypePointer RayPayloadKHR %v4f
%payload = OpVariable %to_payload RayPayloadKHR
%to_data = OpTypePointer CallableDataKHR %v4f
%data = OpVariable %to_data CallableDataKHR
%to_number = OpTypePointer CallableDataKHR %f32
%to_hit = OpTypePointer HitAttributeKHR %v2f
%hit = OpVariable %to_hit HitAttributeKHR
%v2 = OpConstantNull %v2f
%block = OpTypeStruct %u32
%to_record = OpTypePointer ShaderRecordBufferKHR %block
%record = OpVariable %to_record ShaderRecordBufferKHR
%to_member = OpTypePointer ShaderRecordBufferKHR %u32`

const layout = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'

function shader(model: string, pieces: Pieces): Pieces {
  return {
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability RayTracingKHR',
    extensions: 'OpExtension "SPV_KHR_ray_tracing"',
    entryPoints: `OpEntryPoint ${model} %main "main" %scene %payload %data %hit %record %more`,
    ...pieces,
    annotations: `${layout}\n${pieces.annotations ?? ''}`,
    declarations: `${declarations}\n${pieces.declarations ?? '%more = OpVariable %pu Private'}`,
  }
}

function rules(model: string, body: string, pieces: Pieces = {}): readonly string[] {
  const module = shader(model, { ...pieces, body: `%a = OpLoad %structure %scene\n${body}` })
  return broken(module).map((rule) => rule.replace('SPV_KHR_ray_tracing/', ''))
}

const trace = (operands = '%u0 %u1 %u0 %i0 %u0 %v %f0 %v %f1 %payload'): string =>
  `OpTraceRayKHR %a ${operands}`

test.each([
  ['IntersectionKHR', '%x = OpReportIntersectionKHR %u32 %f0 %u1', 'report-results-in-a-boolean'],
  ['IntersectionKHR', '%x = OpReportIntersectionKHR %bool %u0 %u1', 'hit-is-a-32-bit-float'],
  [
    'IntersectionKHR',
    '%x = OpReportIntersectionKHR %bool %f0 %i1',
    'hit-kind-is-an-unsigned-32-bit-integer',
  ],
  ['IntersectionKHR', '%x = OpLoad %v2f %hit', 'hit-attribute-is-not-read-in-intersection'],
  ['CallableKHR', '%x = OpLoad %v2f %hit', 'ray-storage-class-execution-model'],
  ['AnyHitKHR', 'OpExecuteCallableKHR %u0 %record', 'callable-data-is-a-variable'],
])('blames in %s %s', (model, body, rule) => {
  expect(rules(model, body)).toContain(rule)
})

test('blames what is in another execution model', () => {
  expect(rules('CallableKHR', trace('%u0 %u1 %u0 %i0 %u0 %v %f0 %v %f1 %u0'))).toContain(
    'trace-ray-execution-model',
  )
  expect(rules('IntersectionKHR', 'OpExecuteCallableKHR %u0 %u0')).toContain(
    'execute-callable-execution-model',
  )
  expect(rules('MissKHR', '', { end: 'OpTerminateRayKHR' })).toEqual([
    'ray-termination-execution-model',
  ])
})

test('blames an initializer, and leaves it to Vulkan there', () => {
  const module = shader('MissKHR', {
    declarations: '%n = OpConstantNull %v4f\n%more = OpVariable %to_payload RayPayloadKHR %n',
  })
  expect(broken(module)).toEqual(['SPV_KHR_ray_tracing/ray-variable-without-initializer'])
  const vulkan = environmentByName('vulkan1.4')
  const verdict = vulkan && validate(compose(module), vulkan)
  const found = verdict?.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(found).toContain('Vulkan-environment/initializer-storage-class')
  expect(found).not.toContain('SPV_KHR_ray_tracing/ray-variable-without-initializer')
})
