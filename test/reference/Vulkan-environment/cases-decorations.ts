import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, body, fragment, lines, parts } from './case.ts'

function variable(storage: string, held: string): string {
  return lines(`%p = OpTypePointer ${storage} %${held}`, `%v = OpVariable %p ${storage}`)
}

const location = 'OpDecorate %v Location 0'
const vertex = { entryPoints: 'OpEntryPoint Vertex %main "main" %v', modes: '' }
const barycentric: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability FragmentBarycentricKHR',
  extensions: 'OpExtension "SPV_KHR_fragment_shader_barycentric"',
}
const tessellation: Pieces = {
  capabilities: 'OpCapability Tessellation',
  entryPoints: 'OpEntryPoint TessellationControl %main "main" %v',
  modes: 'OpExecutionMode %main OutputVertices 3',
}
const physical: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses\nOpCapability Int64',
  extensions: 'OpExtension "SPV_KHR_physical_storage_buffer"',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: lines(
    '%u64 = OpTypeInt 64 0',
    '%address = OpConstant %u64 64',
    '%short_address = OpConstant %u32 64',
    '%p = OpTypePointer PhysicalStorageBuffer %u32',
    '%pb = OpTypePointer Private %u32',
    '%private = OpVariable %pb Private',
  ),
}
const pointer = '%q = OpConvertUToPtr %p %address'

const rounded = lines(
  'OpDecorate %s Block',
  'OpMemberDecorate %s 0 Offset 0',
  'OpDecorate %v DescriptorSet 0',
  'OpDecorate %v Binding 0',
)

/** Decorations and pointers. */
export const decorationCases: readonly RuleCase[] = [
  annotated('no-shared-or-packed', 'OpDecorate %s Block', 'OpDecorate %s GLSLShared', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated(
    'interpolation-fragment-output',
    location,
    lines(location, 'OpDecorate %v NoPerspective'),
    { ...fragment('%v'), declarations: variable('Output', 'f32') },
  ),
  annotated(
    'interpolation-vertex-input',
    location,
    lines(location, 'OpDecorate %v NoPerspective'),
    { ...vertex, declarations: variable('Input', 'f32') },
  ),
  annotated('integer-input-flat', lines(location, 'OpDecorate %v Flat'), location, {
    ...fragment('%v'),
    declarations: variable('Input', 'u32'),
  }),
  parts(
    'per-vertex-place',
    { ...fragment('%v'), annotations: lines(location, 'OpDecorate %v PerVertexKHR') },
    { ...vertex, annotations: lines(location, 'OpDecorate %v PerVertexKHR') },
    {
      ...barycentric,
      declarations: lines(
        '%u3 = OpConstant %u32 3',
        '%a = OpTypeArray %f32 %u3',
        variable('Input', 'a'),
      ),
    },
  ),
  ...['%main', '%u32'].map(
    (target): RuleCase => ({
      ...annotated(
        'per-vertex-place',
        '',
        `OpDecorate ${target} PerVertexKHR`,
        barycentric,
        target,
      ),
      elsewhere: 'core/interface-decoration-target',
    }),
  ),
  annotated('per-vertex-array', location, lines(location, 'OpDecorate %v PerVertexKHR'), {
    ...barycentric,
    ...fragment('%v'),
    declarations: variable('Input', 'f32'),
  }),
  parts(
    'invariant-storage-class',
    {
      declarations: variable('Output', 'f32'),
      ...vertex,
      annotations: lines(location, 'OpDecorate %v Invariant'),
    },
    { declarations: variable('Private', 'f32'), annotations: 'OpDecorate %v Invariant' },
  ),
  annotated(
    'tess-level-patch',
    lines('OpDecorate %v BuiltIn TessLevelInner', 'OpDecorate %v Patch'),
    'OpDecorate %v BuiltIn TessLevelInner',
    { ...tessellation, declarations: lines('%a = OpTypeArray %f32 %u2', variable('Output', 'a')) },
  ),
  body(
    'physical-access-aligned',
    lines(pointer, '%x = OpLoad %u32 %q Aligned 4'),
    lines(pointer, '%x = OpLoad %u32 %q'),
    physical,
  ),
  body(
    'physical-access-aligned',
    lines(pointer, 'OpCopyMemory %private %q Aligned 4'),
    lines(pointer, 'OpCopyMemory %private %q'),
    physical,
  ),
  body(
    'physical-access-alignment',
    lines(pointer, '%x = OpLoad %u32 %q Aligned 8'),
    lines(pointer, '%x = OpLoad %u32 %q Aligned 2'),
    physical,
  ),
  body('physical-integer-width', pointer, '%q = OpConvertUToPtr %p %short_address', physical),
  annotated(
    'rounding-mode',
    lines(rounded, 'OpDecorate %x FPRoundingMode RTZ'),
    lines(rounded, 'OpDecorate %x FPRoundingMode RTP'),
    {
      capabilities: 'OpCapability Shader\nOpCapability StorageBuffer16BitAccess',
      extensions:
        'OpExtension "SPV_KHR_16bit_storage"\nOpExtension "SPV_KHR_storage_buffer_storage_class"',
      declarations: lines(
        '%f16 = OpTypeFloat 16',
        '%s = OpTypeStruct %f16',
        variable('StorageBuffer', 's'),
        '%pf = OpTypePointer StorageBuffer %f16',
      ),
      body: lines('%m = OpAccessChain %pf %v %u0', '%x = OpFConvert %f16 %f1', 'OpStore %m %x'),
    },
  ),
]
