import { pairOf } from '../pairs/pair-of.ts'
import { type ExecutionModel, inVulkan, stage } from './shared/stages.ts'

const allOfRayTracing: readonly ExecutionModel[] = [
  'RayGenerationKHR',
  'IntersectionKHR',
  'AnyHitKHR',
  'ClosestHitKHR',
  'MissKHR',
  'CallableKHR',
]

/** Pairs of the rules on storage classes and the execution models that have them. */
export const pairs = [
  pairOf`storage-class-allowed/pointers ${inVulkan}
pointers into the storage classes of shaders are declared
declarations: %local = OpTypePointer Function %uint
%shared = OpTypePointer Workgroup %uint
%other = OpTypePointer {Private | cross-workgroup: CrossWorkgroup} %uint`,
  pairOf`output-execution-model/compute ${inVulkan}
a fragment shader has an output
${stage('Fragment')}
entryPoints: OpEntryPoint {Fragment | compute: GLCompute} %main "main" %out
modes: OpExecutionMode %main {OriginUpperLeft | compute: LocalSize 1 1 1}
annotations: OpDecorate %out Location 0
declarations: %out = OpVariable %pointer_Output_float Output
body: OpStore %out %float_1`,
  ...allOfRayTracing.map(
    (model) => pairOf`output-execution-model/${model.replace('KHR', '').toLowerCase()} ${inVulkan}
a vertex shader has an output
${stage(model)}
entryPoints: OpEntryPoint {Vertex | ray-tracing: ${model}} %main "main" %out
annotations: OpDecorate %out Location 0
declarations: %out = OpVariable %pointer_Output_float Output
body: OpStore %out %float_1`,
  ),
  pairOf`workgroup-execution-model/fragment ${inVulkan}
a compute shader shares memory
entryPoints: OpEntryPoint {GLCompute | fragment: Fragment} %main "main" %shared
modes: OpExecutionMode %main {LocalSize 1 1 1 | fragment: OriginUpperLeft}
declarations: %shared = OpVariable %pointer_Workgroup_uint Workgroup
body: OpStore %shared %uint_1`,
  ...(['Vertex', 'RayGenerationKHR', 'CallableKHR'] as const).map(
    (
      model,
    ) => pairOf`workgroup-execution-model/${model.replace('KHR', '').toLowerCase()} ${inVulkan}
a compute shader shares memory
${stage(model)}
entryPoints: OpEntryPoint {GLCompute | other: ${model}} %main "main" %shared
modes: {OpExecutionMode %main LocalSize 1 1 1 | other:}
declarations: %shared = OpVariable %pointer_Workgroup_uint Workgroup
body: OpStore %shared %uint_1`,
  ),
  pairOf`forward-pointer-storage-class/forward ${inVulkan}
a pointer type is declared later
capabilities: OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
annotations: OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
declarations: OpTypeForwardPointer %to_node {PhysicalStorageBuffer | storage-buffer: StorageBuffer | uniform: Uniform
| push-constant: PushConstant | private: Private | function: Function | workgroup: Workgroup}
%node = OpTypeStruct %uint
%to_node = OpTypePointer {PhysicalStorageBuffer | storage-buffer: StorageBuffer | uniform: Uniform
| push-constant: PushConstant | private: Private | function: Function | workgroup: Workgroup} %node`,
]
