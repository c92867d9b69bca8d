import { annotated, body, declared, parts, type RuleCase } from './case.ts'
import { kernel } from './pieces.ts'

const fragmentEntry = 'OpEntryPoint Fragment %main "main"'
const fragmentModes = 'OpExecutionMode %main OriginUpperLeft'
const spec = 'OpDecorate %s SpecId 1'
const linked = { capabilities: 'OpCapability Shader\nOpCapability Linkage' }

/** Types and constants. */
export const typeCases: readonly RuleCase[] = [
  body('result-type-is-type', '%x = OpUndef %u32', '%x = OpUndef %u0'),
  declared('type-unique', '%t = OpTypeVector %i32 4', '%t = OpTypeVector %f32 2'),
  declared(
    'type-unique',
    '%s = OpTypeStruct %u32\n%t = OpTypeStruct %u32\n%p = OpTypePointer Function %u32',
    '%t = OpTypeFunction %void',
  ),
  parts(
    'int-width',
    { capabilities: 'OpCapability Shader\nOpCapability Int16' },
    {},
    {
      declarations: '%t = OpTypeInt 16 0',
    },
  ),
  declared('int-width', '', '%t = OpTypeInt 24 0', {
    capabilities: 'OpCapability Shader\nOpCapability Int64',
  }),
  declared('int-signedness', '%t = OpTypeInt 64 1', '%t = OpTypeInt 64 2', {
    capabilities: 'OpCapability Shader\nOpCapability Int64',
  }),
  declared('kernel-signedness', '%t = OpTypeInt 64 0', '%t = OpTypeInt 64 1', {
    ...kernel,
    capabilities: `${kernel.capabilities}\nOpCapability Int64`,
  }),
  parts(
    'float-width',
    { capabilities: 'OpCapability Shader\nOpCapability Float64' },
    {},
    {
      declarations: '%t = OpTypeFloat 64',
    },
  ),
  declared('vector-component-type', '%t = OpTypeVector %i32 4', '%t = OpTypeVector %v2f 4'),
  declared('vector-component-count', '%t = OpTypeVector %i32 4', '%t = OpTypeVector %i32 5'),
  declared('vector-component-count', '%t = OpTypeVector %i32 3', '%t = OpTypeVector %i32 8'),
  declared('matrix-column-type', '%t = OpTypeMatrix %v4f 4', '%t = OpTypeMatrix %v4u 4'),
  declared('matrix-column-type', '%t = OpTypeMatrix %v4f 3', '%t = OpTypeMatrix %f32 3'),
  declared('matrix-column-count', '%t = OpTypeMatrix %v4f 4', '%t = OpTypeMatrix %v4f 5'),
  declared('array-element-type', '%t = OpTypeArray %m2 %u4', '%t = OpTypeArray %void %u4'),
  declared('array-length-is-constant', '%t = OpTypeArray %f32 %i1', '%t = OpTypeArray %f32 %f1'),
  declared(
    'array-length-is-constant',
    '%t = OpTypeArray %f32 %u1',
    '%n = OpUndef %u32\n%t = OpTypeArray %f32 %n',
  ),
  declared('array-length-positive', '%t = OpTypeArray %f32 %u1', '%t = OpTypeArray %f32 %u0'),
  declared(
    'array-length-positive',
    '%n = OpSpecConstant %u32 0\n%t = OpTypeArray %f32 %n',
    '%n = OpConstant %i32 -1\n%t = OpTypeArray %f32 %n',
  ),
  declared('structure-member-type', '%t = OpTypeStruct %m2', '%t = OpTypeStruct %void'),
  declared('structure-member-type', '%t = OpTypeStruct', '%t = OpTypeStruct %fn'),
  declared('pointer-type', '%t = OpTypePointer Private %f32', '%t = OpTypePointer Private %f1'),
  declared('function-return-type', '%t = OpTypeFunction %f32', '%t = OpTypeFunction %fn'),
  declared(
    'function-type-parameter',
    '%t = OpTypeFunction %f32 %f32',
    '%t = OpTypeFunction %f32 %void',
  ),
  declared(
    'image-sampled-type',
    '%t = OpTypeImage %f32 2D 0 0 0 1 Unknown',
    '%t = OpTypeImage %bool 2D 0 0 0 1 Unknown',
  ),
  declared(
    'image-depth',
    '%t = OpTypeImage %f32 2D 2 0 0 1 Unknown',
    '%t = OpTypeImage %f32 2D 3 0 0 1 Unknown',
  ),
  declared(
    'image-arrayed',
    '%t = OpTypeImage %f32 2D 0 1 0 1 Unknown',
    '%t = OpTypeImage %f32 2D 0 2 0 1 Unknown',
  ),
  declared(
    'image-multisampled',
    '%t = OpTypeImage %f32 2D 0 0 1 1 Unknown',
    '%t = OpTypeImage %f32 2D 0 0 2 1 Unknown',
  ),
  declared(
    'image-sampled',
    '%t = OpTypeImage %f32 2D 0 0 0 2 Unknown',
    '%t = OpTypeImage %f32 2D 0 0 0 3 Unknown',
  ),
  declared(
    'image-subpass-data',
    '%t = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown',
    '%t = OpTypeImage %f32 SubpassData 0 0 0 1 Unknown',
    {
      capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
      entryPoints: fragmentEntry,
      modes: fragmentModes,
    },
  ),
  declared(
    'sampled-image-image-type',
    '%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%t = OpTypeSampledImage %i',
    '%t = OpTypeSampledImage %f32',
  ),
  declared(
    'sampled-image-not-subpass',
    '%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%t = OpTypeSampledImage %i',
    '%i = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown\n%t = OpTypeSampledImage %i',
    {
      capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
      entryPoints: fragmentEntry,
      modes: fragmentModes,
    },
  ),
  parts(
    'sampled-image-not-buffer',
    { minor: 5 },
    { minor: 6 },
    {
      capabilities: 'OpCapability Shader\nOpCapability SampledBuffer',
      declarations: '%i = OpTypeImage %f32 Buffer 0 0 0 1 Unknown\n%t = OpTypeSampledImage %i',
    },
  ),

  declared('constant-boolean-type', '%c = OpConstantFalse %bool', '%c = OpConstantFalse %u32'),
  declared(
    'constant-boolean-type',
    '%s = OpSpecConstantTrue %bool',
    '%s = OpSpecConstantTrue %f32',
    { annotations: spec },
  ),
  declared('constant-numerical-type', '%c = OpConstant %u32 3', '%c = OpConstant %v2u 3'),
  declared(
    'constant-composite-type',
    '%c = OpConstantComposite %v2u %u0 %u1',
    '%c = OpConstantComposite %u32 %u0',
  ),
  declared(
    'constant-constituent-count',
    '%c = OpConstantComposite %v2u %u0 %u1',
    '%c = OpConstantComposite %v2u %u0 %u1 %u1',
  ),
  declared(
    'constant-constituent-count',
    '%n = OpSpecConstant %u32 3\n%t = OpTypeArray %u32 %n\n%c = OpConstantComposite %t %u0 %u1',
    '%c = OpConstantComposite %arr4 %u0 %u1 %u2',
  ),
  declared(
    'constant-constituent-type',
    '%c = OpConstantComposite %v2u %u0 %u1',
    '%c = OpConstantComposite %v2u %u0 %i1',
  ),
  declared(
    'constant-constituent-type',
    '%t = OpTypeStruct %f32 %u32\n%c = OpConstantComposite %t %f0 %u1',
    '%t = OpTypeStruct %f32 %u32\n%c = OpConstantComposite %t %u1 %f0',
  ),
  declared(
    'constant-constituent-plain',
    '%n = OpUndef %u32\n%c = OpConstantComposite %v2u %u0 %n',
    '%n = OpSpecConstant %u32 1\n%c = OpConstantComposite %v2u %u0 %n',
  ),
  declared(
    'spec-constant-constituent',
    '%n = OpSpecConstant %u32 1\n%c = OpSpecConstantComposite %v2u %u0 %n',
    '%p = OpTypePointer Private %u32\n%v = OpVariable %p Private\n%t = OpTypeStruct %p\n%c = OpSpecConstantComposite %t %v',
    { capabilities: 'OpCapability Shader\nOpCapability VariablePointers' },
  ),
  declared('constant-null-type', '%c = OpConstantNull %m2', '%c = OpConstantNull %void'),
  declared('constant-null-type', '%c = OpConstantNull %v2b', '%c = OpConstantNull %fn'),
  declared(
    'constant-null-not-physical',
    '%p = OpTypePointer PhysicalStorageBuffer %u32',
    '%p = OpTypePointer PhysicalStorageBuffer %u32\n%c = OpConstantNull %p',
    {
      minor: 5,
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
    },
  ),
  declared(
    'constant-sampler-type',
    '%t = OpTypeSampler\n%c = OpConstantSampler %t None 1 Nearest',
    '%c = OpConstantSampler %u32 None 1 Nearest',
    { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability LiteralSampler` },
  ),
  declared(
    'constant-sampler-param',
    '%t = OpTypeSampler\n%c = OpConstantSampler %t None 1 Nearest',
    '%t = OpTypeSampler\n%c = OpConstantSampler %t None 2 Nearest',
    { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability LiteralSampler` },
  ),
  declared(
    'spec-constant-op-opcode',
    '%n = OpSpecConstant %u32 1\n%c = OpSpecConstantOp %u32 IAdd %n %u1',
    '%c = OpSpecConstantOp %f32 FAdd %f0 %f1',
  ),
  declared(
    'spec-constant-op-operand',
    '%c = OpSpecConstantOp %u32 IAdd %u0 %u1',
    '%c = OpSpecConstantOp %u32 IAdd %u0 %f32',
  ),
  body('undef-not-void', '%x = OpUndef %m2', '%x = OpUndef %void'),

  ...capabilityCases(),
  ...modeCases(),
]

function capabilityCases(): readonly RuleCase[] {
  const set = 'OpExtInstImport "NonSemantic.DebugPrintf"'
  return [
    body('instruction-capability', '%x = OpDPdx %f32 %f0', '%x = OpDPdxFine %f32 %f0', {
      entryPoints: fragmentEntry,
      modes: fragmentModes,
    }),
    parts(
      'operand-capability',
      { capabilities: 'OpCapability Shader\nOpCapability Sampled1D' },
      {},
      {
        declarations: '%t = OpTypeImage %f32 1D 0 0 0 1 Unknown',
      },
    ),
    parts(
      'capability-available',
      { extensions: 'OpExtension "SPV_KHR_8bit_storage"' },
      {},
      { capabilities: 'OpCapability Shader\nOpCapability StorageBuffer8BitAccess' },
    ),
    parts(
      'instruction-available',
      { minor: 4 },
      { minor: 3 },
      {
        declarations: '%s = OpTypeStruct %u32\n%t = OpTypeStruct %u32\n%c = OpConstantNull %s',
        body: '%x = OpCopyLogical %t %c',
      },
    ),
    parts(
      'operand-available',
      { extensions: 'OpExtension "SPV_KHR_no_integer_wrap_decoration"' },
      {},
      { annotations: 'OpDecorate %x NoSignedWrap', body: '%x = OpIAdd %u32 %u0 %u1' },
    ),
    parts(
      'instruction-removed',
      { minor: 3 },
      { minor: 4 },
      {
        ...kernel,
        declarations: '%wu = OpTypePointer CrossWorkgroup %u32\n%fp = OpTypeFunction %void %wu',
        functions: `%f = OpFunction %void None %fp
%p = OpFunctionParameter %wu
%l = OpLabel
%x = OpAtomicCompareExchangeWeak %u32 %p %u1 %u0 %u0 %u1 %u2
OpReturn
OpFunctionEnd`,
      },
    ),
    parts(
      'operand-removed',
      { minor: 3 },
      { minor: 4 },
      {
        annotations: 'OpDecorate %s BufferBlock\nOpMemberDecorate %s 0 Offset 0',
        declarations: '%s = OpTypeStruct %u32',
      },
    ),
    parts(
      'vulkan-memory-model-capability',
      { memoryModel: 'OpMemoryModel Logical Vulkan' },
      { memoryModel: 'OpMemoryModel Logical GLSL450' },
      {
        minor: 5,
        capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
      },
    ),
    parts(
      'non-semantic-extension',
      { extensions: 'OpExtension "SPV_KHR_non_semantic_info"' },
      {},
      {
        imports: `%set = ${set}`,
      },
    ),
    body(
      'extended-set-is-import',
      '%x = OpExtInst %f32 %glsl Sqrt %f1',
      '%x = OpExtInst %f32 %u0 31 %f1',
      { imports: '%glsl = OpExtInstImport "GLSL.std.450"' },
    ),
    parts(
      'non-semantic-result-use',
      { body: '%s = OpExtInst %f32 %set 7' },
      { body: '%s = OpExtInst %f32 %set 7\n%y = OpFAdd %f32 %s %f1' },
      { minor: 6, imports: '%set = OpExtInstImport "NonSemantic.Unheard.Of"' },
    ),
    ...forwardReferences(),
  ]
}

function forwardReferences(): readonly RuleCase[] {
  const common = {
    minor: 6,
    extensions: 'OpExtension "SPV_KHR_relaxed_extended_instruction"',
    imports:
      '%set = OpExtInstImport "NonSemantic.Unheard.Of"\n%glsl = OpExtInstImport "GLSL.std.450"',
  }
  const valid = '%a = OpExtInstWithForwardRefsKHR %void %set 7 %b\n%b = OpExtInst %void %set 8 %u1'
  return [
    declared('forward-reference-present', valid, valid.replace('7 %b', '7 %u0'), common),
    parts(
      'forward-reference-non-semantic',
      { declarations: valid },
      { body: '%a = OpExtInstWithForwardRefsKHR %f32 %glsl 31 %b\n%b = OpFAdd %f32 %f0 %f1' },
      common,
    ),
  ]
}

function modeCases(): readonly RuleCase[] {
  const second = `%other = OpFunction %void None %fn
%ol = OpLabel
OpReturn
OpFunctionEnd`
  const size = 'OpExecutionMode %main LocalSize 1 1 1'
  const entry = 'OpEntryPoint GLCompute %main "main"'
  const input = '%pi = OpTypePointer Input %v3u\n%in = OpVariable %pi Input'
  const builtIn = 'OpDecorate %in BuiltIn GlobalInvocationId'
  const tessellation = {
    capabilities: 'OpCapability Tessellation',
    entryPoints: 'OpEntryPoint TessellationEvaluation %main "main"',
  }
  const geometry = {
    capabilities: 'OpCapability Geometry',
    entryPoints: 'OpEntryPoint Geometry %main "main"',
  }
  const geometryModes = 'OpExecutionMode %main InputPoints\nOpExecutionMode %main OutputPoints'
  return [
    parts(
      'entry-point-is-function',
      { entryPoints: entry, modes: size },
      { entryPoints: 'OpEntryPoint GLCompute %u0 "main"' },
    ),
    parts(
      'entry-point-name-unique',
      { entryPoints: `${entry}\nOpEntryPoint GLCompute %other "other"` },
      { entryPoints: `${entry}\nOpEntryPoint GLCompute %other "main"` },
      { functions: second },
    ),
    parts(
      'interface-is-global-variable',
      { interface: '%in' },
      { interface: '%in %u0' },
      { declarations: input, annotations: builtIn },
    ),
    parts(
      'interface-storage-class',
      { minor: 4 },
      { minor: 3 },
      {
        interface: '%v',
        declarations: '%v = OpVariable %pu Private',
      },
    ),
    parts(
      'interface-unique',
      { minor: 3 },
      { minor: 4 },
      {
        interface: '%in %in',
        declarations: input,
        annotations: builtIn,
      },
    ),
    parts(
      'interface-complete',
      { interface: '%in' },
      {},
      {
        declarations: input,
        annotations: builtIn,
        body: '%x = OpLoad %v3u %in',
      },
    ),
    parts(
      'interface-complete',
      { minor: 3 },
      { minor: 4 },
      {
        declarations: '%v = OpVariable %pu Private',
        body: '%x = OpLoad %u32 %v',
      },
    ),
    body('entry-point-not-called', '', '%x = OpFunctionCall %void %other', {
      entryPoints: `${entry}\nOpEntryPoint GLCompute %other "other"`,
      functions: second,
    }),
    annotated(
      'entry-point-not-linked',
      'OpDecorate %other LinkageAttributes "f" Export',
      'OpDecorate %main LinkageAttributes "f" Export',
      { ...linked, functions: second },
    ),
    parts(
      'execution-mode-target',
      { modes: size },
      { modes: size.replace('%main', '%other') },
      { functions: second },
    ),
    parts(
      'execution-mode-form',
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %u1' },
      { modes: 'OpExecutionMode %main LocalSizeId %u1 %u1 %u1' },
    ),
    parts(
      'execution-mode-constant',
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %u1' },
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u1 %x' },
      { body: '%x = OpIAdd %u32 %u0 %u1' },
    ),
    parts('execution-mode-once', { modes: size }, { modes: `${size}\n${size}` }),
    parts(
      'execution-mode-model',
      { modes: size },
      { modes: `${size}\nOpExecutionMode %main EarlyFragmentTests` },
    ),
    parts(
      'denorm-mode-single',
      {
        modes:
          'OpExecutionMode %main DenormPreserve 32\nOpExecutionMode %main DenormFlushToZero 16',
      },
      {
        modes:
          'OpExecutionMode %main DenormPreserve 32\nOpExecutionMode %main DenormFlushToZero 32',
      },
      {
        minor: 4,
        capabilities:
          'OpCapability Shader\nOpCapability DenormPreserve\nOpCapability DenormFlushToZero',
      },
    ),
    parts(
      'rounding-mode-single',
      {
        modes: 'OpExecutionMode %main RoundingModeRTE 32\nOpExecutionMode %main RoundingModeRTZ 16',
      },
      {
        modes: 'OpExecutionMode %main RoundingModeRTE 32\nOpExecutionMode %main RoundingModeRTZ 32',
      },
      {
        minor: 4,
        capabilities:
          'OpCapability Shader\nOpCapability RoundingModeRTE\nOpCapability RoundingModeRTZ',
      },
    ),
    parts(
      'workgroup-size-single',
      { modes: size },
      { modes: `${size}\nOpExecutionModeId %main LocalSizeId %u1 %u1 %u1` },
    ),
    parts('workgroup-size-not-zero', { modes: size }, { modes: size.replace('1 1 1', '1 0 1') }),
    parts(
      'workgroup-size-not-zero',
      {
        modes: 'OpExecutionModeId %main LocalSizeId %u1 %s %u1',
        declarations: '%s = OpSpecConstant %u32 0',
      },
      { modes: 'OpExecutionModeId %main LocalSizeId %u1 %u0 %u1' },
    ),
    parts(
      'fragment-origin',
      { modes: fragmentModes },
      { modes: '' },
      { entryPoints: fragmentEntry },
    ),
    parts(
      'fragment-depth-single',
      { modes: `${fragmentModes}\nOpExecutionMode %main DepthGreater` },
      {
        modes: `${fragmentModes}\nOpExecutionMode %main DepthGreater\nOpExecutionMode %main DepthLess`,
      },
      { entryPoints: fragmentEntry },
    ),
    parts(
      'tessellation-spacing-single',
      { modes: 'OpExecutionMode %main SpacingEqual' },
      { modes: 'OpExecutionMode %main SpacingEqual\nOpExecutionMode %main SpacingFractionalOdd' },
      tessellation,
    ),
    parts(
      'tessellation-primitive-single',
      { modes: 'OpExecutionMode %main Triangles' },
      { modes: 'OpExecutionMode %main Triangles\nOpExecutionMode %main Quads' },
      tessellation,
    ),
    parts(
      'tessellation-order-single',
      { modes: 'OpExecutionMode %main VertexOrderCw' },
      { modes: 'OpExecutionMode %main VertexOrderCw\nOpExecutionMode %main VertexOrderCcw' },
      tessellation,
    ),
    parts(
      'geometry-input-single',
      { modes: geometryModes },
      { modes: geometryModes.replace('OpExecutionMode %main InputPoints\n', '') },
      geometry,
    ),
    parts(
      'geometry-output-single',
      { modes: geometryModes },
      { modes: `${geometryModes}\nOpExecutionMode %main OutputLineStrip` },
      geometry,
    ),
  ]
}
