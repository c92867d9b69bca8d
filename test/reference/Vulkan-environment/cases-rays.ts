import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, body, lines, parts } from './case.ts'

/** Variables `%v` and `%w`, and a place for each within. */
function variables(storage: string, held = 'v4f', names = ['v', 'w']): string {
  return lines(
    `%p_${storage} = OpTypePointer ${storage} %${held}`,
    ...names.map((name) => `%${name} = OpVariable %p_${storage} ${storage}`),
  )
}

/** A ray tracing shader that lists ids. */
function rays(model: string, listed: string, pieces: Pieces = {}): Pieces {
  return {
    minor: 4,
    capabilities: 'OpCapability RayTracingKHR',
    extensions: 'OpExtension "SPV_KHR_ray_tracing"',
    entryPoints: `OpEntryPoint ${model} %main "main" ${listed}`,
    ...pieces,
  }
}

function within(slug: string, storage: string, right: string, wrong: string): RuleCase {
  const common = {
    declarations: `${variables(storage, 'v4f', ['v'])}\n%n = OpConstantNull %v4f`,
    body: right === 'IntersectionKHR' ? 'OpStore %v %n' : '%x = OpLoad %v4f %v',
  }
  const row = parts(
    `${slug}-execution-model`,
    rays(right, '%v', common),
    rays(wrong, '%v', common),
    {},
    wrong,
  )
  return { ...row, elsewhere: 'SPV_KHR_ray_tracing/ray-storage-class-execution-model' }
}

function once(slug: string, storage: string, model: string): RuleCase {
  const declarations = variables(storage)
  return parts(
    `${slug}-once`,
    rays(model, '%v', { declarations }),
    rays(model, '%v %w', { declarations }),
  )
}

const size = 'OpDecorate %v BuiltIn SubgroupSize'
const sized = variables('Input', 'u32', ['v'])
const generating = (pieces: Pieces) =>
  rays('RayGenerationKHR', '%v', {
    capabilities: 'OpCapability RayTracingKHR\nOpCapability GroupNonUniform',
    ...pieces,
  })
const ordered: Pieces = {
  minor: 5,
  capabilities:
    'OpCapability RayTracingKHR\nOpCapability GroupNonUniform\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}
const recordBlock: Pieces = {
  annotations: 'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0',
  declarations: lines(
    '%s = OpTypeStruct %u32',
    variables('ShaderRecordBufferKHR', 's', ['v']),
    '%pm = OpTypePointer ShaderRecordBufferKHR %u32',
  ),
  body: '%m = OpAccessChain %pm %v %u0\n%x = OpLoad %u32 %m',
}
const report = '%x = OpReportIntersectionKHR %bool %f0 %u0'
const reconverging: Pieces = {
  capabilities: 'OpCapability RayTracingKHR',
  extensions: lines(
    'OpExtension "SPV_KHR_ray_tracing"',
    'OpExtension "SPV_KHR_maximal_reconvergence"',
  ),
}

/** Ray tracing. */
export const rayCases: readonly RuleCase[] = [
  within('ray-payload', 'RayPayloadKHR', 'ClosestHitKHR', 'AnyHitKHR'),
  within('ray-payload', 'RayPayloadKHR', 'RayGenerationKHR', 'IntersectionKHR'),
  within('incoming-ray-payload', 'IncomingRayPayloadKHR', 'AnyHitKHR', 'RayGenerationKHR'),
  within('hit-attribute', 'HitAttributeKHR', 'IntersectionKHR', 'MissKHR'),
  within('callable-data', 'CallableDataKHR', 'CallableKHR', 'AnyHitKHR'),
  within('incoming-callable-data', 'IncomingCallableDataKHR', 'CallableKHR', 'MissKHR'),
  {
    elsewhere: 'SPV_KHR_ray_tracing/ray-storage-class-execution-model',
    ...parts(
      'shader-record-buffer-execution-model',
      rays('MissKHR', '%v', recordBlock),
      rays('GLCompute', '%v', {
        ...recordBlock,
        capabilities: 'OpCapability RayTracingKHR\nOpCapability Shader',
        modes: 'OpExecutionMode %main LocalSize 1 1 1',
      }),
    ),
  },
  once('incoming-ray-payload', 'IncomingRayPayloadKHR', 'MissKHR'),
  once('hit-attribute', 'HitAttributeKHR', 'AnyHitKHR'),
  once('incoming-callable-data', 'IncomingCallableDataKHR', 'CallableKHR'),
  {
    elsewhere: 'SPV_KHR_ray_tracing/hit-attribute-is-written-in-intersection',
    ...parts('hit-attribute-write', rays('IntersectionKHR', '%v'), rays('ClosestHitKHR', '%v'), {
      declarations: lines(
        variables('HitAttributeKHR', 'v2f', ['v']),
        '%pm = OpTypePointer HitAttributeKHR %f32',
      ),
      body: '%m = OpAccessChain %pm %v %u0\nOpStore %m %f0',
    }),
  },
  annotated(
    'volatile-ray-built-in',
    lines(size, 'OpDecorate %v Volatile'),
    size,
    generating({ declarations: sized, body: '%x = OpLoad %u32 %v' }),
  ),
  body(
    'volatile-ray-load',
    '%x = OpLoad %u32 %v Volatile',
    '%x = OpLoad %u32 %v',
    generating({ ...ordered, declarations: sized, annotations: size }),
  ),
  body(
    'no-repack-with-maximal-reconvergence',
    '',
    report,
    rays('IntersectionKHR', '', {
      ...reconverging,
      modes: 'OpExecutionMode %main MaximallyReconvergesKHR',
    }),
  ),
]
