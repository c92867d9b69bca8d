import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** Pairs of the rules on capabilities that types of images ask for. */
export const pairs = [
  pairOf`image-type-capability/storage
storage images of all dimensions have the capabilities for them
capabilities: Shader InputAttachment {Image1D | only-sampled-1d: Sampled1D}
{ImageRect | only-sampled-rect: SampledRect} {ImageBuffer | only-sampled-buffer: SampledBuffer}
{ImageCubeArray | only-sampled-cube-array: SampledCubeArray}
{StorageImageMultisample | multisampled-without-its-own:} {ImageMSArray | multisampled-array-without-its-own:}
declarations: %line = OpTypeImage %float 1D 0 0 0 2 Rgba32f
%rectangle = OpTypeImage %float Rect 0 0 0 2 Rgba32f
%bytes = OpTypeImage %float Buffer 0 0 0 2 Rgba32f
%cube = OpTypeImage %float Cube 0 0 0 2 Rgba32f
%cubes = OpTypeImage %float Cube 0 1 0 2 Rgba32f
%multisampled = OpTypeImage %float 2D 0 0 1 2 Rgba32f
%multisampled_array = OpTypeImage %float 2D 0 1 1 2 Rgba32f
%attachment = OpTypeImage %float SubpassData 0 0 1 2 Unknown`,
  pairOf`image-type-capability/one-storage-image
without images for anything else, a storage image has its capability
capabilities: Shader {StorageImageMultisample | multisampled:}
declarations: %plain = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%multisampled = OpTypeImage %float 2D 0 0 1 2 Rgba32f`,
  pairOf`image-type-capability/sampled
sampled images need the capabilities for storage images not at all
capabilities: Shader Sampled1D SampledRect SampledBuffer SampledCubeArray
declarations: %line = OpTypeImage %float 1D 0 0 0 {1 | storage-1d: 2} Unknown
%rectangle = OpTypeImage %float Rect 0 0 0 {1 | storage-rect: 2} Unknown
%bytes = OpTypeImage %float Buffer 0 0 0 {1 | storage-buffer: 2} Unknown
%cubes = OpTypeImage %float Cube 0 1 0 {1 | storage-cubes: 2} Unknown
%multisampled = OpTypeImage %float 2D 0 0 1 {1 | storage-multisampled: 2} Unknown
%multisampled_array = OpTypeImage %float 2D 0 1 1 {1 | storage-multisampled-array: 2} Unknown`,
  pairOf`image-type-capability/cubes
arrays of cubes that are sampled have their capability, cubes do not need it
capabilities: Shader {SampledCubeArray | without-it:}
declarations: %cube = OpTypeImage %float Cube 0 0 0 1 Unknown
%cubes = OpTypeImage %float Cube 0 1 0 1 Unknown`,
  pairOf`image-type-capability/cubes-at-run-time
arrays of cubes of which only a run shows whether they are sampled have the capability for sampled ones
capabilities: Shader {SampledCubeArray | without-it:}
declarations: %cubes = OpTypeImage %float Cube 0 1 0 0 Unknown`,
  pairOf`kernel-image-capability/images in spv1.0, spv1.6
kernels with images that are read or written declare that they have them
${kernel}
capabilities: ${kernel.capabilities} {ImageBasic | without-it:}
declarations: %read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%written = OpTypeImage %void 3D 0 0 0 0 Unknown WriteOnly`,
  pairOf`kernel-image-capability/samplers in spv1.0, spv1.6
kernels with samplers declare that they have images
${kernel}
capabilities: ${kernel.capabilities} {ImageBasic | without-it:}
declarations: %sampler = OpTypeSampler`,
  pairOf`kernel-image-capability/both-ways in spv1.0, spv1.6
kernels with images that are both read and written declare that they have those
${kernel}
capabilities: ${kernel.capabilities} {ImageReadWrite | only-basic: ImageBasic}
declarations: %read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%changed = OpTypeImage %void 2D 0 0 0 0 Unknown ReadWrite`,
]
