import type { Pieces } from './pieces.ts'

const capabilities = [
  'Shader',
  'ImageQuery',
  'Image1D',
  'ImageBuffer',
  'ImageCubeArray',
  'ImageRect',
  'InputAttachment',
  'StorageImageMultisample',
  'ImageMSArray',
  'SparseResidency',
  'MinLod',
  'ImageGatherExtended',
  'Float64',
  'Int64',
]

/** What a test of image access needs beside images: coordinates, offsets, results. */
const declarations = `%f64 = OpTypeFloat 64
%u64 = OpTypeInt 64 0
%v3i = OpTypeVector %i32 3
%v4i = OpTypeVector %i32 4
%arr2 = OpTypeArray %v2i %u2
%offsets_type = OpTypeArray %v2i %u4
%wide_offsets_type = OpTypeArray %v3i %u4
%sparse_v4f = OpTypeStruct %u32 %v4f
%sparse_v4u = OpTypeStruct %u32 %v4u
%sparse_f = OpTypeStruct %u32 %f32
%by_float = OpTypeStruct %f32 %v4f
%by_float_f = OpTypeStruct %f32 %f32
%three = OpTypeStruct %u32 %v4f %v4f
%d0 = OpConstant %f64 0
%l0 = OpConstant %u64 0
%c2 = OpConstantComposite %v2f %f0 %f1
%c3 = OpConstantComposite %v3f %f0 %f1 %f1
%c4 = OpConstantComposite %v4f %f0 %f1 %f1 %f1
%n2 = OpConstantComposite %v2u %u0 %u1
%n3 = OpConstantComposite %v3u %u0 %u1 %u1
%n4 = OpConstantComposite %v4u %u0 %u1 %u1 %u1
%i2 = OpConstantComposite %v2i %i0 %i1
%i3 = OpConstantComposite %v3i %i0 %i1 %i1
%i4 = OpConstantComposite %v4i %i0 %i1 %i1 %i1
%two = OpConstantComposite %arr2 %i2 %i2
%four = OpConstantComposite %offsets_type %i2 %i2 %i2 %i2
%wide = OpConstantComposite %wide_offsets_type %i3 %i3 %i3 %i3`

/** One image and what is done with it. */
interface Access {
  /** Operands of `OpTypeImage`. */
  readonly image: string
  /** An instruction that takes the image `%im` or, combined with a sampler, `%si`. */
  readonly use: string
  readonly more?: Pieces
}

function access({ image, use, more = {} }: Access): Pieces {
  const sampled = use.includes('%si')
  return {
    minor: 5,
    entryPoints: 'OpEntryPoint Fragment %main "main" %v',
    modes: 'OpExecutionMode %main OriginUpperLeft',
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    ...more,
    capabilities: [
      ...capabilities.map((name) => `OpCapability ${name}`),
      more.capabilities ?? '',
    ].join('\n'),
    declarations: `${declarations}
%image = OpTypeImage ${image}
${sampled ? '%type = OpTypeSampledImage %image' : ''}
%pointer = OpTypePointer UniformConstant ${sampled ? '%type' : '%image'}
%v = OpVariable %pointer UniformConstant
${more.declarations ?? ''}`,
    body: `${sampled ? '%si = OpLoad %type %v' : '%im = OpLoad %image %v'}
${more.body ?? ''}
${use}`,
  }
}

/** A module that does this with such an image. */
export function accessing(image: string, use: string, more: Pieces = {}): Pieces {
  return access({ image, use, more })
}
