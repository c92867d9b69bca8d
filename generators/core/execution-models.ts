import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A fragment shader whose helpers end invocations, beside a compute shader that calls another helper. */
const ending: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability DemoteToHelperInvocation',
  entryPoints: 'OpEntryPoint Fragment %main "main"\nOpEntryPoint GLCompute %other "other"',
  modes: 'OpExecutionMode %main OriginUpperLeft\nOpExecutionMode %other LocalSize 1 1 1',
  before: `%kills = OpFunction %void None %signature
%kill_block = OpLabel
OpKill
OpFunctionEnd
%terminates = OpFunction %void None %signature
%terminate_block = OpLabel
OpTerminateInvocation
OpFunctionEnd
%demotes = OpFunction %void None %signature
%demote_block = OpLabel
OpDemoteToHelperInvocation
OpReturn
OpFunctionEnd
%calls = OpFunction %void None %signature
%call_block = OpLabel
%call_demotes = OpFunctionCall %void %demotes
OpReturn
OpFunctionEnd
%returns = OpFunction %void None %signature
%return_block = OpLabel
OpReturn
OpFunctionEnd`,
  body: `%first = OpFunctionCall %void %calls
%second = OpFunctionCall %void %terminates
%third = OpFunctionCall %void %kills`,
  after: `%other = OpFunction %void None %signature
%other_block = OpLabel
%fourth = OpFunctionCall %void {%returns | killed: %kills | terminated: %terminates | demoted: %demotes
  | demoted-by-a-helper-of-a-helper: %calls}
OpReturn
OpFunctionEnd`,
}

const derivatives = [
  ['d-pdx', 'OpDPdx'],
  ['d-pdy', 'OpDPdy'],
  ['fwidth', 'OpFwidth'],
  ['d-pdx-fine', 'OpDPdxFine'],
  ['d-pdy-fine', 'OpDPdyFine'],
  ['fwidth-fine', 'OpFwidthFine'],
  ['d-pdx-coarse', 'OpDPdxCoarse'],
  ['d-pdy-coarse', 'OpDPdyCoarse'],
  ['fwidth-coarse', 'OpFwidthCoarse'],
] as const

/** A fragment shader with all derivatives, one of them in a helper, beside a vertex and a compute shader. */
const deriving: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability DerivativeControl',
  entryPoints: `OpEntryPoint Fragment %main "main"
OpEntryPoint Vertex %third "third"
OpEntryPoint GLCompute %other "other"`,
  modes: 'OpExecutionMode %main OriginUpperLeft\nOpExecutionMode %other LocalSize 1 1 1',
  before: `%derives = OpFunction %void None %signature
%derive_block = OpLabel
%in_helper = OpDPdx %float %float_1
OpReturn
OpFunctionEnd
%negates = OpFunction %void None %signature
%negate_block = OpLabel
%negative = OpFNegate %float %float_1
OpReturn
OpFunctionEnd`,
  body: `%first = OpFunctionCall %void %derives
${derivatives.map(([, opcode], at) => `%derivative${at} = ${opcode} %float2 %null_float2`).join('\n')}`,
  after: `%third = OpFunction %void None %signature
%third_block = OpLabel
%second = OpFunctionCall %void {%negates | in-a-helper-of-a-vertex-shader: %derives}
OpReturn
OpFunctionEnd
%other = OpFunction %void None %signature
%other_block = OpLabel
%value = {OpFNegate ${derivatives.map(([way, opcode]) => `| ${way}-in-a-compute-shader: ${opcode}`).join(' ')}} %float %float_1
OpReturn
OpFunctionEnd`,
}

const implicit = [
  ['sample', 'OpImageSampleImplicitLod %float4 %color %null_float2'],
  ['sample-depth', 'OpImageSampleDrefImplicitLod %float %depth %null_float2 %float_1'],
  ['sample-projected', 'OpImageSampleProjImplicitLod %float4 %color %null_float3'],
  [
    'sample-depth-projected',
    'OpImageSampleProjDrefImplicitLod %float %depth %null_float3 %float_1',
  ],
  ['query', 'OpImageQueryLod %float2 %color %null_float2'],
  ['sparse-sample', 'OpImageSparseSampleImplicitLod %sparse_color %color %null_float2'],
  [
    'sparse-sample-depth',
    'OpImageSparseSampleDrefImplicitLod %sparse_depth %depth %null_float2 %float_1',
  ],
] as const

const loads = (prefix: string) => `%${prefix}color = OpLoad %sampled %texture
%${prefix}depth = OpLoad %sampled_depth %shadow`

const own = (instruction: string) =>
  instruction.replace('%color', '%own_color').replace('%depth', '%own_depth')

/** A fragment shader that samples with implicit levels of detail, beside a compute shader that names them. */
const sampling: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability SparseResidency\nOpCapability ImageQuery',
  entryPoints: `OpEntryPoint Fragment %main "main" %texture %shadow
OpEntryPoint GLCompute %other "other" %texture %shadow`,
  modes: 'OpExecutionMode %main OriginUpperLeft\nOpExecutionMode %other LocalSize 1 1 1',
  declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth_image = OpTypeImage %float 2D 1 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%sampled_depth = OpTypeSampledImage %depth_image
%to_sampled = OpTypePointer UniformConstant %sampled
%to_sampled_depth = OpTypePointer UniformConstant %sampled_depth
%texture = OpVariable %to_sampled UniformConstant
%shadow = OpVariable %to_sampled_depth UniformConstant
%sparse_color = OpTypeStruct %int %float4
%sparse_depth = OpTypeStruct %int %float`,
  before: `%samples = OpFunction %void None %signature
%sample_block = OpLabel
${loads('helper_')}
%in_helper = OpImageSampleImplicitLod %float4 %helper_color %null_float2
OpReturn
OpFunctionEnd
%returns = OpFunction %void None %signature
%return_block = OpLabel
OpReturn
OpFunctionEnd`,
  body: `${loads('')}
${implicit.map(([, instruction], at) => `%value${at} = ${instruction}`).join('\n')}
%called = OpFunctionCall %void %samples`,
  after: `%other = OpFunction %void None %signature
%other_block = OpLabel
${loads('own_')}
%explicit = {OpImageSampleExplicitLod %float4 %own_color %null_float2 Lod %float_1
  ${implicit.map(([way, instruction]) => `| ${way}: ${own(instruction)}`).join('\n  ')}}
%other_called = OpFunctionCall %void {%returns | in-a-helper: %samples}
OpReturn
OpFunctionEnd`,
}

const barrier = 'OpControlBarrier %uint_2 %uint_2 %uint_0'

/** Two helpers, one of them with a barrier. */
const waiting = `%waits = OpFunction %void None %signature
%wait_block = OpLabel
${barrier}
OpReturn
OpFunctionEnd
%returns = OpFunction %void None %signature
%return_block = OpLabel
OpReturn
OpFunctionEnd`

const another = (line: string) => `%other = OpFunction %void None %signature
%other_block = OpLabel
${line}
OpReturn
OpFunctionEnd`

/** Two outputs at one place, of which the first entry point stores to the first, behind its own decoration. */
const twoOutputs = `OpDecorate %first Location 0
OpDecorate %plain Location 0
declarations: %to_float = OpTypePointer Output %float
%first = OpVariable %to_float Output
%plain = OpVariable %to_float Output
body: OpStore %first %float_1`

/** Pairs of the rules on what is for some execution models only. */
export const pairs = [
  pairOf`fragment-control-flow/helpers
only the fragment shader calls functions that end or demote invocations
${ending}`,
  pairOf`fragment-control-flow/entry-point in spv1.0, spv1.6
a fragment shader ends with OpKill
entryPoints: OpEntryPoint {Fragment | vertex: Vertex | compute: GLCompute} %main "main"
modes: {OpExecutionMode %main OriginUpperLeft | vertex: | compute: OpExecutionMode %main LocalSize 1 1 1}
end: OpKill`,
  pairOf`derivative-in-fragment/beside-others
only the fragment shader computes derivatives
${deriving}`,
  pairOf`derivative-in-fragment/entry-point in spv1.0
a fragment shader computes a derivative
entryPoints: OpEntryPoint {Fragment | vertex: Vertex | compute: GLCompute} %main "main"
modes: {OpExecutionMode %main OriginUpperLeft | vertex: | compute: OpExecutionMode %main LocalSize 1 1 1}
body: %derivative = OpDPdy %float %float_1`,
  pairOf`implicit-lod-in-fragment/beside-a-compute-shader
only the fragment shader samples with implicit levels of detail
${sampling}`,
  pairOf`barrier-execution-model/compute in spv1.0, spv1.2
before version 1.3 a compute shader waits at a barrier, a vertex shader does not
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint Vertex %other "other"
modes: OpExecutionMode %main LocalSize 1 1 1
before: ${waiting}
body: ${barrier}
%called = OpFunctionCall %void %waits
after: ${another('%other_called = OpFunctionCall %void {%returns | in-a-helper-of-a-vertex-shader: %waits}')}
changed: OpEntryPoint {GLCompute | fragment: Fragment | vertex: Vertex} %main
changed: {OpExecutionMode %main LocalSize 1 1 1 | fragment: OpExecutionMode %main OriginUpperLeft | vertex:}`,
  pairOf`barrier-execution-model/tessellation in spv1.2
before version 1.3 a tessellation control shader waits at a barrier
capabilities: OpCapability Tessellation
entryPoints: OpEntryPoint {TessellationControl | evaluation: TessellationEvaluation} %main "main"
modes: OpExecutionMode %main Quads
body: ${barrier}`,
  pairOf`decoration-execution-model/patch
patches are for the tessellation shaders
capabilities: OpCapability Tessellation
entryPoints: OpEntryPoint TessellationControl %main "main" %level %block
OpEntryPoint TessellationEvaluation %evaluates "evaluates" %incoming
OpEntryPoint Vertex %other "other" {%plain | variable: %level | member: %block | input: %incoming}
modes: OpExecutionMode %main OutputVertices 3
annotations: OpDecorate %level Patch
OpDecorate %level Location 0
OpDecorate %incoming Patch
OpDecorate %incoming Location 0
OpDecorate %plain Location 0
OpDecorate %carries Block
OpMemberDecorate %carries 0 Location 1
OpMemberDecorate %carries 1 Location 2
OpMemberDecorate %carries 1 Patch
declarations: %carries = OpTypeStruct %float %float
%to_float = OpTypePointer Output %float
%from_float = OpTypePointer Input %float
%to_carries = OpTypePointer Output %carries
%level = OpVariable %to_float Output
%plain = OpVariable %to_float Output
%block = OpVariable %to_carries Output
%incoming = OpVariable %from_float Input
after: %evaluates = OpFunction %void None %signature
%evaluate_block = OpLabel
OpReturn
OpFunctionEnd
${another('%nothing = OpUndef %float')}`,
  pairOf`decoration-execution-model/stream
streams are for geometry shaders
capabilities: OpCapability GeometryStreams
entryPoints: OpEntryPoint Geometry %main "main" %first
OpEntryPoint Vertex %other "other" {%plain | variable: %first}
modes: OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
annotations: OpDecorate %first Stream 0
${twoOutputs}
after: ${another('OpStore {%plain | variable: %first} %float_1')}`,
  pairOf`decoration-execution-model/index
an index is for the outputs of fragment shaders
entryPoints: OpEntryPoint Fragment %main "main" %first
OpEntryPoint Vertex %other "other" {%plain | listed: %first | named: %first}
modes: OpExecutionMode %main OriginUpperLeft
annotations: OpDecorate %first Index 1
${twoOutputs}
after: ${another('{OpNop | named: OpStore %first %float_1}')}`,
  pairOf`decoration-execution-model/input-attachment in spv1.3
input attachments are for fragment shaders, in helpers too
capabilities: OpCapability Shader
OpCapability InputAttachment
entryPoints: OpEntryPoint Fragment %main "main"
OpEntryPoint GLCompute %other "other"
modes: OpExecutionMode %main OriginUpperLeft
OpExecutionMode %other LocalSize 1 1 1
annotations: OpDecorate %attachment InputAttachmentIndex 0
OpDecorate %attachment DescriptorSet 0
OpDecorate %attachment Binding 0
declarations: %image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%to_image = OpTypePointer UniformConstant %image
%attachment = OpVariable %to_image UniformConstant
before: %names = OpFunction %void None %signature
%name_block = OpLabel
%loaded = OpLoad %image %attachment
OpReturn
OpFunctionEnd
body: %called = OpFunctionCall %void %names
after: ${another('{%own = OpUndef %float | named: %own = OpLoad %image %attachment | in-a-helper: %own = OpFunctionCall %void %names}')}`,
]
