import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, rayTracingModels, stage } from './shared/stages.ts'

/** Pairs of the rules on storage classes and the execution models that have them. */
export const pairs = [
  pairOf`storage-class-allowed/pointers ${inVulkan}: pointers into the storage classes of shaders are declared
declarations: %local = OpTypePointer Function %uint
%shared = OpTypePointer Workgroup %uint
%other = OpTypePointer {Private | cross-workgroup: CrossWorkgroup} %uint`,
  pairOf`output-execution-model/compute ${inVulkan}: a fragment shader has an output
${stage('Fragment')}
entryPoints: OpEntryPoint {Fragment | compute: GLCompute} %main "main" %variable_Output_float_at_0
modes: %main {OriginUpperLeft | compute: LocalSize 1 1 1}
body: OpStore %variable_Output_float_at_0 %float_1`,
  ...rayTracingModels.map(
    (model) => pairOf`output-execution-model/${model.replace('KHR', '').toLowerCase()} ${inVulkan}
a vertex shader has an output
${stage(model)}
entryPoints: OpEntryPoint {Vertex | ray-tracing: ${model}} %main "main" %variable_Output_float_at_0
body: OpStore %variable_Output_float_at_0 %float_1`,
  ),
  pairOf`workgroup-execution-model/fragment ${inVulkan}: a compute shader shares memory
entryPoints: OpEntryPoint {GLCompute | fragment: Fragment} %main "main" %variable_Workgroup_uint
modes: %main {LocalSize 1 1 1 | fragment: OriginUpperLeft}
body: OpStore %variable_Workgroup_uint %uint_1`,
  ...(['Vertex', 'RayGenerationKHR', 'CallableKHR'] as const).map(
    (
      model,
    ) => pairOf`workgroup-execution-model/${model.replace('KHR', '').toLowerCase()} ${inVulkan}
a compute shader shares memory
${stage(model)}
entryPoints: OpEntryPoint {GLCompute | other: ${model}} %main "main" %variable_Workgroup_uint
modes: {OpExecutionMode %main LocalSize 1 1 1 | other:}
body: OpStore %variable_Workgroup_uint %uint_1`,
  ),
  pairOf`forward-pointer-storage-class/forward ${inVulkan}: a pointer type is declared later
capabilities: Shader PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: OpTypeForwardPointer %to_node {PhysicalStorageBuffer | storage-buffer: StorageBuffer | uniform: Uniform
| push-constant: PushConstant | private: Private | function: Function | workgroup: Workgroup}
%to_node = OpTypePointer {PhysicalStorageBuffer | storage-buffer: StorageBuffer | uniform: Uniform
| push-constant: PushConstant | private: Private | function: Function | workgroup: Workgroup} %block_uint`,
]
