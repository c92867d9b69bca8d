import type { RuleCase } from '../case-makers.ts'
import { annotated, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const memory = ['Volatile', 'Coherent', 'NonWritable', 'NonReadable']

/** Variables of all kinds that the decorations may or may not be applied to. */
const variables: Pieces & { readonly declarations: string } = {
  minor: 3,
  capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
  annotations: `OpDecorate %block Block
OpDecorate %s2 Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %s2 0 Offset 0`,
  declarations: `%block = OpTypeStruct %u32
%s2 = OpTypeStruct %u32
%stored = OpTypeImage %f32 2D 0 0 0 2 R32f
%images = OpTypeArray %stored %u4
%read = OpTypeImage %f32 2D 0 0 0 1 Unknown
%pass = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown
%sampler = OpTypeSampler
%p1 = OpTypePointer UniformConstant %stored
%p2 = OpTypePointer UniformConstant %images
%p3 = OpTypePointer UniformConstant %read
%p4 = OpTypePointer UniformConstant %pass
%p5 = OpTypePointer UniformConstant %sampler
%p6 = OpTypePointer Uniform %s2
%p7 = OpTypePointer StorageBuffer %block
%p8 = OpTypePointer Workgroup %u32
%p9 = OpTypePointer PushConstant %s2
%image = OpVariable %p1 UniformConstant
%array = OpVariable %p2 UniformConstant
%texture = OpVariable %p3 UniformConstant
%attachment = OpVariable %p4 UniformConstant
%samplerV = OpVariable %p5 UniformConstant
%uniform = OpVariable %p6 Uniform
%buffer = OpVariable %p7 StorageBuffer
%shared = OpVariable %p8 Workgroup
%pushed = OpVariable %p9 PushConstant
%private = OpVariable %pu Private`,
  locals: '%local = OpVariable %fu Function',
}

function onVariable(decoration: string, good: string, bad: string, more: Pieces = {}): RuleCase {
  const on = (name: string): string => `${variables.annotations}\nOpDecorate %${name} ${decoration}`
  return annotated(
    'memory-decoration-object',
    on(good),
    on(bad),
    { ...variables, ...more },
    `${decoration} ${good} ${bad}`,
  )
}

const kernelMath: Pieces = {
  ...kernel,
  minor: 6,
  body: `%sum = OpFAdd %f32 %f0 %f1
%negative = OpFNegate %f32 %f1
%less = OpFOrdLessThan %bool %f0 %f1
%dot = OpDot %f32 %vector %vector
%half = OpIAdd %u32 %u0 %u1`,
  declarations: '%vector = OpConstantComposite %v2f %f0 %f1',
}

const fragment = (listed: string): Pieces => ({
  entryPoints: `OpEntryPoint Fragment %main "main" ${listed}`,
  modes: 'OpExecutionMode %main OriginUpperLeft',
})

const attachments: Pieces = {
  ...fragment(''),
  capabilities: 'OpCapability InputAttachment',
  declarations: `%pass = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown
%passes = OpTypeArray %pass %u4
%other = OpTypeImage %f32 2D 0 0 0 1 Unknown
%p1 = OpTypePointer UniformConstant %pass
%p2 = OpTypePointer UniformConstant %passes
%p3 = OpTypePointer UniformConstant %other
%one = OpVariable %p1 UniformConstant
%several = OpVariable %p2 UniformConstant
%image = OpVariable %p3 UniformConstant`,
}

const nested: Pieces = {
  ...fragment('%v'),
  declarations: `%inner = OpTypeStruct %u32 %f32
%array = OpTypeArray %inner %u4
%outer = OpTypeStruct %f32 %array
%pi = OpTypePointer Input %outer
%v = OpVariable %pi Input`,
}

const coordinates: Pieces = {
  ...fragment('%v %w'),
  declarations: `%pi = OpTypePointer Input %v4f
%v = OpVariable %pi Input
%w = OpVariable %pi Input`,
  body: '%x = OpLoad %v4f %v\n%y = OpLoad %v4f %w',
}

const vertices: Pieces = {
  entryPoints: 'OpEntryPoint Vertex %main "main" %v %w',
  declarations: `%s = OpTypeStruct %v4f %f32
%ps = OpTypePointer Output %s
%po = OpTypePointer Output %v4f
%v = OpVariable %ps Output
%w = OpVariable %po Output
%zero = OpConstantNull %v4f
%nulls = OpConstantNull %s`,
  body: 'OpStore %v %nulls\nOpStore %w %zero',
}
const position = 'OpMemberDecorate %s 0 BuiltIn Position'

const relaxed: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Float64\nOpCapability Int16',
  declarations: `%f64 = OpTypeFloat 64
%u16 = OpTypeInt 16 0
%matrices = OpTypeArray %m2 %u4
%s = OpTypeStruct %f32 %bool %matrices %u16
%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%p1 = OpTypePointer Private %matrices
%p2 = OpTypePointer Private %s
%p3 = OpTypePointer Private %f64
%p4 = OpTypePointer Private %bool
%p5 = OpTypePointer UniformConstant %image
%fine = OpVariable %p1 Private
%structure = OpVariable %p2 Private
%double = OpVariable %p3 Private
%boolean = OpVariable %p4 Private
%texture = OpVariable %p5 UniformConstant
%gives = OpTypeFunction %u32
%tells = OpTypeFunction %bool`,
  functions: `%f = OpFunction %u32 None %gives
%l1 = OpLabel
OpReturnValue %u0
OpFunctionEnd
%g = OpFunction %bool None %tells
%l2 = OpLabel
OpReturnValue %true
OpFunctionEnd`,
  body: '%c = OpFunctionCall %u32 %f\n%d = OpFunctionCall %bool %g\n%e = OpFunctionCall %void %h',
}
const results: Pieces = {
  ...relaxed,
  functions: '',
  body: `%sum = OpIAdd %u32 %u0 %u1
%wide = OpFConvert %f64 %f0
%narrow = OpUConvert %u16 %u1
%smaller = OpFOrdLessThan %bool %f0 %f1
%all = OpLoad %matrices %fine
%one = OpCompositeConstruct %v2d %wide %wide`,
  declarations: `${relaxed.declarations}\n%v2d = OpTypeVector %f64 2`,
}
const withVoid: Pieces = {
  ...relaxed,
  functions: `${relaxed.functions}\n%h = OpFunction %void None %fn\n%l3 = OpLabel\nOpReturn\nOpFunctionEnd`,
}

/** What is decorated must be like this. */
export const decoratedObjectCases: readonly RuleCase[] = [
  ...memory.flatMap((decoration) => [
    onVariable(decoration, 'image', 'texture'),
    onVariable(decoration, 'array', 'attachment'),
    onVariable(decoration, 'buffer', 'uniform'),
    onVariable(decoration, 'buffer', 'shared'),
    onVariable(decoration, 'buffer', 'samplerV'),
    onVariable(decoration, 'buffer', 'pushed'),
  ]),
  onVariable('NonWritable', 'private', 'shared', { minor: 4 }),
  onVariable('NonReadable', 'image', 'local', { minor: 4 }),
  parts(
    'memory-decoration-object',
    { minor: 4 },
    { minor: 3 },
    { ...variables, annotations: `${variables.annotations}\nOpDecorate %local NonWritable` },
    'from 1.4 on',
  ),
  annotated(
    'memory-decoration-object',
    `${variables.annotations}\nOpMemberDecorate %block 0 NonWritable`,
    `${variables.annotations}\nOpMemberDecorate %s2 0 NonWritable`,
    {
      ...variables,
      declarations: variables.declarations.replace('%pushed = OpVariable %p9 PushConstant', ''),
    },
    'a member',
  ),
  parts(
    'memory-decoration-object',
    { annotations: 'OpDecorate %v BuiltIn HelperInvocation\nOpDecorate %v Volatile' },
    { annotations: 'OpDecorate %v Location 0\nOpDecorate %v Volatile\nOpDecorate %v Flat' },
    {
      ...fragment('%v'),
      declarations: '%pi = OpTypePointer Input %u32\n%v = OpVariable %pi Input',
    },
    'a built-in',
  ),
  annotated(
    'memory-decoration-object',
    'OpDecorate %old BufferBlock\nOpMemberDecorate %old 0 Offset 0\nOpDecorate %v Coherent',
    'OpDecorate %old Block\nOpMemberDecorate %old 0 Offset 0\nOpDecorate %v Coherent',
    {
      declarations:
        '%old = OpTypeStruct %u32\n%pb = OpTypePointer Uniform %old\n%v = OpVariable %pb Uniform',
    },
    'BufferBlock',
  ),
  annotated(
    'fast-math-target',
    'OpDecorate %sum FPFastMathMode NotNaN',
    'OpDecorate %dot FPFastMathMode NotNaN',
    kernelMath,
  ),
  ...['negative', 'less'].map((id) =>
    parts(
      'fast-math-target',
      { minor: 6 },
      { minor: 5 },
      { ...kernelMath, annotations: `OpDecorate %${id} FPFastMathMode NSZ` },
      id,
    ),
  ),
  annotated(
    'fast-math-target',
    'OpDecorate %sum FPFastMathMode None',
    'OpDecorate %half FPFastMathMode None',
    kernelMath,
    'an integer',
  ),
  annotated(
    'input-attachment-index-image',
    'OpDecorate %one InputAttachmentIndex 0',
    'OpDecorate %image InputAttachmentIndex 0',
    attachments,
  ),
  annotated(
    'input-attachment-index-image',
    'OpDecorate %several InputAttachmentIndex 0',
    'OpDecorate %v InputAttachmentIndex 0',
    {
      ...attachments,
      declarations: `${attachments.declarations}\n%v = OpVariable %pu Private`,
    },
    'an array',
  ),
  ...['Flat', 'NoPerspective', 'Centroid', 'Sample'].map((decoration) =>
    annotated(
      'interpolation-not-nested',
      `OpMemberDecorate %outer 1 ${decoration}`,
      `OpMemberDecorate %inner 1 ${decoration}`,
      { ...nested, capabilities: 'OpCapability Shader\nOpCapability SampleRateShading' },
      decoration,
    ),
  ),
  annotated(
    'built-in-once',
    'OpDecorate %v BuiltIn FragCoord\nOpDecorate %w Location 0',
    'OpDecorate %v BuiltIn FragCoord\nOpDecorate %w BuiltIn FragCoord',
    coordinates,
  ),
  parts(
    'built-in-once',
    { body: '%x = OpLoad %v4f %v' },
    {},
    {
      ...coordinates,
      annotations: 'OpDecorate %v BuiltIn FragCoord\nOpDecorate %w BuiltIn FragCoord',
    },
    'listed only',
  ),
  annotated(
    'built-in-once',
    `${position}\nOpMemberDecorate %s 1 BuiltIn PointSize\nOpDecorate %w Location 0`,
    `${position}\nOpMemberDecorate %s 1 BuiltIn PointSize\nOpDecorate %w BuiltIn Position`,
    vertices,
    'a member and a variable',
  ),
  annotated(
    'built-in-once',
    `${position}\nOpMemberDecorate %s 1 BuiltIn PointSize\nOpDecorate %w Location 0`,
    `${position}\nOpMemberDecorate %s 1 BuiltIn Position\nOpDecorate %w Location 0`,
    vertices,
    'two members',
  ),
  ...[
    ['OpDecorate %fine', 'OpDecorate %double'],
    ['OpDecorate %texture', 'OpDecorate %structure'],
    ['OpDecorate %f', 'OpDecorate %g'],
    ['OpDecorate %c', 'OpDecorate %d'],
    ['OpDecorate %h', 'OpDecorate %boolean'],
    ['OpDecorate %e', 'OpMemberDecorate %s 3'],
    ['OpMemberDecorate %s 2', 'OpMemberDecorate %s 1'],
  ].map(
    ([good, bad]): RuleCase =>
      annotated(
        'relaxed-precision-type',
        `${good} RelaxedPrecision`,
        `${bad} RelaxedPrecision`,
        withVoid,
        bad,
      ),
  ),
  ...[
    ['sum', 'wide'],
    ['smaller', 'narrow'],
    ['all', 'one'],
  ].map(
    ([good, bad]): RuleCase =>
      annotated(
        'relaxed-precision-result',
        `OpDecorate %${good} RelaxedPrecision`,
        `OpDecorate %${bad} RelaxedPrecision`,
        results,
        bad,
      ),
  ),
]
