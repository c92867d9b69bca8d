import type { RuleCase } from '../case-makers.ts'
import { typed, used } from './image-access.ts'
import type { Pieces } from './pieces.ts'

const flat = '%f32 2D 0 0 0 1 Unknown'
const line = '%f32 1D 0 0 0 1 Unknown'
const layered = '%f32 2D 0 1 0 1 Unknown'
const solid = '%f32 3D 0 0 0 1 Unknown'
const cube = '%f32 Cube 0 0 0 1 Unknown'
const cubes = '%f32 Cube 0 1 0 1 Unknown'
const rectangle = '%f32 Rect 0 0 0 1 Unknown'
const buffer = '%f32 Buffer 0 0 0 1 Unknown'
const samples = '%f32 2D 0 0 1 1 Unknown'
const unsigned = '%u32 2D 0 0 0 1 Unknown'
const signed = '%i32 2D 0 0 0 1 Unknown'
const untyped = '%void 2D 0 0 0 1 Unknown'
const storage = '%f32 2D 0 0 0 2 Rgba8'
const storageSamples = '%f32 2D 0 0 1 2 Rgba8'
const storageBuffer = '%f32 Buffer 0 0 0 2 Rgba8'
const storageCube = '%f32 Cube 0 0 0 2 Rgba8'
const subpass = '%f32 SubpassData 0 0 0 2 Unknown'

const sample = '%x = OpImageSampleImplicitLod %v4f %si'
const sampleLod = '%x = OpImageSampleExplicitLod %v4f %si'
const project = '%x = OpImageSampleProjImplicitLod %v4f %si'
const gather = '%x = OpImageGather %v4f %si'
const fetch = '%x = OpImageFetch %v4f %im'
const read = '%x = OpImageRead %v4f %im'

const vulkan: Pieces = {
  capabilities: 'OpCapability VulkanMemoryModel\nOpCapability VulkanMemoryModelDeviceScope',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const images: readonly RuleCase[] = [
  typed('image-sample-dim', flat, buffer, `${sample} %c2`),
  typed('image-sample-dim', flat, buffer, `${sampleLod} %c2 Grad %c2 %c2`),
  typed('image-sample-dim', flat, cube, `${project} %c4`),
  typed('image-sample-dim', flat, layered, `${project} %c4`),
  typed(
    'image-sample-dim',
    rectangle,
    buffer,
    '%x = OpImageSparseSampleDrefImplicitLod %sparse_f %si %c2 %f0',
  ),
  typed('image-sample-not-multisampled', flat, samples, `${sample} %c2`),
  typed('image-sample-not-multisampled', flat, samples, `${sampleLod} %c2 Lod %f0`),
  typed('image-sample-not-multisampled', flat, samples, `${sampleLod} %c2 Grad %c2 %c2`),
  typed('image-sample-not-multisampled', flat, samples, `${gather} %c2 %u0`),
  typed('image-gather-dim', cube, solid, `${gather} %c3 %u0`),
  typed('image-gather-dim', rectangle, line, '%x = OpImageDrefGather %v4f %si %c2 %f0'),
  typed('image-gather-dim', flat, solid, '%x = OpImageSparseGather %sparse_v4f %si %c3 %u0'),
  typed('image-fetch-image', solid, cube, `${fetch} %n3`),
  typed('image-fetch-image', flat, storage, `${fetch} %n2`),
  typed('image-fetch-image', flat, '%f32 2D 0 0 0 0 Unknown', `${fetch} %n2 Lod %u0`),
  typed('image-fetch-image', storage, cube, '%x = OpImageSparseFetch %sparse_v4f %im %n2'),
  typed('image-storage-image', storage, '%f32 2D 0 0 0 1 Rgba8', `${read} %n2`),
  typed('image-storage-image', storage, '%f32 2D 0 0 0 1 Rgba8', 'OpImageWrite %im %n2 %c4'),
  typed(
    'image-storage-image',
    storage,
    '%f32 2D 0 0 0 0 Rgba8',
    '%x = OpImageSparseRead %sparse_v4f %im %n2',
  ),
  typed('image-storage-subpass', storage, subpass, 'OpImageWrite %im %n2 %c4'),
  typed('image-storage-subpass', storage, subpass, '%x = OpImageSparseRead %sparse_v4f %im %n2'),
  typed('image-storage-format', subpass, '%f32 2D 0 0 0 2 Unknown', `${read} %n2`),
  typed('image-storage-format', storage, '%f32 2D 0 0 0 2 Unknown', 'OpImageWrite %im %n2 %c4'),
  typed('image-query-size-lod-image', solid, buffer, '%x = OpImageQuerySizeLod %v3u %im %u0'),
  typed('image-query-size-lod-image', flat, samples, '%x = OpImageQuerySizeLod %v2u %im %u0'),
  typed('image-query-size-image', rectangle, flat, '%x = OpImageQuerySize %v2u %im'),
  typed('image-query-size-image', samples, subpass, '%x = OpImageQuerySize %v2u %im'),
  typed('image-query-lod-image', flat, rectangle, '%x = OpImageQueryLod %v2f %si %c2'),
  typed('image-query-lod-image', flat, samples, '%x = OpImageQueryLevels %u32 %im'),
  typed('image-query-samples-image', samples, flat, '%x = OpImageQuerySamples %u32 %im'),
  typed(
    'image-query-samples-image',
    samples,
    '%f32 Rect 0 0 1 1 Unknown',
    '%x = OpImageQuerySamples %u32 %im',
  ),
]

const coordinates: readonly RuleCase[] = [
  used('image-coordinate-type', flat, `${sample} %c2`, `${sample} %n2`),
  used('image-coordinate-type', flat, `${sampleLod} %c2 Lod %f0`, `${sampleLod} %n2 Lod %f0`),
  used('image-coordinate-type', flat, `${fetch} %n2`, `${fetch} %c2`),
  used('image-coordinate-type', storage, `${read} %c2`, `${read} %true`),
  used('image-coordinate-type', line, `${project} %c2`, `${project} %f0`),
  used('image-coordinate-components', flat, `${sample} %c3`, `${sample} %f0`),
  used('image-coordinate-components', layered, `${sample} %c3`, `${sample} %c2`),
  used('image-coordinate-components', cubes, `${sample} %c4`, `${sample} %c3`),
  used('image-coordinate-components', flat, `${project} %c3`, `${project} %c2`),
  used('image-coordinate-components', storageCube, `${read} %n3`, `${read} %n2`),
  used(
    'image-coordinate-components',
    layered,
    '%x = OpImageQueryLod %v2f %si %c2',
    '%x = OpImageQueryLod %v2f %si %f0',
  ),
  used(
    'image-reference-type',
    flat,
    '%x = OpImageSampleDrefImplicitLod %f32 %si %c2 %f0',
    '%x = OpImageSampleDrefImplicitLod %f32 %si %c2 %d0',
  ),
  used(
    'image-reference-type',
    flat,
    '%x = OpImageDrefGather %v4f %si %c2 %f0',
    '%x = OpImageDrefGather %v4f %si %c2 %u0',
  ),
  used('image-gather-component', flat, `${gather} %c2 %i1`, `${gather} %c2 %f1`),
  used('image-gather-component', flat, `${gather} %c2 %u0`, `${gather} %c2 %l0`),
]

const results: readonly RuleCase[] = [
  used(
    'image-read-result',
    storage,
    '%x = OpImageRead %f32 %im %n2',
    '%x = OpImageRead %u32 %im %n2',
  ),
  used('image-read-result', storage, `${read} %n2`, '%x = OpImageRead %sparse_v4f %im %n2'),
  used(
    'image-read-result',
    '%void 2D 0 0 0 2 Rgba8',
    '%x = OpImageRead %v4u %im %n2',
    '%x = OpImageRead %v2b %im %n2',
  ),
  used('image-write-texel', storage, 'OpImageWrite %im %n2 %f0', 'OpImageWrite %im %n2 %u0'),
  used('image-write-texel', storage, 'OpImageWrite %im %n2 %c4', 'OpImageWrite %im %n2 %four'),
  used(
    'image-sparse-result',
    flat,
    '%x = OpImageSparseSampleImplicitLod %sparse_v4f %si %c2',
    '%x = OpImageSparseSampleImplicitLod %v4f %si %c2',
  ),
  used(
    'image-sparse-result',
    flat,
    '%x = OpImageSparseFetch %sparse_v4f %im %n2',
    '%x = OpImageSparseFetch %three %im %n2',
  ),
  used(
    'image-sparse-result',
    flat,
    '%x = OpImageSparseSampleDrefImplicitLod %sparse_f %si %c2 %f0',
    '%x = OpImageSparseSampleDrefImplicitLod %by_float_f %si %c2 %f0',
  ),
  used(
    'image-sparse-result',
    storage,
    '%x = OpImageSparseRead %sparse_f %im %n2',
    '%x = OpImageSparseRead %sparse_v4u %im %n2',
  ),
  used(
    'image-resident-result',
    flat,
    '%code = OpUndef %u32\n%x = OpImageSparseTexelsResident %bool %code',
    '%code = OpUndef %u32\n%x = OpImageSparseTexelsResident %u32 %code',
  ),
  used(
    'image-query-scalar-result',
    flat,
    '%x = OpImageQueryLevels %i32 %im',
    '%x = OpImageQueryLevels %v2u %im',
  ),
  used(
    'image-query-size-result',
    layered,
    '%x = OpImageQuerySizeLod %v3u %im %u0',
    '%x = OpImageQuerySizeLod %v2u %im %u0',
  ),
  used(
    'image-query-size-result',
    cube,
    '%x = OpImageQuerySizeLod %v2i %im %u0',
    '%x = OpImageQuerySizeLod %v3u %im %u0',
  ),
  used(
    'image-query-size-result',
    buffer,
    '%x = OpImageQuerySize %u32 %im',
    '%x = OpImageQuerySize %f32 %im',
  ),
  used(
    'image-query-level-of-detail',
    flat,
    '%x = OpImageQuerySizeLod %v2u %im %i1',
    '%x = OpImageQuerySizeLod %v2u %im %f0',
  ),
  used(
    'image-query-lod-result',
    flat,
    '%x = OpImageQueryLod %v2f %si %c2',
    '%x = OpImageQueryLod %v3f %si %c2',
  ),
]

const masks: readonly RuleCase[] = [
  used(
    'image-operands-explicit',
    flat,
    `${sampleLod} %c2 Lod|ConstOffset %f0 %i2`,
    `${sampleLod} %c2 ConstOffset %i2`,
  ),
  used(
    'image-operands-lod-or-grad',
    flat,
    `${sampleLod} %c2 Grad %c2 %c2`,
    `${sampleLod} %c2 Lod|Grad %f0 %c2 %c2`,
  ),
  used(
    'image-operands-one-offset',
    flat,
    `${sample} %c2 Offset %i2`,
    `${sample} %c2 ConstOffset|Offset %i2 %i2`,
  ),
  used(
    'image-operands-one-extension',
    unsigned,
    '%x = OpImageFetch %v4u %im %n2 ZeroExtend',
    '%x = OpImageFetch %v4u %im %n2 SignExtend|ZeroExtend',
  ),
  used('image-operands-instruction', flat, `${gather} %c2 %u0`, `${gather} %c2 %u0 Bias %f0`),
  used('image-operands-instruction', flat, `${sample} %c2 Bias %f0`, `${sample} %c2 Lod %f0`),
  used('image-operands-instruction', flat, `${sample} %c2`, `${sample} %c2 Grad %c2 %c2`),
  used('image-operands-instruction', storageBuffer, `${read} %u0`, `${read} %u0 Lod %f0`),
  used(
    'image-operands-instruction',
    flat,
    `${gather} %c2 %u0 ConstOffsets %four`,
    `${sample} %c2 ConstOffsets %four`,
  ),
  used('image-operands-instruction', flat, `${sample} %c2`, `${sample} %c2 Sample %u0`),
  used(
    'image-operands-instruction',
    flat,
    `${sampleLod} %c2 Grad|MinLod %c2 %c2 %f0`,
    `${sampleLod} %c2 Lod|MinLod %f0 %f0`,
  ),
  used(
    'image-operands-instruction',
    storage,
    `${read} %n2 MakeTexelVisible|NonPrivateTexel %u1`,
    `${read} %n2 MakeTexelAvailable|NonPrivateTexel %u1`,
    vulkan,
  ),
  used(
    'image-operands-instruction',
    storage,
    'OpImageWrite %im %n2 %c4 MakeTexelAvailable|NonPrivateTexel %u1',
    'OpImageWrite %im %n2 %c4 MakeTexelVisible|NonPrivateTexel %u1',
    vulkan,
  ),
  used('image-operands-sample-present', samples, `${fetch} %n2 Sample %u0`, `${fetch} %n2`),
  used('image-operands-sample-present', storage, `${read} %n2`, `${read} %n2 Sample %u0`),
  used(
    'image-operands-sample-present',
    storageSamples,
    'OpImageWrite %im %n2 %c4 Sample %u0',
    'OpImageWrite %im %n2 %c4',
  ),
  used(
    'image-operands-non-private',
    storage,
    `${read} %n2 MakeTexelVisible|NonPrivateTexel %u1`,
    `${read} %n2 MakeTexelVisible %u1`,
    vulkan,
  ),
]

const values: readonly RuleCase[] = [
  typed('image-operands-dim', flat, rectangle, `${sample} %c2 Bias %f0`),
  typed('image-operands-dim', flat, rectangle, `${sampleLod} %c2 Lod %f0`),
  typed('image-operands-dim', solid, buffer, `${fetch} %n3 Lod %u0`),
  used('image-operands-dim', samples, `${fetch} %n2 Sample %u0`, `${fetch} %n2 Lod|Sample %u0 %u0`),
  typed('image-operands-dim', solid, cube, `${sample} %c3 ConstOffset %i3`),
  typed('image-operands-dim', flat, cube, `${gather} %c3 %u0 ConstOffsets %four`),
  used('image-operands-type', flat, `${sample} %c2 Bias %f0`, `${sample} %c2 Bias %d0`),
  used('image-operands-type', flat, `${sample} %c2 MinLod %f0`, `${sample} %c2 MinLod %u0`),
  used(
    'image-operands-type',
    flat,
    `${sampleLod} %c2 Lod|Offset %f0 %i2`,
    `${sampleLod} %c2 Lod|Offset %u0 %i2`,
  ),
  used('image-operands-type', flat, `${fetch} %n2 Lod %i1`, `${fetch} %n2 Lod %f1`),
  used('image-operands-type', samples, `${fetch} %n2 Sample %u0`, `${fetch} %n2 Sample %l0`),
  used(
    'image-operands-gradient',
    layered,
    `${sampleLod} %c3 Grad %c2 %c2`,
    `${sampleLod} %c3 Grad %c2 %c3`,
  ),
  used(
    'image-operands-gradient',
    cube,
    `${sampleLod} %c3 Grad|MinLod %c3 %c3 %f0`,
    `${sampleLod} %c3 Grad|MinLod %n3 %c3 %f0`,
  ),
  used('image-operands-offset', layered, `${sample} %c3 Offset %i2`, `${sample} %c3 Offset %i3`),
  used('image-operands-offset', flat, `${sample} %c2 Offset %n2`, `${sample} %c2 Offset %c2`),
  used(
    'image-operands-offset',
    solid,
    `${fetch} %n3 Lod|ConstOffset %u0 %i3`,
    `${fetch} %n3 Lod|ConstOffset %u0 %i2`,
  ),
  used(
    'image-operands-offsets',
    flat,
    `${gather} %c2 %u0 ConstOffsets %four`,
    `${gather} %c2 %u0 ConstOffsets %two`,
  ),
  used(
    'image-operands-offsets',
    flat,
    `${gather} %c2 %u0 ConstOffsets %four`,
    `${gather} %c2 %u0 ConstOffsets %wide`,
  ),
  used(
    'image-operands-offset-constant',
    flat,
    `${sample} %c2 ConstOffset %i2`,
    `${sample} %c2 ConstOffset %copy`,
    { body: '%copy = OpCopyObject %v2i %i2' },
  ),
  used(
    'image-operands-extension',
    signed,
    '%x = OpImageFetch %v4i %im %n2 SignExtend',
    '%x = OpImageFetch %v4i %im %n2 ZeroExtend',
  ),
  used(
    'image-operands-extension',
    untyped,
    '%x = OpImageFetch %v4u %im %n2 ZeroExtend',
    '%x = OpImageFetch %v4i %im %n2 ZeroExtend',
  ),
  used('image-operands-extension', flat, `${sample} %c2`, `${sample} %c2 SignExtend`),
  used(
    'image-operands-extension',
    '%void 2D 0 0 0 2 Rgba8',
    'OpImageWrite %im %n2 %i4 SignExtend',
    'OpImageWrite %im %n2 %i4 ZeroExtend',
  ),
  used(
    'image-operands-extension',
    untyped,
    '%x = OpImageSparseFetch %sparse_v4u %im %n2 SignExtend',
    '%x = OpImageSparseFetch %sparse_v4f %im %n2 SignExtend',
  ),
]

/** What image instructions ask of images, coordinates and image operands. */
export const imageAccessCases: readonly RuleCase[] = [
  ...images,
  ...coordinates,
  ...results,
  ...masks,
  ...values,
]
