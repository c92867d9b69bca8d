import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { kernel } from './pieces.ts'

const fragmentEntry = 'OpEntryPoint Fragment %main "main"'
const fragmentModes = 'OpExecutionMode %main OriginUpperLeft'
const spec = 'OpDecorate %s SpecId 1'
const _linked = { capabilities: 'OpCapability Shader\nOpCapability Linkage' }

/** Types and constants. */
export const typeCases: readonly RuleCase[] = [
  body('result-type-is-type', '%x = OpUndef %u32', '%x = OpUndef %u0'),
  declared('type-unique', '%t = OpTypeVector %i32 4', '%t = OpTypeVector %f32 2'),
  declared(
    'type-unique',
    '%s = OpTypeStruct %u32\n%t = OpTypeStruct %u32\n%p = OpTypePointer Function %u32',
    '%t = OpTypeFunction %void',
  ),
  declared(
    'type-unique',
    '%t = OpTypeTensorARM %f32\n%ranked = OpTypeTensorARM %f32 %u2',
    '%t = OpTypeTensorARM %f32\n%again = OpTypeTensorARM %f32',
    {
      capabilities: 'OpCapability Shader\nOpCapability TensorsARM',
      extensions: 'OpExtension "SPV_ARM_tensors"',
    },
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
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability LiteralSampler\nOpCapability ImageBasic`,
    },
  ),
  declared(
    'constant-sampler-param',
    '%t = OpTypeSampler\n%c = OpConstantSampler %t None 1 Nearest',
    '%t = OpTypeSampler\n%c = OpConstantSampler %t None 2 Nearest',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability LiteralSampler\nOpCapability ImageBasic`,
    },
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
]
