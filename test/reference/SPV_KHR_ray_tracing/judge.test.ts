import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

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
  return blamed(module).map((rule) => rule.replace('SPV_KHR_ray_tracing/', ''))
}

const trace = (operands = '%u0 %u1 %u0 %i0 %u0 %v %f0 %v %f1 %payload'): string =>
  `OpTraceRayKHR %a ${operands}`

test.each([
  ['RayGenerationKHR', trace()],
  ['MissKHR', `OpExecuteCallableKHR %u0 %data\n${trace()}`],
  ['IntersectionKHR', 'OpStore %hit %v2\n%x = OpReportIntersectionKHR %bool %f0 %u1'],
  ['ClosestHitKHR', '%x = OpLoad %v2f %hit'],
  ['CallableKHR', 'OpExecuteCallableKHR %u0 %data'],
  ['CallableKHR', '%p = OpAccessChain %to_member %record %i0\n%x = OpLoad %u32 %p'],
])('accepts in %s: %s', (model, body) => {
  expect(rules(model, body)).toEqual([])
})

test.each([
  ['AnyHitKHR', 'OpIgnoreIntersectionKHR'],
  ['AnyHitKHR', 'OpTerminateRayKHR'],
])('accepts in %s at the end: %s', (model, end) => {
  expect(rules(model, '', { end })).toEqual([])
})

test.each([
  ['OpTraceRayKHR %u0 %u0 %u1 %u0 %i0 %u0 %v %f0 %v %f1 %payload', 'acceleration-structure-is-one'],
  [trace('%u0 %f0 %u0 %i0 %u0 %v %f0 %v %f1 %payload'), 'trace-operands-are-32-bit-integers'],
  [trace('%u0 %u0 %u0 %i0 %f0 %v %f0 %v %f1 %payload'), 'trace-operands-are-32-bit-integers'],
  [
    trace('%u0 %u0 %u0 %i0 %u0 %v %f0 %v2 %f1 %payload'),
    'origin-and-direction-are-3-component-vectors',
  ],
  [trace('%u0 %u0 %u0 %i0 %u0 %v %u0 %v %f1 %payload'), 'tmin-and-tmax-are-32-bit-floats'],
  [trace('%u0 %u0 %u0 %i0 %u0 %v %f0 %v %f1 %data'), 'payload-is-a-variable'],
  [
    `%y = OpCopyObject %to_payload %payload\n${trace('%u0 %u0 %u0 %i0 %u0 %v %f0 %v %f1 %y')}`,
    'payload-is-a-variable',
  ],
  ['OpExecuteCallableKHR %i0 %data', 'sbt-index-is-an-unsigned-32-bit-integer'],
  ['OpExecuteCallableKHR %u0 %payload', 'callable-data-is-a-variable'],
  [
    '%y = OpAccessChain %to_number %data %i0\nOpExecuteCallableKHR %u0 %y',
    'callable-data-is-a-variable',
  ],
  ['%x = OpReportIntersectionKHR %bool %f0 %u1', 'report-intersection-execution-model'],
  ['OpStore %hit %v2', 'hit-attribute-is-written-in-intersection'],
  ['%y = OpAccessChain %to_member %record %i0\nOpStore %y %u0', 'shader-record-is-not-written'],
])('blames in ClosestHitKHR %s', (body, rule) => {
  expect(rules('ClosestHitKHR', body)).toEqual([rule])
})

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
  expect(blamed(module)).toEqual(['SPV_KHR_ray_tracing/ray-variable-without-initializer'])
  const vulkan = environmentByName('vulkan1.4')
  const verdict = vulkan && validate(compose(module), vulkan)
  const found = verdict?.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(found).toContain('Vulkan-environment/initializer-storage-class')
  expect(found).not.toContain('SPV_KHR_ray_tracing/ray-variable-without-initializer')
})

test('blames a version before 1.4', () => {
  const module = shader('MissKHR', { minor: 3, entryPoints: 'OpEntryPoint MissKHR %main "main"' })
  expect(blamed(module)).toEqual(['SPV_KHR_ray_tracing/version-is-1-4-or-later'])
})

test('lays out shader records, and lets their accesses be public', () => {
  const module = shader('MissKHR', {})
  expect(blamed({ ...module, annotations: 'OpDecorate %block Block' })).toEqual([
    'core/layout-member-offset',
  ])
  expect(
    blamed({
      ...module,
      minor: 5,
      capabilities: `${module.capabilities}\nOpCapability VulkanMemoryModel`,
      memoryModel: 'OpMemoryModel Logical Vulkan',
      body: '%p = OpAccessChain %to_member %record %i0\n%x = OpLoad %u32 %p NonPrivatePointer',
    }),
  ).toEqual([])
})
