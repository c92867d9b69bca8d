import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { storage } from './shared/buffers.ts'
import { type ExecutionModel, inVulkan, stage, vulkanMemory } from './shared/stages.ts'

/** A barrier of a stage that waits for a workgroup. */
function workgroupBarrier(model: ExecutionModel, rule: string) {
  return pairOf`${rule}/${model.toLowerCase()} ${inVulkan}: a ${model} entry point waits for its subgroup
${stage(model)}
body: OpControlBarrier {%uint_3 | workgroup: %uint_2} %uint_4 %uint_0`
}

/** A fence of a stage whose memory scope is a workgroup. */
function workgroupFence(model: ExecutionModel) {
  return pairIn(stage(model))`memory-scope-workgroup/${model.toLowerCase()} ${inVulkan}
a ${model} entry point orders its memory for the device
body: OpMemoryBarrier {%uint_1 | workgroup: %uint_2} %uint_72`
}

/** A fence of a stage whose memory scope is a shader call. */
function callFence(model: ExecutionModel) {
  return pairOf`memory-scope-shader-call/${model.toLowerCase()} ${inVulkan}
a ${model} entry point orders its memory for the device
${stage(model, { capabilities: ['RayTracingKHR'], extensions: ['SPV_KHR_ray_tracing'] })}
body: OpMemoryBarrier {%uint_1 | shader-call: %uint_6} %uint_72`
}

const subgroup = stage('GLCompute', {
  capabilities: ['GroupNonUniformArithmetic', 'GroupNonUniformVote', 'GroupNonUniformBallot'],
})

const clock = stage('GLCompute', {
  capabilities: ['ShaderClockKHR', 'Int64'],
  extensions: ['SPV_KHR_shader_clock'],
})

/** Pairs of the rules on the scopes that Vulkan knows. */
export const pairs = [
  pairOf`execution-scope/workgroup ${inVulkan}: the invocations of a workgroup wait for each other
body: OpControlBarrier {%uint_2 | cross-device: %uint_0 | device: %uint_1 | invocation: %uint_4} %uint_2 %uint_264`,
  pairIn(vulkanMemory)`execution-scope/vulkan-memory-model ${inVulkan}
the invocations of a subgroup wait for each other in the Vulkan memory model
body: OpControlBarrier {%uint_3 | device: %uint_1 | queue-family: %uint_5} %uint_2 %uint_264`,
  pairOf`execution-scope/uniform-values ${inVulkan}: a value is the same in a workgroup, another one in a subgroup
annotations: OpDecorateId %sum UniformId {%uint_3 | device: %uint_1 | cross-device: %uint_0}
OpDecorateId %product UniformId {%uint_2 | device-again: %int_1}
body: %sum = OpIAdd %uint %uint_1 %uint_2
%product = OpIMul %uint %sum %sum`,
  pairOf`execution-scope-workgroup/uniform-value ${inVulkan}
a value of a compute shader is the same in its workgroup, one of a fragment shader in its subgroup
entryPoints: GLCompute %main, Fragment %other
annotations: OpDecorateId %sum UniformId %uint_2
OpDecorateId %product UniformId {%uint_3 | in-a-fragment-shader: %uint_2}
body: %sum = OpIAdd %uint %uint_1 %uint_2
after: %void %other()
%product = OpIMul %uint %uint_2 %uint_2`,
  workgroupBarrier('CallableKHR', 'execution-scope-workgroup'),
  pairOf`execution-scope-workgroup/by-a-call ${inVulkan}
a function waits for the workgroup of a compute shader, and a callable shader does not call it
${stage('GLCompute', { capabilities: ['RayTracingKHR'], extensions: ['SPV_KHR_ray_tracing'] })}
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint CallableKHR %other "other"
before: %void %work()
OpControlBarrier %uint_2 %uint_4 %uint_0
body: %called = OpFunctionCall %void %work
after: %void %other()
{| called-by-a-callable-shader: %again = OpFunctionCall %void %work}`,
  pairOf`memory-scope/fence ${inVulkan}: memory is ordered for the device
body: OpMemoryBarrier {%uint_1 | cross-device: %uint_0} %uint_72`,
  pairIn(storage)`memory-scope/atomic ${inVulkan}: an atomic instruction is seen by the device
body: ${storage.body}
%old = OpAtomicIAdd %uint %first {%uint_1 | cross-device: %uint_0} %uint_0 %uint_1`,
  pairOf`memory-scope/queue-family ${inVulkan}: an atomic instruction is seen by the queues of one family
${storage}
${vulkanMemory}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first {%uint_5 | cross-device: %uint_0} %uint_0 %uint_1`,
  pairIn(stage('TessellationControl'))`memory-scope-workgroup-glsl450/fence ${inVulkan}
a tessellation control shader orders its memory for the device
body: OpMemoryBarrier {%uint_1 | workgroup: %uint_2} %uint_72`,
  pairOf`memory-scope-workgroup-glsl450/barrier ${inVulkan}: the invocations of a patch wait for each other
${stage('TessellationControl')}
body: OpControlBarrier %uint_2 {%uint_4 | workgroup: %uint_2} %uint_0`,
  ...(['Vertex', 'Fragment', 'TessellationEvaluation', 'Geometry'] as const).map(workgroupFence),
  ...(['RayGenerationKHR', 'MissKHR'] as const).map(workgroupFence),
  pairOf`memory-scope-workgroup/compute ${inVulkan}
memory is ordered for a workgroup in a compute shader, and for the device in a vertex shader that shares no function with it
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint Vertex %vertex "vertex"
body: OpMemoryBarrier %uint_2 %uint_72
after: %void %vertex()
OpMemoryBarrier {%uint_1 | workgroup: %uint_2} %uint_72`,
  ...(['GLCompute', 'Fragment', 'Vertex'] as const).map(callFence),
  pairIn(stage('RayGenerationKHR'))`memory-scope-shader-call/ray-generation ${inVulkan}
a ray generation shader orders memory for its shader calls, a miss shader for the device
entryPoints: OpEntryPoint RayGenerationKHR %main "main"
OpEntryPoint {MissKHR | compute: Fragment} %other "other"
modes: {| compute: OpExecutionMode %other OriginUpperLeft}
body: OpMemoryBarrier %uint_6 %uint_72
after: %void %other()
OpMemoryBarrier %uint_6 %uint_72`,
  pairOf`memory-scope-invocation-relaxed/atomic ${inVulkan}: an atomic instruction for its own invocation is relaxed
${storage}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_4 {%uint_0 | acquire: %uint_66 | release: %uint_68 | both: %uint_72} %uint_1`,
  pairOf`memory-scope-invocation-relaxed/load ${inVulkan}: a load for its own invocation is relaxed
${storage}
body: ${storage.body}
%old = OpAtomicLoad %uint %first %uint_4 {%uint_0 | acquire: %uint_66}`,
  pairOf`memory-scope-invocation-relaxed/fence ${inVulkan}: a fence orders memory for a workgroup
body: OpMemoryBarrier {%uint_2 | invocation: %uint_4} %uint_72`,
  pairIn(subgroup)`group-operation-scope/ballot ${inVulkan}: the votes of a subgroup are gathered
body: %votes = OpGroupNonUniformBallot %uint4 {%uint_3 | workgroup: %uint_2} %true`,
  pairOf`group-operation-scope/shuffle ${inVulkan}: numbers of a subgroup are exchanged
${stage('GLCompute', { capabilities: ['GroupNonUniformShuffle'] })}
body: %number = OpGroupNonUniformShuffle %uint {%uint_3 | workgroup: %uint_2} %uint_1 %uint_0`,
  pairOf`group-operation-scope/rotate ${inVulkan}: numbers of a subgroup are rotated
${stage('GLCompute', {
  capabilities: ['GroupNonUniformRotateKHR'],
  extensions: ['SPV_KHR_subgroup_rotate'],
})}
body: %number = OpGroupNonUniformRotateKHR %uint {%uint_3 | workgroup: %uint_2} %uint_1 %uint_0`,
  pairIn(storage)`memory-scope-subgroup/atomic ${inVulkan}
an atomic instruction is seen by its workgroup, in a module without subgroups
body: ${storage.body}
%old = OpAtomicIAdd %uint %first {%uint_2 | subgroup: %uint_3} %uint_0 %uint_1`,
  pairOf`memory-scope-subgroup/fence ${inVulkan}: a fence orders memory for a workgroup, in a module without subgroups
body: OpMemoryBarrier {%uint_2 | subgroup: %uint_3} %uint_72`,
  pairOf`memory-scope-subgroup/subgroups ${inVulkan}: an atomic instruction is seen by its subgroup
${storage}
capabilities: Shader {GroupNonUniform | without:}
body: ${storage.body}
%old = OpAtomicIAdd %uint %first %uint_3 %uint_0 %uint_1`,
  pairIn(clock)`read-clock-scope/clock ${inVulkan}: the clock of a subgroup is read
body: %time = OpReadClockKHR %ulong {%uint_3 | cross-device: %uint_0 | workgroup: %uint_2 | invocation: %uint_4}`,
  pairIn(clock)`read-clock-scope/device ${inVulkan}: the clock of a device is read
body: %time = OpReadClockKHR %ulong {%uint_1 | workgroup: %uint_2}`,
  ...(['Vertex', 'Fragment', 'TessellationEvaluation', 'Geometry'] as const).map((model) =>
    workgroupBarrier(model, 'control-barrier-scope'),
  ),
  ...(
    ['RayGenerationKHR', 'IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR', 'MissKHR'] as const
  ).map((model) => workgroupBarrier(model, 'control-barrier-scope')),
]
