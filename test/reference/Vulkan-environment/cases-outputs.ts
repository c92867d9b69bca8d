import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, declared, fragment, lines, parts } from './case.ts'

function variable(storage: string, held: string, name = 'v'): string {
  return lines(
    `%p_${name} = OpTypePointer ${storage} %${held}`,
    `%${name} = OpVariable %p_${name} ${storage}`,
  )
}

const vertex = (listed: string): Pieces => ({
  entryPoints: `OpEntryPoint Vertex %main "main" ${listed}`,
  modes: '',
})
const capture: Pieces = {
  ...vertex('%v'),
  capabilities: lines(
    'OpCapability Shader',
    'OpCapability TransformFeedback',
    'OpCapability Float64',
    'OpCapability Int16',
    'OpCapability StorageInputOutput16',
  ),
  extensions: 'OpExtension "SPV_KHR_16bit_storage"',
}
const xfb = (name: string, offset: number, location = 0, buffer = 0) =>
  lines(
    `OpDecorate %${name} Location ${location}`,
    `OpDecorate %${name} XfbBuffer ${buffer}`,
    `OpDecorate %${name} XfbStride 32`,
    `OpDecorate %${name} Offset ${offset}`,
  )
const f64 = '%f64 = OpTypeFloat 64'

function placed(rule: string, held: string, valid: number, invalid: number): RuleCase {
  return annotated(rule, xfb('v', valid), xfb('v', invalid), {
    ...capture,
    declarations: lines(f64, variable('Output', held)),
  })
}

const inBlock = lines(
  'OpDecorate %s Block',
  'OpDecorate %v Location 0',
  'OpDecorate %v XfbBuffer 0',
  'OpDecorate %v XfbStride 32',
)
const at = (...offsets: readonly number[]) =>
  lines(inBlock, ...offsets.map((offset, n) => `OpMemberDecorate %s ${n} Offset ${offset}`))
const block = (...members: readonly string[]): Pieces => ({
  ...capture,
  declarations: lines(
    f64,
    `%s = OpTypeStruct ${members.map((member) => `%${member}`).join(' ')}`,
    variable('Output', 's'),
  ),
})

/** A case of an index into an array of resources of a type. */
function index(
  slug: string,
  storage: string,
  resource: string,
  types: string,
  capability: string,
  notes = '',
): RuleCase {
  const member = notes !== ''
  const make = (dynamic: string, capabilities: string): Pieces => ({
    minor: 3,
    capabilities: lines(
      'OpCapability Shader',
      'OpCapability SampledBuffer',
      'OpCapability ImageBuffer',
      'OpCapability InputAttachment',
      capabilities,
    ),
    ...fragment('%i'),
    annotations: lines(
      notes,
      'OpDecorate %v DescriptorSet 0',
      'OpDecorate %v Binding 0',
      ...(slug === 'input-attachment' ? ['OpDecorate %v InputAttachmentIndex 0'] : []),
      'OpDecorate %i Location 0',
      'OpDecorate %i Flat',
    ),
    declarations: lines(
      types,
      `%array = OpTypeArray %${resource} %u4`,
      variable(storage, 'array'),
      variable('Input', 'u32', 'i'),
      `%pe = OpTypePointer ${storage} %${member ? 'u32' : resource}`,
    ),
    body: lines(
      '%x = OpLoad %u32 %i',
      `%e = OpAccessChain %pe %v %${dynamic}${member ? ' %u0' : ''}`,
      `%y = OpLoad %${member ? 'u32' : resource} %e`,
    ),
  })
  const row = parts(
    `${slug}-constant-index`,
    capability === '' ? make('u1', '') : make('x', `OpCapability ${capability}`),
    make('x', ''),
    {},
    capability,
  )
  return { ...row, elsewhere: 'core/dynamic-index-capability' }
}

const arr2 = '%arr2 = OpTypeArray %f32 %u2'
const structure = '%s = OpTypeStruct %u32'
const offset = 'OpMemberDecorate %s 0 Offset 0'
const image = (rest: string) => `%image = OpTypeImage %f32 ${rest}`
const viewports: Pieces = {
  minor: 3,
  capabilities: lines(
    'OpCapability Geometry',
    'OpCapability ShaderViewportMaskNV',
    'OpCapability MultiViewport',
    'OpCapability ShaderViewportIndexLayerNV',
  ),
  extensions:
    'OpExtension "SPV_NV_viewport_array2"\nOpExtension "SPV_EXT_shader_viewport_index_layer"',
}
const relative = 'OpDecorate %v ViewportRelativeNV'
const layered = (builtIn: string) => lines(`OpDecorate %v BuiltIn ${builtIn}`, relative)
const long: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability LongVectorEXT',
  extensions: 'OpExtension "SPV_EXT_long_vector"',
}
const counted = (constant: string) =>
  lines(
    `%n = ${constant} %u32 4`,
    '%vs = OpTypeVectorIdEXT %f32 %n',
    '%t = OpTypeStruct %vs',
    variable('StorageBuffer', 't'),
  )
const rows: Pieces = {
  minor: 3,
  capabilities:
    'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses\nOpCapability VariablePointers',
  extensions: 'OpExtension "SPV_KHR_physical_storage_buffer"',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  declarations: lines(
    '%s = OpTypeStruct %m2',
    variable('StorageBuffer', 's'),
    '%pc = OpTypePointer StorageBuffer %f32',
  ),
  body: lines(
    '%c = OpAccessChain %pc %v %u0 %u1 %u0',
    '%d = OpCopyObject %pc %c',
    '%x = OpLoad %f32 %d',
  ),
}
const matrix = (order: string) =>
  lines(
    'OpDecorate %s Block',
    offset,
    'OpMemberDecorate %s 0 MatrixStride 16',
    `OpMemberDecorate %s 0 ${order}`,
    'OpDecorate %v DescriptorSet 0',
    'OpDecorate %v Binding 0',
  )

/** Captured outputs, interfaces, resources by index, and long vectors. */
export const outputCases: readonly RuleCase[] = [
  placed('captured-offset-64-bit', 'f64', 8, 4),
  placed('captured-offset-32-bit', 'f32', 4, 6),
  declared(
    'captured-component-width',
    variable('Output', 'f32'),
    lines('%u16 = OpTypeInt 16 0', variable('Output', 'u16')),
    { ...capture, annotations: xfb('v', 0) },
  ),
  annotated(
    'captured-buffer',
    xfb('v', 0),
    lines('OpDecorate %v Location 0', 'OpDecorate %v Offset 0'),
    { ...capture, declarations: variable('Output', 'f32') },
  ),
  annotated(
    'captured-buffer',
    at(0),
    lines('OpDecorate %s Block', 'OpDecorate %v Location 0', 'OpMemberDecorate %s 0 Offset 0'),
    block('f32'),
    'members',
  ),
  annotated('captured-block-size', at(0, 8, 12), at(0, 8), block('f64', 'f32', 'f32')),
  annotated('captured-first-offset', at(0, 8, 4), at(4, 8, 0), block('f32', 'f64', 'f32')),
  annotated(
    'captured-ranges-apart',
    lines(xfb('v', 0), xfb('w', 16, 1)),
    lines(xfb('v', 0), xfb('w', 12, 1)),
    {
      ...capture,
      ...vertex('%v %w'),
      declarations: lines(variable('Output', 'v4f'), variable('Output', 'f32', 'w')),
    },
  ),
  annotated(
    'captured-block-buffer',
    lines(at(0, 4), 'OpMemberDecorate %s 0 XfbBuffer 0'),
    lines(at(0, 4), 'OpMemberDecorate %s 0 XfbBuffer 1'),
    block('f32', 'f32'),
  ),
  annotated(
    'built-in-listed',
    'OpDecorate %v BuiltIn VertexIndex',
    'OpDecorate %v BuiltIn VertexId',
    {
      ...vertex('%v'),
      declarations: variable('Input', 'u32'),
    },
  ),
  declared(
    'nested-array-component-input',
    lines(arr2, variable('Input', 'arr2')),
    lines(arr2, '%arr22 = OpTypeArray %arr2 %u2', variable('Input', 'arr22')),
    {
      ...vertex('%v'),
      annotations: 'OpDecorate %v Location 0\nOpDecorate %v Component 1',
    },
  ),
  declared(
    'nested-array-component-output',
    lines(arr2, variable('Output', 'arr2')),
    lines(arr2, '%arr22 = OpTypeArray %arr2 %u2', variable('Output', 'arr22')),
    {
      ...vertex('%v'),
      annotations: 'OpDecorate %v Location 0\nOpDecorate %v Component 1',
    },
  ),
  annotated(
    'shared-location-interpolation',
    lines('OpDecorate %v Location 0', 'OpDecorate %w Location 1', 'OpDecorate %w Flat'),
    lines(
      'OpDecorate %v Location 0',
      'OpDecorate %w Location 0',
      'OpDecorate %w Component 2',
      'OpDecorate %w Flat',
    ),
    {
      ...fragment('%v %w'),
      declarations: lines(variable('Input', 'v2f'), variable('Input', 'v2f', 'w')),
    },
  ),
  annotated('viewport-relative-layer', layered('Layer'), layered('ViewportIndex'), {
    ...viewports,
    ...vertex('%v'),
    declarations: variable('Output', 'i32'),
  }),
  parts(
    'viewport-relative-viewport',
    { body: 'OpStore %v %i0\nOpStore %w %i0' },
    { body: 'OpStore %v %i0' },
    {
      ...viewports,
      ...vertex('%v %w'),
      annotations: lines(layered('Layer'), 'OpDecorate %w BuiltIn ViewportIndex'),
      declarations: lines(variable('Output', 'i32'), variable('Output', 'i32', 'w')),
    },
  ),
  parts(
    'viewport-mask-or-index',
    { body: 'OpStore %v %i0' },
    { body: lines('OpStore %v %i0', '%e = OpAccessChain %pe %w %u0', 'OpStore %e %i0') },
    {
      ...viewports,
      ...vertex('%v %w'),
      annotations: lines(
        'OpDecorate %v BuiltIn ViewportIndex',
        'OpDecorate %w BuiltIn ViewportMaskNV',
      ),
      declarations: lines(
        '%masks = OpTypeArray %i32 %u1',
        variable('Output', 'i32'),
        variable('Output', 'masks', 'w'),
        '%pe = OpTypePointer Output %i32',
      ),
    },
  ),
  index(
    'uniform-buffer',
    'Uniform',
    's',
    structure,
    'UniformBufferArrayDynamicIndexing',
    lines('OpDecorate %s Block', offset),
  ),
  index(
    'storage-buffer',
    'StorageBuffer',
    's',
    structure,
    '',
    lines('OpDecorate %s Block', offset),
  ),
  index(
    'storage-buffer',
    'Uniform',
    's',
    structure,
    'StorageBufferArrayDynamicIndexing',
    lines('OpDecorate %s BufferBlock', offset),
  ),
  index('sampled-image', 'UniformConstant', 'image', image('2D 0 0 0 1 Unknown'), ''),
  index(
    'sampled-image',
    'UniformConstant',
    'sampler',
    '%sampler = OpTypeSampler',
    'SampledImageArrayDynamicIndexing',
  ),
  index(
    'storage-image',
    'UniformConstant',
    'image',
    image('2D 0 0 0 2 R32f'),
    'StorageImageArrayDynamicIndexing',
  ),
  index('input-attachment', 'UniformConstant', 'image', image('SubpassData 0 0 0 2 Unknown'), ''),
  index('uniform-texel-buffer', 'UniformConstant', 'image', image('Buffer 0 0 0 1 Unknown'), ''),
  index('storage-texel-buffer', 'UniformConstant', 'image', image('Buffer 0 0 0 2 R32f'), ''),
  declared('specialized-vector', counted('OpConstant'), counted('OpSpecConstant'), {
    ...long,
    annotations: lines(
      'OpDecorate %t Block',
      'OpMemberDecorate %t 0 Offset 0',
      'OpDecorate %v DescriptorSet 0',
      'OpDecorate %v Binding 0',
    ),
  }),
  declared(
    'long-vector-storage-class',
    lines('%v8 = OpTypeVector %f32 8', variable('Private', 'v8')),
    lines('%v8 = OpTypeVector %f32 8', '%p_w = OpTypePointer Input %v8'),
    long,
  ),
  annotated('physical-row-major-access', matrix('ColMajor'), matrix('RowMajor'), rows),
]
