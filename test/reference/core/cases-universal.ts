import type { RuleCase } from '../case-makers.ts'
import { annotated, body, parts } from './case.ts'
import type { Pieces } from './pieces.ts'

/** Two outputs, of which the second is a block with two members. */
const captured: Pieces = {
  capabilities:
    'OpCapability Geometry\nOpCapability TransformFeedback\nOpCapability GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main" %a %b',
  modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1`,
  declarations: `%block = OpTypeStruct %f32 %f32
%pa = OpTypePointer Output %f32
%pb = OpTypePointer Output %block
%a = OpVariable %pa Output
%b = OpVariable %pb Output`,
}

/** Both decorations for both objects, as lines: a variable and a member. */
function captures(name: string, own: number, other: number, otherBuffer = 1): string {
  return `OpDecorate %a XfbBuffer 1
OpDecorate %a ${name} ${own}
OpMemberDecorate %block 1 XfbBuffer ${otherBuffer}
OpMemberDecorate %block 1 ${name} ${other}`
}

function inGroup(name: string, own: number, other: number): string {
  return `OpDecorate %g XfbBuffer 0
OpDecorate %g ${name} ${own}
%g = OpDecorationGroup
OpDecorate %b XfbBuffer 0
OpDecorate %b ${name} ${other}
OpGroupDecorate %g %a`
}

function perBuffer(rule: string, name: string): readonly RuleCase[] {
  return [
    annotated(rule, captures(name, 8, 8), captures(name, 8, 12), captured, 'of a member'),
    annotated(rule, captures(name, 8, 12, 2), captures(name, 8, 12), captured, 'other buffer'),
    annotated(rule, inGroup(name, 4, 4), inGroup(name, 4, 0), captured, 'in a group'),
    annotated(
      rule,
      `OpMemberDecorate %block 0 ${name} 4\n${captures(name, 8, 8)}`,
      captures(name, 8, 4),
      captured,
      'a member of no buffer',
    ),
  ]
}

/** Two outputs and an input, each of a structure of built-ins; one more without. */
const builtIns: Pieces = {
  capabilities: 'OpCapability Geometry',
  modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1`,
  annotations: `OpMemberDecorate %one 0 BuiltIn Position
OpMemberDecorate %two 0 BuiltIn PointSize
OpDecorate %one Block
OpDecorate %two Block
OpDecorate %free Block`,
  declarations: `%one = OpTypeStruct %v4f
%two = OpTypeStruct %f32
%free = OpTypeStruct %f32
%several = OpTypeArray %one %u1
%pi = OpTypePointer Input %several
%po = OpTypePointer Output %one
%pt = OpTypePointer Output %two
%pf = OpTypePointer Output %free
%pp = OpTypePointer Private %two
%in = OpVariable %pi Input
%out = OpVariable %po Output
%other = OpVariable %pt Output
%plain = OpVariable %pf Output
%mine = OpVariable %pp Private
%yours = OpVariable %pp Private`,
}

function entryPoint(...ids: readonly string[]): Pieces {
  return { entryPoints: `OpEntryPoint Geometry %main "main" ${ids.join(' ')}` }
}

const secondModes = (builtIns.modes ?? '').replaceAll('%main', '%second')
const second = '%second = OpFunction %void None %fn\n%l2 = OpLabel\nOpReturn\nOpFunctionEnd'

/** The same with a second entry point, which lists an output of its own. */
function twoEntryPoints(...ids: readonly string[]): Pieces {
  return {
    entryPoints: `OpEntryPoint Geometry %main "main" ${ids.join(' ')}
OpEntryPoint Geometry %second "second" %other`,
    modes: `${builtIns.modes}\n${secondModes}`,
    functions: second,
  }
}

const calls: Pieces = {
  ...builtIns,
  ...entryPoint(),
  functions: `%f = OpFunction %void None %fn
%lf = OpLabel
%copied = OpLoad %two %mine
OpStore %yours %copied
OpReturn
OpFunctionEnd`,
}

const builtInRule = 'built-in-structure-per-storage-class'

const images: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability ImageQuery',
  entryPoints: 'OpEntryPoint Fragment %main "main"',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  annotations: ['v', 'w', 'x', 'z']
    .map((name, at) => `OpDecorate %${name} DescriptorSet 0\nOpDecorate %${name} Binding ${at}`)
    .join('\n'),
  declarations: `%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%images = OpTypeArray %image %u1
%held = OpTypeStruct %sampler %f32
%p_image = OpTypePointer UniformConstant %image
%p_sampler = OpTypePointer UniformConstant %sampler
%p_sampled = OpTypePointer UniformConstant %sampled
%p_images = OpTypePointer UniformConstant %images
%v = OpVariable %p_image UniformConstant
%w = OpVariable %p_sampler UniformConstant
%x = OpVariable %p_sampled UniformConstant
%z = OpVariable %p_images UniformConstant
%mine = OpTypePointer Private %image
%private = OpVariable %mine Private
%returns = OpTypeFunction %image
%takes = OpTypeFunction %void %image
%at = OpConstantComposite %v2f %f0 %f1`,
  functions: `%take = OpFunction %void None %takes
%parameter = OpFunctionParameter %image
%in_take = OpLabel
OpReturn
OpFunctionEnd`,
}

const image = '%i = OpLoad %image %v\n'
const sampler = '%s = OpLoad %sampler %w\n'
const whole = '%si = OpSampledImage %sampled %i %s\n'
const combined = '%c = OpLoad %sampled %x\n'
const next = 'OpBranch %next\n%next = OpLabel\n'
const sample = (object: string): string =>
  `%texel = OpImageSampleExplicitLod %v4f ${object} %at Lod %f0`

const ownBlock = 'sampled-image-consumed-in-its-block'

/** What moves from before the branch to after it. */
function moved(before: string, object: string, use: string, name: string): RuleCase {
  return body(ownBlock, before + next + object + use, before + object + next + use, images, name)
}

const others = 'image-object-operand'
const choice = `OpSelectionMerge %next None
OpBranchConditional %true %left %next
%left = OpLabel
OpBranch %next
%next = OpLabel
`

/** A function that loads an image, with its last instruction. */
function ending(last: string): Pieces {
  return {
    functions: `${images.functions}
%return = OpFunction %image None %returns
%in_return = OpLabel
%loaded = OpLoad %image %v
${last}
OpFunctionEnd`,
  }
}

/** Rules of section 2.16.1 about images, captured outputs and structures of built-ins. */
export const universalCases: readonly RuleCase[] = [
  ...perBuffer('xfb-stride-per-buffer', 'XfbStride'),
  ...perBuffer('stream-per-buffer', 'Stream'),

  parts(builtInRule, entryPoint('%in', '%out'), entryPoint('%in', '%out', '%other'), builtIns),
  parts(
    builtInRule,
    entryPoint('%in', '%out', '%plain'),
    entryPoint('%out', '%plain', '%other'),
    builtIns,
    'without built-ins',
  ),
  parts(
    builtInRule,
    entryPoint('%out', '%out', '%in'),
    entryPoint('%out', '%out', '%other'),
    builtIns,
    'listed twice',
  ),
  parts(
    builtInRule,
    twoEntryPoints('%out'),
    twoEntryPoints('%out', '%other'),
    builtIns,
    'for each entry point',
  ),
  parts(
    builtInRule,
    entryPoint('%out', '%mine'),
    entryPoint('%out', '%mine', '%yours'),
    { ...builtIns, minor: 4 },
    'all storage classes in 1.4',
  ),
  body(builtInRule, '', '%called = OpFunctionCall %void %f', calls, 'in the call tree'),

  body(
    ownBlock,
    next + image + sampler + whole + sample('%si'),
    image + sampler + whole + next + sample('%si'),
    images,
    'OpSampledImage',
  ),
  moved('', image, sampler + whole, 'image'),
  moved('', sampler, image + whole, 'sampler'),
  body(
    ownBlock,
    combined + next + image + sampler + whole + sample('%c'),
    combined + image + sampler + next + whole + sample('%c'),
    images,
    'loaded sampled image',
  ),
  moved('', image, '%size = OpImageQueryLevels %u32 %i', 'query'),
  body(
    ownBlock,
    `%all = OpLoad %images %z\n${next}%i = OpCompositeExtract %image %all 0\n${sampler}${whole}`,
    `%i = OpLoad %image %v\n${next}%all = OpLoad %images %z\n${sampler}${whole}`,
    images,
    'out of an array',
  ),
  body(
    ownBlock,
    `${image}%other = OpLoad %image %v\n${choice}${image.replace('%i ', '%k ')}%n = OpImageQueryLevels %u32 %k`,
    `${image}%other = OpLoad %image %v\n${choice}%n = OpImageQueryLevels %u32 %other`,
    images,
    'after a selection',
  ),

  body(
    others,
    `${choice}%phi = OpPhi %u32 %u0 %entry %u1 %left`,
    `${image}%k = OpLoad %image %v\n${choice}%phi = OpPhi %image %i %entry %k %left`,
    images,
    'OpPhi',
  ),
  body(others, image, `${image}OpStore %private %i`, images, 'OpStore'),
  body(
    others,
    '%all = OpLoad %images %z\n%copy = OpCopyObject %images %all',
    `${sampler}%copy = OpCopyObject %sampler %s`,
    images,
    'OpCopyObject',
  ),
  body(
    others,
    image,
    `${image}%two = OpCompositeConstruct %images %i`,
    images,
    'OpCompositeConstruct',
  ),
  body(
    others,
    `${sampler}%held_object = OpUndef %held\n%y = OpCompositeInsert %held %f1 %held_object 1`,
    `${sampler}%held_object = OpUndef %held\n%y = OpCompositeInsert %held %s %held_object 0`,
    images,
    'OpCompositeInsert',
  ),
  parts(others, ending('OpUnreachable'), ending('OpReturnValue %loaded'), images, 'OpReturnValue'),
]
