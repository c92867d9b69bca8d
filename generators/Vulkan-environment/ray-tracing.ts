import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { type ExecutionModel, inVulkan, rayTracingModels, stage } from './shared/stages.ts'

type Model = (typeof rayTracingModels)[number]

interface Place {
  readonly rule: string
  readonly storageClass: string
  readonly models: readonly Model[]
  /** At most one variable in an interface. */
  readonly once?: string
}

const places: readonly Place[] = [
  {
    rule: 'ray-payload-execution-model',
    storageClass: 'RayPayloadKHR',
    models: ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR'],
  },
  {
    rule: 'incoming-ray-payload-execution-model',
    storageClass: 'IncomingRayPayloadKHR',
    models: ['ClosestHitKHR', 'AnyHitKHR', 'MissKHR'],
    once: 'incoming-ray-payload-once',
  },
  {
    rule: 'hit-attribute-execution-model',
    storageClass: 'HitAttributeKHR',
    models: ['IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR'],
    once: 'hit-attribute-once',
  },
  {
    rule: 'callable-data-execution-model',
    storageClass: 'CallableDataKHR',
    models: ['RayGenerationKHR', 'ClosestHitKHR', 'MissKHR', 'CallableKHR'],
  },
  {
    rule: 'incoming-callable-data-execution-model',
    storageClass: 'IncomingCallableDataKHR',
    models: ['CallableKHR'],
    once: 'incoming-callable-data-once',
  },
]

/** An intersection shader writes its hit attributes and does not read them (SPV_KHR_ray_tracing). */
function used(model: Model, storageClass: string): string {
  const variable = `%variable_${storageClass}_uint`
  return model === 'IntersectionKHR'
    ? `OpStore ${variable} %uint_1`
    : `%value = OpLoad %uint ${variable}`
}

function ofModels({ rule, storageClass, models: own }: Place) {
  const others = rayTracingModels.filter((model) => !own.includes(model))
  const ways = others.map((model) => `| in-${hyphened(model.replace('KHR', ''))}: ${model}`)
  return own.map(
    (model, n) => pairIn(stage(model))`${rule}/${hyphened(model.replace('KHR', ''))} ${inVulkan}
a ${model} entry point uses a variable in ${storageClass}
entryPoints: OpEntryPoint ${n === 0 ? `{${model} ${ways.join(' ')}}` : model} %main "main" %variable_${storageClass}_uint
body: ${used(model, storageClass)}`,
  )
}

function ofOne({ once, storageClass, models: own }: Place) {
  return once === undefined
    ? []
    : own.map(
        (model) => pairIn(stage(model))`${once}/${hyphened(model.replace('KHR', ''))} ${inVulkan}
the interface of a ${model} entry point has one variable in ${storageClass}, and others
entryPoints: OpEntryPoint ${model} %main "main" %variable_${storageClass}_uint %variable_Private_float {| two: %variable_${storageClass}_float}
body: ${used(model, storageClass)}`,
      )
}

/** A shader record with a number. */
const record = {
  ...stage('RayGenerationKHR', { interfaces: '%record' }),
  annotations: 'OpDecorate %uint_only Block\nOpMemberDecorate %uint_only 0 Offset 0',
  declarations: `%record = OpVariable %pointer_ShaderRecordBufferKHR_uint_only ShaderRecordBufferKHR`,
  body: `%chain = OpAccessChain %pointer_ShaderRecordBufferKHR_uint %record %uint_0
%value = OpLoad %uint %chain`,
} satisfies Pieces

interface BuiltIn {
  readonly name: string
  readonly model: ExecutionModel
  readonly type: string
  readonly capability: string
  readonly extension?: string
}

const volatile: readonly BuiltIn[] = [
  ...(['RayGenerationKHR', 'ClosestHitKHR', 'CallableKHR'] as const).map((model) => ({
    name: 'SubgroupSize',
    model,
    type: 'uint',
    capability: 'GroupNonUniform',
  })),
  {
    name: 'SubgroupLocalInvocationId',
    model: 'MissKHR',
    type: 'uint',
    capability: 'GroupNonUniform',
  },
  {
    name: 'SubgroupEqMask',
    model: 'IntersectionKHR',
    type: 'uint4',
    capability: 'GroupNonUniformBallot',
  },
  {
    name: 'SMIDNV',
    model: 'RayGenerationKHR',
    type: 'uint',
    capability: 'ShaderSMBuiltinsNV',
    extension: 'SPV_NV_shader_sm_builtins',
  },
  { name: 'RayTmaxKHR', model: 'IntersectionKHR', type: 'float', capability: 'RayTracingKHR' },
]

function ofBuiltIn({ name, model, type, capability, extension }: BuiltIn) {
  const also = {
    capabilities: [capability],
    extensions: extension === undefined ? [] : [extension],
    interfaces: '%variable %own',
  }
  const pieces = stage(model, also)
  const declarations = `%variable = OpVariable %pointer_Input_${type} Input
%own = OpVariable %pointer_Private_${type} Private`
  const title = `${hyphened(name)}-${hyphened(model.replace('KHR', ''))}`
  return [
    pairOf`volatile-ray-built-in/${title} ${inVulkan}: ${name} may change during a ${model} entry point
${pieces}
annotations: OpDecorate %variable BuiltIn ${name}
{OpDecorate %variable Volatile | without:}
declarations: ${declarations}
body: %value = OpLoad %${type} %variable
OpStore %own %value`,
    pairOf`volatile-ray-load/${title} ${inVulkan}: a load from ${name} in a ${model} entry point is volatile
${pieces}
capabilities: ${pieces.capabilities ?? ''}
OpCapability VulkanMemoryModel
memoryModel: OpMemoryModel Logical Vulkan
annotations: OpDecorate %variable BuiltIn ${name}
declarations: ${declarations}
body: %value = OpLoad %${type} %variable {Volatile | without:}
OpStore %own %value`,
  ]
}

const reconverging = { extensions: ['SPV_KHR_maximal_reconvergence'] }
const reconverges = 'OpExecutionMode %main MaximallyReconvergesKHR'
const trace =
  'OpTraceRayKHR %structure %uint_0 %uint_0 %uint_0 %uint_0 %uint_0 %a_float3 %float_0 %a_float3 %float_1 %variable_RayPayloadKHR_uint'

/** A ray generation shader that can trace rays and call other shaders. */
const generation = {
  ...stage('RayGenerationKHR', {
    ...reconverging,
    interfaces: '%scene %variable_RayPayloadKHR_uint %variable_CallableDataKHR_uint',
  }),
  annotations: bindingOf('scene'),
  declarations: `%scene = OpVariable %pointer_UniformConstant_acceleration_structure UniformConstant`,
} satisfies Pieces

/** A function that no entry point calls and that may repack invocations. */
function uncalled(line: string): string {
  return `%void %idle()
${line}`
}

const calls = 'OpExecuteCallableKHR %uint_0 %variable_CallableDataKHR_uint'
const reports = '%reported = OpReportIntersectionKHR %bool %float_1 %uint_0'

/** Pairs of the rules on ray tracing. */
export const pairs = [
  ...places.flatMap(ofModels),
  ...places.flatMap(ofOne),
  ...(['AnyHitKHR', 'ClosestHitKHR'] as const).map(
    (model) => pairOf`hit-attribute-write/${hyphened(model.replace('KHR', ''))} ${inVulkan}
a ${model} entry point reads what an intersection shader wrote
${stage(model, { interfaces: '%variable_HitAttributeKHR_uints %variable_Private_uint' })}
body: %chain = OpAccessChain %pointer_HitAttributeKHR_uint %variable_HitAttributeKHR_uints %uint_1
%value = OpLoad %uint %chain
OpStore {%variable_Private_uint | stored: %chain} %value
OpCopyMemory {%variable_Private_uint %chain | copied: %chain %variable_Private_uint}`,
  ),
  pairOf`hit-attribute-write/intersection-writes ${inVulkan}: an intersection shader writes what other shaders read
${stage('IntersectionKHR', { interfaces: '%variable_HitAttributeKHR_uint' })}
changed: OpEntryPoint {IntersectionKHR | any-hit: AnyHitKHR | closest-hit: ClosestHitKHR}
body: OpStore %variable_HitAttributeKHR_uint %uint_1`,
  ...rayTracingModels.map(
    (
      model,
    ) => pairOf`shader-record-buffer-execution-model/${hyphened(model.replace('KHR', ''))} ${inVulkan}
a ${model} entry point reads its shader record
${record}
entryPoints: OpEntryPoint {${model} | vertex: Vertex | compute: GLCompute | fragment: Fragment} %main "main" %record
modes: {| compute: OpExecutionMode %main LocalSize 1 1 1 | fragment: OpExecutionMode %main OriginUpperLeft}`,
  ),
  ...volatile.flatMap(ofBuiltIn),
  pairOf`no-repack-with-maximal-reconvergence/generation ${inVulkan}: a shader that reconverges maximally traces no rays
${generation}
modes: ${reconverges}
body: %structure = OpLoad %acceleration_structure %scene
{| traces: ${trace} | calls: ${calls}}
after: ${uncalled(`%idle_structure = OpLoad %acceleration_structure %scene
${trace.replace('%structure', '%idle_structure')}
${calls}`)}`,
  pairIn(generation)`no-repack-with-maximal-reconvergence/without ${inVulkan}
a shader that traces rays does not reconverge maximally
modes: {| mode: ${reconverges}}
body: %structure = OpLoad %acceleration_structure %scene
${trace}`,
  pairOf`no-repack-with-maximal-reconvergence/intersection ${inVulkan}
an intersection shader that reconverges maximally reports nothing
${stage('IntersectionKHR', reconverging)}
modes: ${reconverges}
body: {| reports: %accepted = OpReportIntersectionKHR %bool %float_1 %uint_0}
after: ${uncalled(reports)}`,
  pairIn(generation)`no-repack-with-maximal-reconvergence/called ${inVulkan}
no function that a shader that reconverges maximally calls traces rays
modes: ${reconverges}
body: %called = OpFunctionCall %void %helper
after: %void %helper()
%structure = OpLoad %acceleration_structure %scene
{| traces: ${trace}}
${uncalled(`%idle_structure = OpLoad %acceleration_structure %scene
${trace.replace('%structure', '%idle_structure')}`)}`,
]
