import { pairOf } from '../pairs/pair-of.ts'
import { stage } from '../Vulkan-environment/shared/stages.ts'

/** Stages of points, and what each needs to write their sizes. */
const stages = [
  ['Geometry', 'GeometryPointSize'],
  ['TessellationControl', 'TessellationPointSize'],
  ['TessellationEvaluation', 'TessellationPointSize'],
] as const

/** Pairs of the rule on sizes of points. */
export const pairs = stages.flatMap(([model, capability]) => {
  const pieces = stage(model)
  const isArrayed = model === 'TessellationControl'
  const type = isArrayed ? '%blocks' : '%block'
  const indexes = isArrayed ? '%uint_0 %uint_1' : '%uint_1'
  return [
    pairOf`point-size-capability/${model.replace(/(?<=.)(?=[A-Z])/, '-').toLowerCase()} in spv1.6
a ${model} entry point writes the size of a point
${pieces}
capabilities: ${pieces.capabilities ?? ''}
{OpCapability ${capability} | missing:}
entryPoints: OpEntryPoint ${model} %main "main" %outputs
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 BuiltIn Position
OpMemberDecorate %block 1 BuiltIn PointSize
declarations: %block = OpTypeStruct %float4 %float
%blocks = OpTypeArray %block %uint_1
%to_outputs = OpTypePointer Output ${type}
%outputs = OpVariable %to_outputs Output
body: %size = OpAccessChain %pointer_Output_float %outputs ${indexes}
OpStore %size %float_1`,
  ]
})
