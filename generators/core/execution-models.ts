import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { rayTracingModels, stage } from '../Vulkan-environment/shared/stages.ts'

const derivatives =
  'DPdx DPdy Fwidth DPdxFine DPdyFine FwidthFine DPdxCoarse DPdyCoarse FwidthCoarse'
    .split(' ')
    .map((name) => [hyphened(`Op${name}`), `Op${name}`])

const implicit = rowsOf(`
sample                 | OpImageSampleImplicitLod %float4 %color %null_float2
sample-depth           | OpImageSampleDrefImplicitLod %float %depth %null_float2 %float_1
sample-projected       | OpImageSampleProjImplicitLod %float4 %color %null_float3
sample-depth-projected | OpImageSampleProjDrefImplicitLod %float %depth %null_float3 %float_1
query                  | OpImageQueryLod %float2 %color %null_float2
sparse-sample          | OpImageSparseSampleImplicitLod %structure_int_and_float4 %color %null_float2
sparse-sample-depth    | OpImageSparseSampleDrefImplicitLod %structure_int_and_float %depth %null_float2 %float_1`)

const loads = (
  prefix: string,
) => `%${prefix}color = OpLoad %sampled_image_float_2D_0_0_0_1_Unknown %texture
%${prefix}depth = OpLoad %sampled_image_float_2D_1_0_0_1_Unknown %shadow`

const own = (instruction: string) =>
  instruction.replace('%color', '%own_color').replace('%depth', '%own_depth')

const barrier = 'OpControlBarrier %uint_2 %uint_2 %uint_0'
const another = (line: string) => `%void %other()
${line}`

/** Two outputs at one place, of which the first entry point stores to the first, behind its own decoration. */
const twoOutputs = `OpDecorate %variable_Output_float Location 0
body: OpStore %variable_Output_float_at_0 %float_1`

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

/** Pairs of the rules on what is for some execution models only. */
export const pairs = [
  pairOf`fragment-control-flow/helpers: only the fragment shader calls functions that end or demote invocations
entryPoints: Fragment %main, GLCompute %other
before: %void %kills()
OpKill
%void %terminates()
OpTerminateInvocation
%void %demotes()
OpDemoteToHelperInvocation
%void %calls()
%call_demotes = OpFunctionCall %void %demotes
%void %returns()
body: %first = OpFunctionCall %void %calls
%second = OpFunctionCall %void %terminates
%third = OpFunctionCall %void %kills
after: %void %other()
%fourth = OpFunctionCall %void {%returns | killed: %kills | terminated: %terminates | demoted: %demotes
  | demoted-by-a-helper-of-a-helper: %calls}`,
  pairOf`fragment-control-flow/entry-point in spv1.0, spv1.6: a fragment shader ends with OpKill
entryPoints: OpEntryPoint {Fragment | vertex: Vertex | compute: GLCompute} %main "main"
modes: {OpExecutionMode %main OriginUpperLeft | vertex: | compute: OpExecutionMode %main LocalSize 1 1 1}
end: OpKill`,
  pairOf`derivative-in-fragment/beside-others: only the fragment shader computes derivatives
entryPoints: Fragment %main, Vertex %third, GLCompute %other
before: %void %derives()
%in_helper = OpDPdx %float %float_1
%void %negates()
%negative = OpFNegate %float %float_1
body: %first = OpFunctionCall %void %derives
${derivatives.map(([, opcode], at) => `%derivative${at} = ${opcode} %float2 %null_float2`).join('\n')}
after: %void %third()
%second = OpFunctionCall %void {%negates | in-a-helper-of-a-vertex-shader: %derives}
%void %other()
%other_block:
%value = {OpFNegate ${derivatives.map(([way, opcode]) => `| ${way}-in-a-compute-shader: ${opcode}`).join(' ')}} %float %float_1`,
  pairOf`derivative-in-fragment/entry-point in spv1.0: a fragment shader computes a derivative
entryPoints: OpEntryPoint {Fragment | vertex: Vertex | compute: GLCompute} %main "main"
modes: {OpExecutionMode %main OriginUpperLeft | vertex: | compute: OpExecutionMode %main LocalSize 1 1 1}
body: %derivative = OpDPdy %float %float_1`,
  pairOf`implicit-lod-in-fragment/beside-a-compute-shader
only the fragment shader samples with implicit levels of detail
entryPoints: Fragment %main %texture %shadow, GLCompute %other %texture %shadow
declarations: %texture = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown UniformConstant
%shadow = OpVariable %pointer_UniformConstant_sampled_image_float_2D_1_0_0_1_Unknown UniformConstant
before: %void %samples()
${loads('helper_')}
%in_helper = OpImageSampleImplicitLod %float4 %helper_color %null_float2
%void %returns()
body: ${loads('')}
${implicit.map(([, instruction], at) => `%value${at} = ${instruction}`).join('\n')}
%called = OpFunctionCall %void %samples
after: %void %other()
%other_block: ${loads('own_')}
%explicit = {OpImageSampleExplicitLod %float4 %own_color %null_float2 Lod %float_1
  ${implicit.map(([way, instruction = '']) => `| ${way}: ${own(instruction)}`).join('\n  ')}}
%other_called = OpFunctionCall %void {%returns | in-a-helper: %samples}`,
  pairOf`barrier-execution-model/compute in spv1.0, spv1.2
before version 1.3 a compute shader waits at a barrier, a vertex shader does not
entryPoints: GLCompute %main, Vertex %other
before: %void %waits()
${barrier}
%void %returns()
body: ${barrier}
%called = OpFunctionCall %void %waits
after: ${another('%other_called = OpFunctionCall %void {%returns | in-a-helper-of-a-vertex-shader: %waits}')}
changed: OpEntryPoint {GLCompute | fragment: Fragment | vertex: Vertex} %main
changed: {OpExecutionMode %main LocalSize 1 1 1 | fragment: OpExecutionMode %main OriginUpperLeft | vertex:}`,
  pairOf`barrier-execution-model/tessellation in spv1.2
before version 1.3 a tessellation control shader waits at a barrier
capabilities: Tessellation
entryPoints: OpEntryPoint {TessellationControl | evaluation: TessellationEvaluation} %main "main"
modes: %main Quads
body: ${barrier}`,
  pairOf`decoration-execution-model/patch: patches are for the tessellation shaders
capabilities: Tessellation
entryPoints: TessellationControl %main %variable_Output_float_at_0 %variable_Output_float_pair
TessellationEvaluation %evaluates %variable_Input_float_at_0
Vertex %other {%second_variable_Output_float_at_0 | variable: %variable_Output_float_at_0 | member: %variable_Output_float_pair | input: %variable_Input_float_at_0}
modes: %main OutputVertices 3
annotations: %variable_Output_float_at_0 %variable_Input_float_at_0 Patch
%float_pair Block, 0 Location 1, 1 Location 2, 1 Patch
after: %void %evaluates()
${another('%nothing = OpUndef %float')}`,
  pairOf`decoration-execution-model/stream: streams are for geometry shaders
capabilities: GeometryStreams
entryPoints: Geometry %main %variable_Output_float_at_0
Vertex %other {%variable_Output_float | variable: %variable_Output_float_at_0}
annotations: %variable_Output_float_at_0 Stream 0
${twoOutputs}
after: ${another('OpStore {%variable_Output_float | variable: %variable_Output_float_at_0} %float_1')}`,
  pairOf`decoration-execution-model/index: an index is for the outputs of fragment shaders
entryPoints: Fragment %main %variable_Output_float_at_0
Vertex %other {%variable_Output_float | listed: %variable_Output_float_at_0 | named: %variable_Output_float_at_0}
annotations: %variable_Output_float_at_0 Index 1
${twoOutputs}
after: ${another('{OpNop | named: OpStore %variable_Output_float_at_0 %float_1}')}`,
  pairOf`decoration-execution-model/input-attachment in spv1.3
input attachments are for fragment shaders, in helpers too
entryPoints: Fragment %main, GLCompute %other
annotations: %variable_UniformConstant_image InputAttachmentIndex 0, DescriptorSet 0, Binding 0
declarations: %image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
before: %void %names()
%loaded = OpLoad %image %variable_UniformConstant_image
body: %called = OpFunctionCall %void %names
after: ${another('{%own = OpUndef %float | named: %own = OpLoad %image %variable_UniformConstant_image | in-a-helper: %own = OpFunctionCall %void %names}')}`,
  pairOf`vertex-streams/one-and-several in spv1.0, spv1.6: a geometry shader has one stream, another one has several
capabilities: Shader GeometryStreams
entryPoints: Geometry %main, Geometry %other
modes: %main %other InputPoints, OutputPoints, OutputVertices 2, Invocations 1
before: %void %emits()
OpEmitVertex
%void %streams()
OpEmitStreamVertex %uint_1
body: %one = OpFunctionCall %void %emits
OpEndPrimitive
{| stream-vertex: OpEmitStreamVertex %uint_0 | stream-primitive: OpEndStreamPrimitive %uint_0
  | helper: %call = OpFunctionCall %void %streams}
after: %void %other()
%several = OpFunctionCall %void %streams
OpEndStreamPrimitive %uint_1
{| vertex: OpEmitVertex | primitive: OpEndPrimitive | other-helper: %call = OpFunctionCall %void %emits}`,
  ...others.map(
    ([model, modes, storageClass]) => pairIn(
      capturing,
    )`capture-execution-model/beside-${model.replace('KHR', '').toLowerCase()}
an output of a vertex shader is captured, and a ${model} entry point has variables of its own
entryPoints: Vertex %main %variable_Output_float_at_0
OpEntryPoint ${model} %other "other" {%own | lists-it: %variable_Output_float_at_0}
modes: OpExecutionMode %main Xfb
${modes}
annotations: %variable_Output_float_at_0 XfbBuffer 0, XfbStride 4, Offset 0
${storageClass === 'Output' ? 'OpDecorate %own Location 0' : ''}
declarations: %own = OpVariable %pointer_${storageClass}_float ${storageClass}
after: %void %other()`,
  ),
  pairOf`capture-execution-model/fragment: an output of a fragment shader is not captured
${stage('Fragment', { capabilities: ['TransformFeedback'] })}
entryPoints: OpEntryPoint {Vertex | fragment: Fragment} %main "main" %variable_Output_float_at_0
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
annotations: OpDecorate %variable_Output_float_at_0 XfbBuffer 0
body: OpStore %variable_Output_float_at_0 %float_1`,
]
