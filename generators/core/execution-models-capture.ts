import { pairOf } from '../pairs/pair-of.ts'
import { rayTracingModels, stage } from '../Vulkan-environment/shared/stages.ts'

const capturing = stage('Vertex', {
  capabilities: ['TransformFeedback', 'RayTracingKHR'],
  extensions: ['SPV_KHR_ray_tracing'],
})

/** Another entry point with an output, which may be captured. */
const others = [
  ['Fragment', 'OpExecutionMode %other OriginUpperLeft', 'Output'],
  ['GLCompute', 'OpExecutionMode %other LocalSize 1 1 1', 'Private'],
  ...rayTracingModels.map((model) => [model, '', 'Private'] as const),
] as const

/** Pairs of the rule on execution models of captured outputs. */
export const pairs = [
  ...others.map(
    ([
      model,
      modes,
      storageClass,
    ]) => pairOf`capture-execution-model/beside-${model.replace('KHR', '').toLowerCase()}
an output of a vertex shader is captured, and a ${model} entry point has variables of its own
${capturing}
entryPoints: Vertex %main %variable_Output_float_at_0
OpEntryPoint ${model} %other "other" {%own | lists-it: %variable_Output_float_at_0}
modes: OpExecutionMode %main Xfb
${modes}
annotations: OpDecorate %variable_Output_float_at_0 XfbBuffer 0
OpDecorate %variable_Output_float_at_0 XfbStride 4
OpDecorate %variable_Output_float_at_0 Offset 0
${storageClass === 'Output' ? 'OpDecorate %own Location 0' : ''}
declarations: %own = OpVariable %pointer_${storageClass}_float ${storageClass}
after: %other = OpFunction %void None %signature
%begin = OpLabel
OpReturn
OpFunctionEnd`,
  ),
  pairOf`capture-execution-model/fragment
an output of a fragment shader is not captured
${stage('Fragment', { capabilities: ['TransformFeedback'] })}
entryPoints: OpEntryPoint {Vertex | fragment: Fragment} %main "main" %variable_Output_float_at_0
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
annotations: OpDecorate %variable_Output_float_at_0 XfbBuffer 0
body: OpStore %variable_Output_float_at_0 %float_1`,
]
