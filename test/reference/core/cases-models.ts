import type { RuleCase } from '../case-makers.ts'
import { parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const modes: Readonly<Record<string, string>> = {
  Fragment: 'OpExecutionMode %main OriginUpperLeft',
  GLCompute: 'OpExecutionMode %main LocalSize 1 1 1',
  Geometry:
    'OpExecutionMode %main InputPoints\nOpExecutionMode %main OutputPoints\nOpExecutionMode %main OutputVertices 1',
}

/** The parts that make the module one of that stage. */
function stage(model: string, listed = ''): Pieces {
  return {
    entryPoints: `OpEntryPoint ${model} %main "main" ${listed}`,
    modes: modes[model] ?? '',
  }
}

/** A function that the entry point calls only through another one. */
const called = (line: string, end = 'OpReturn'): Pieces => ({
  body: '%c = OpFunctionCall %void %outer',
  functions: `%outer = OpFunction %void None %fn
%l1 = OpLabel
%c1 = OpFunctionCall %void %inner
OpReturn
OpFunctionEnd
%inner = OpFunction %void None %fn
%l2 = OpLabel
${line}
${end}
OpFunctionEnd`,
})

const images: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability ImageQuery',
  annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
  declarations: `%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%ps = OpTypePointer UniformConstant %sampled
%v = OpVariable %ps UniformConstant
%at = OpConstantComposite %v2f %f0 %f1`,
}
const loaded = '%si = OpLoad %sampled %v\n'

function inFragment(
  rule: string,
  lines: string,
  common: Pieces = {},
  other = 'GLCompute',
): RuleCase {
  return parts(
    rule,
    { ...stage('Fragment'), body: lines },
    { ...stage(other), body: lines },
    common,
    `${lines.split(' ').find((word) => word.startsWith('Op') && word !== 'OpLoad')} ${other}`,
  )
}

const patch: Pieces = {
  capabilities: 'OpCapability Tessellation',
  annotations: 'OpDecorate %v Patch\nOpDecorate %v Location 0',
  declarations: '%pi = OpTypePointer Input %f32\n%v = OpVariable %pi Input',
}
const member: Pieces = {
  capabilities: 'OpCapability Tessellation',
  annotations: 'OpMemberDecorate %s 0 Patch\nOpMemberDecorate %s 0 Location 0\nOpDecorate %s Block',
  declarations: '%s = OpTypeStruct %f32\n%pi = OpTypePointer Input %s\n%v = OpVariable %pi Input',
}
const attachment: Pieces = {
  capabilities: 'OpCapability InputAttachment',
  annotations:
    'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0\nOpDecorate %v InputAttachmentIndex 0',
  declarations: `%image = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown
%ps = OpTypePointer UniformConstant %image
%v = OpVariable %ps UniformConstant`,
  body: '%i = OpLoad %image %v',
}

/** Instructions and decorations that are for some execution models. */
export const modelCases: readonly RuleCase[] = [
  parts(
    'fragment-control-flow',
    { ...stage('Fragment'), end: 'OpKill' },
    { ...stage('GLCompute'), end: 'OpKill' },
    {},
    'OpKill',
  ),
  parts(
    'fragment-control-flow',
    { ...stage('Fragment'), end: 'OpTerminateInvocation' },
    { ...stage('Vertex'), end: 'OpTerminateInvocation' },
    { minor: 6 },
    'OpTerminateInvocation',
  ),
  inFragment('fragment-control-flow', 'OpDemoteToHelperInvocation', {
    minor: 6,
    capabilities: 'OpCapability Shader\nOpCapability DemoteToHelperInvocation',
  }),
  parts(
    'fragment-control-flow',
    stage('Fragment'),
    stage('GLCompute'),
    called('', 'OpKill'),
    'in a call tree',
  ),
  parts(
    'fragment-control-flow',
    {
      ...stage('GLCompute'),
      functions: '%dead = OpFunction %void None %fn\n%l1 = OpLabel\nOpKill\nOpFunctionEnd',
    },
    {
      entryPoints:
        'OpEntryPoint Fragment %main "main"\nOpEntryPoint GLCompute %other "other"\nOpExecutionMode %main OriginUpperLeft\nOpExecutionMode %other LocalSize 1 1 1',
      body: '%c = OpFunctionCall %void %kills',
      functions: `%other = OpFunction %void None %fn
%l1 = OpLabel
%c1 = OpFunctionCall %void %kills
OpReturn
OpFunctionEnd
%kills = OpFunction %void None %fn
%l2 = OpLabel
OpKill
OpFunctionEnd`,
    },
    {},
    'of two entry points',
  ),
  inFragment('derivative-in-fragment', '%x = OpDPdx %f32 %f1'),
  inFragment('derivative-in-fragment', '%x = OpFwidthCoarse %f32 %f1', {
    capabilities: 'OpCapability Shader\nOpCapability DerivativeControl',
  }),
  parts(
    'derivative-in-fragment',
    stage('GLCompute'),
    stage('Vertex'),
    {
      minor: 6,
      body: '%x = OpDPdy %f32 %f1',
      capabilities: 'OpCapability Shader\nOpCapability ComputeDerivativeGroupLinearKHR',
      extensions: 'OpExtension "SPV_KHR_compute_shader_derivatives"',
    },
    'beside groups of derivatives',
  ),
  inFragment(
    'implicit-lod-in-fragment',
    `${loaded}%x = OpImageSampleImplicitLod %v4f %si %at`,
    images,
  ),
  inFragment(
    'implicit-lod-in-fragment',
    `${loaded}%x = OpImageQueryLod %v2f %si %at`,
    images,
    'Vertex',
  ),
  parts(
    'barrier-execution-model',
    { ...stage('GLCompute'), minor: 2 },
    { ...stage('Fragment'), minor: 2 },
    { body: 'OpControlBarrier %u2 %u2 %u0' },
  ),
  parts(
    'barrier-execution-model',
    { ...stage('Fragment'), minor: 3, body: 'OpControlBarrier %u2 %u2 %u0' },
    { ...stage('Fragment'), minor: 1, ...called('OpControlBarrier %u2 %u2 %u0') },
    {},
    'from 1.3 on everywhere',
  ),
  parts(
    'decoration-execution-model',
    stage('TessellationEvaluation', '%v'),
    stage('Vertex', '%v'),
    patch,
    'Patch',
  ),
  parts(
    'decoration-execution-model',
    stage('TessellationEvaluation', '%v'),
    stage('Fragment', '%v'),
    member,
    'Patch on a member',
  ),
  parts(
    'decoration-execution-model',
    stage('Geometry', '%v'),
    stage('Vertex', '%v'),
    {
      capabilities: 'OpCapability GeometryStreams',
      annotations: 'OpDecorate %v Stream 0\nOpDecorate %v Location 0',
      declarations: '%po = OpTypePointer Output %f32\n%v = OpVariable %po Output',
    },
    'Stream',
  ),
  parts(
    'decoration-execution-model',
    stage('Fragment', '%v'),
    stage('Vertex', '%v'),
    {
      annotations: 'OpDecorate %v Index 1\nOpDecorate %v Location 0',
      declarations: '%po = OpTypePointer Output %f32\n%v = OpVariable %po Output',
    },
    'Index',
  ),
  parts(
    'decoration-execution-model',
    stage('Fragment'),
    stage('GLCompute'),
    attachment,
    'InputAttachmentIndex',
  ),
  parts(
    'decoration-execution-model',
    { ...stage('GLCompute'), body: '' },
    stage('GLCompute'),
    attachment,
    'not referenced',
  ),
  ...[
    [0x4_0006, 0x4_0007],
    [0, 0x4_ffff],
  ].map(
    ([good, bad]): RuleCase =>
      parts(
        'vector-type-hint',
        { modes: `OpExecutionMode %main VecTypeHint ${good}` },
        { modes: `OpExecutionMode %main VecTypeHint ${bad}` },
        kernel,
        String(bad),
      ),
  ),
]
