import type { RuleCase } from '../case-makers.ts'
import { annotated, body, declared, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const lines = (...all: readonly string[]): string => all.join('\n')

/** An output in the interface of a shader. */
function capturing(model: string, mode = ''): Pieces {
  return {
    capabilities: 'OpCapability Shader\nOpCapability TransformFeedback',
    entryPoints: `OpEntryPoint ${model} %main "main" %v`,
    modes: mode,
    declarations: `%s = OpTypeStruct %f32
%p = OpTypePointer Output %s
%v = OpVariable %p Output`,
  }
}
const origin = 'OpExecutionMode %main OriginUpperLeft'
const ownBuffer = 'OpDecorate %v XfbBuffer 0'
const memberStride = 'OpMemberDecorate %s 0 XfbStride 4'
const captured = 'capture-execution-model'

const halves: Pieces = {
  ...kernel,
  imports: '%std = OpExtInstImport "OpenCL.std"\n%say = OpExtInstImport "NonSemantic.Any"',
  extensions: 'OpExtension "SPV_KHR_non_semantic_info"',
  capabilities: `${kernel.capabilities}\nOpCapability Float16Buffer`,
  names: 'OpName %half "half"',
}
const half = '%half = OpTypeFloat 16\n%to_half = OpTypePointer CrossWorkgroup %half'
const takesTwo = `${half}\n%two = OpTypeFunction %void %to_half %to_half`
const copy = (instruction: string): string => `%f = OpFunction %void None %two
%from = OpFunctionParameter %to_half
%to = OpFunctionParameter %to_half
%in_f = OpLabel
${instruction}
OpReturn
OpFunctionEnd`
const float16 = 'float16-buffer-use'

const exporting = (first: string, second: string): string =>
  lines(`OpDecorate %f LinkageAttributes ${first}`, `OpDecorate %w LinkageAttributes ${second}`)
const linked: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Linkage',
  declarations: '%w = OpVariable %pu Private',
  functions: '%f = OpFunction %void None %fn\n%in_f = OpLabel\nOpReturn\nOpFunctionEnd',
}

function semantics(count: number): string {
  return Array.from(
    { length: count },
    (_, n) => `OpDecorateString %w UserSemantic "semantic ${n}"`,
  ).join('\n')
}

const images: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability ImageQuery',
  declarations: `%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%many = OpTypeArray %sampled %u2
%held = OpTypeStruct %f32 %many
%ps = OpTypePointer UniformConstant %sampled
%ph = OpTypePointer UniformConstant %held
%v = OpVariable %ps UniformConstant
%w = OpVariable %ph UniformConstant
%at = OpConstantComposite %v2f %f0 %f1`,
}
const runTimeArray = (type: string): string =>
  lines(
    '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
    `%long = ${type}`,
    '%pl = OpTypePointer UniformConstant %long',
    '%v = OpVariable %pl UniformConstant',
  )
const next = 'OpBranch %next\n%next = OpLabel'
const combined = '%c = OpLoad %sampled %v'
const sample = '%x = OpImageSampleExplicitLod %v4f %c %at Lod %f0'
const whole = '%h = OpLoad %held %w'
const extract = '%e = OpCompositeExtract %sampled %h 1 0'
const loaded = 'loaded-sampled-image-consumed-in-its-block'

/** An array of buffers, or what a pointer of that type makes of it, with an index. */
const indexed = (index: string): Pieces => ({
  declarations: `%s = OpTypeStruct %u32
%many = OpTypeArray %s %u4
%pm = OpTypePointer StorageBuffer %many
%pe = OpTypePointer StorageBuffer %u32
%takes = OpTypeFunction %void %pm %u32
%v = OpVariable %pm StorageBuffer`,
  annotations: lines(
    'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0',
    'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
  ),
  functions: `%f = OpFunction %void None %takes
%m = OpFunctionParameter %pm
%n = OpFunctionParameter %u32
%in_f = OpLabel
%e = OpAccessChain %pe %m ${index} %u0
OpReturn
OpFunctionEnd`,
})

const geometry: Pieces = {
  capabilities: 'OpCapability Geometry',
  entryPoints: 'OpEntryPoint Geometry %main "main" %v %w',
  modes: lines(
    'OpExecutionMode %main InputPoints',
    'OpExecutionMode %main OutputPoints',
    'OpExecutionMode %main OutputVertices 1',
    'OpExecutionMode %main Invocations 1',
  ),
}

/** Stores to the size of a point, as a variable and as a member. */
function sizes(capability: string, stage: Pieces): readonly RuleCase[] {
  const common: Pieces = {
    ...stage,
    declarations: lines(
      '%s = OpTypeStruct %v4f %f32',
      '%ps = OpTypePointer Output %s',
      '%pf = OpTypePointer Output %f32',
      '%v = OpVariable %ps Output',
      '%w = OpVariable %pf Output',
    ),
  }
  const member = lines(
    'OpDecorate %s Block',
    'OpMemberDecorate %s 0 BuiltIn Position',
    'OpMemberDecorate %s 1 BuiltIn PointSize',
    'OpDecorate %w Location 0',
  )
  return [
    parts(
      'point-size-capability',
      { capabilities: lines(stage.capabilities ?? '', `OpCapability ${capability}`) },
      {},
      {
        ...common,
        annotations: 'OpDecorate %w BuiltIn PointSize\nOpDecorate %v Location 0',
        body: 'OpStore %w %f1',
      },
      capability,
    ),
    body(
      'point-size-capability',
      'OpStore %w %f1',
      '%x = OpAccessChain %pf %v %u1\nOpStore %x %f1',
      { ...common, annotations: member },
      `${capability} for a member`,
    ),
  ]
}

/** Parts of core that were called undecided before. */
export const decidedCases: readonly RuleCase[] = [
  parts(captured, capturing('Vertex'), capturing('Fragment', origin), { annotations: ownBuffer }),
  parts(
    captured,
    capturing('Vertex'),
    capturing('GLCompute', 'OpExecutionMode %main LocalSize 1 1 1'),
    { annotations: memberStride },
    'a member',
  ),

  declared(float16, half, `${half}\n%v2h = OpTypeVector %half 2`, halves),
  declared(float16, half, `${half}\n%c = OpConstant %half 0`, halves, 'a constant'),
  declared(float16, half, `${half}\n%takes = OpTypeFunction %void %half`, halves, 'a parameter'),
  parts(
    float16,
    { capabilities: `${kernel.capabilities}\nOpCapability Float16Buffer\nOpCapability Float16` },
    {},
    { ...halves, declarations: `${half}\n%many = OpTypeArray %half %u2` },
    'beside Float16',
  ),
  parts(
    float16,
    { functions: copy('%n = OpExtInst %void %say 1 %half') },
    { functions: copy('OpCopyMemory %to %from') },
    { ...halves, declarations: takesTwo },
    'a copy',
  ),

  annotated(
    'export-name-once',
    exporting('"f" Export', '"F" Export'),
    exporting('"f" Export', '"f" Export'),
    linked,
  ),
  annotated(
    'export-name-once',
    lines(
      'OpDecorate %f LinkageAttributes "f" Export',
      'OpDecorate %w LinkageAttributes "f" Import',
    ),
    lines(
      'OpDecorate %g LinkageAttributes "f" Export\n%g = OpDecorationGroup',
      'OpGroupDecorate %g %f %w',
    ),
    linked,
    'in a group',
  ),

  annotated('decoration-limit', semantics(152), semantics(153), {
    minor: 4,
    entryPoints: 'OpEntryPoint Vertex %main "main" %w',
    declarations: '%pi = OpTypePointer Input %f32\n%w = OpVariable %pi Input',
  }),

  body(loaded, lines(next, combined, sample), lines(combined, next, sample), images),
  body(loaded, lines(next, whole, extract), lines(whole, next, extract), images, 'a structure'),

  annotated(
    'restrict-not-member',
    lines(indexed('%u0').annotations ?? '', 'OpDecorate %v Restrict'),
    lines(indexed('%u0').annotations ?? '', 'OpMemberDecorate %s 0 Restrict'),
    indexed('%u0'),
  ),

  ...sizes('GeometryPointSize', geometry),
  ...sizes('TessellationPointSize', {
    capabilities: 'OpCapability Tessellation',
    entryPoints: 'OpEntryPoint TessellationEvaluation %main "main" %v %w',
    modes: '',
  }),
  parts(
    'run-time-array-capability',
    { capabilities: 'OpCapability Shader\nOpCapability RuntimeDescriptorArray' },
    {},
    { ...images, minor: 5, declarations: runTimeArray('OpTypeRuntimeArray %image') },
  ),
  declared(
    'run-time-array-capability',
    runTimeArray('OpTypeArray %image %u2'),
    runTimeArray('OpTypeRuntimeArray %image'),
    images,
    'of a length',
  ),

  parts('dynamic-index-capability', indexed('%u1'), indexed('%n'), {}, 'a parameter'),
  parts(
    'decoration-once',
    {
      annotations: 'OpDecorateString %w UserTypeGOOGLE "a"\nOpDecorateString %w UserTypeGOOGLE "b"',
    },
    { annotations: 'OpDecorate %w ExplicitInterpAMD\nOpDecorate %w ExplicitInterpAMD' },
    {
      minor: 4,
      extensions:
        'OpExtension "SPV_GOOGLE_user_type"\nOpExtension "SPV_AMD_shader_explicit_vertex_parameter"',
      entryPoints: 'OpEntryPoint Fragment %main "main" %w',
      modes: origin,
      declarations: '%pi = OpTypePointer Input %f32\n%w = OpVariable %pi Input',
    },
    'of vendors',
  ),
]
