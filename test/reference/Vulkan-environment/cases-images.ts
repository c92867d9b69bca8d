import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { body, declared, fragment, lines, parts } from './case.ts'

const bound = (...names: readonly string[]) =>
  names
    .map((name, n) => `OpDecorate %${name} DescriptorSet 0\nOpDecorate %${name} Binding ${n}`)
    .join('\n')

const capabilities = lines(
  'OpCapability Shader',
  'OpCapability ImageQuery',
  'OpCapability StorageImageReadWithoutFormat',
  'OpCapability InputAttachment',
  'OpCapability ImageGatherExtended',
  'OpCapability Float64',
)

/** A shader with storage images of unsigned integers: `%i` with a format, `%j` without. */
function accessed(format: string): Pieces {
  return {
    minor: 4,
    capabilities: lines(
      'OpCapability Shader',
      'OpCapability StorageImageReadWithoutFormat',
      'OpCapability StorageImageExtendedFormats',
    ),
    annotations: bound('v', 'w'),
    interface: '%v %w',
    declarations: lines(
      `%formatted = OpTypeImage %u32 2D 0 0 0 2 ${format}`,
      '%unknown = OpTypeImage %u32 2D 0 0 0 2 Unknown',
      '%pf = OpTypePointer UniformConstant %formatted',
      '%pu_image = OpTypePointer UniformConstant %unknown',
      '%v = OpVariable %pf UniformConstant',
      '%w = OpVariable %pu_image UniformConstant',
      '%v2u0 = OpConstantNull %v2u',
      '%texel = OpConstantNull %v4u',
    ),
    locals: '%i = OpLoad %formatted %v\n%j = OpLoad %unknown %w',
  }
}

const images: Pieces = {
  ...fragment(),
  capabilities,
  annotations: bound('v', 'w', 's', 'c', 'sub'),
  declarations: `%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%cube = OpTypeImage %f32 3D 0 0 0 1 Unknown
%storage = OpTypeImage %f32 2D 0 0 0 2 Unknown
%subpass = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%sampled_cube = OpTypeSampledImage %cube
%pi = OpTypePointer UniformConstant %image
%pc = OpTypePointer UniformConstant %cube
%ps = OpTypePointer UniformConstant %storage
%pt = OpTypePointer UniformConstant %sampler
%psub = OpTypePointer UniformConstant %subpass
%v = OpVariable %pi UniformConstant
%w = OpVariable %pt UniformConstant
%s = OpVariable %ps UniformConstant
%c = OpVariable %pc UniformConstant
%sub = OpVariable %psub UniformConstant
%private_sampler = OpTypePointer Private %sampler
%private_image = OpTypePointer Private %image
%held_sampler = OpVariable %private_sampler Private
%held_image = OpVariable %private_image Private
%at = OpConstantComposite %v2f %f0 %f1
%at3 = OpConstantComposite %v3f %f0 %f1 %f1
%ati = OpConstantComposite %v2i %i0 %i1
%origin = OpConstantComposite %v2i %i0 %i0`,
}
const loads = `%i = OpLoad %image %v
%t = OpLoad %sampler %w
%si = OpSampledImage %sampled %i %t
%cubes = OpLoad %cube %c
%sc = OpSampledImage %sampled_cube %cubes %t
%st = OpLoad %storage %s
%in = OpLoad %subpass %sub
%number = OpIAdd %u32 %u0 %u1`

function used(rule: string, valid: string, invalid: string): RuleCase {
  return body(rule, `${loads}\n%x = ${valid}`, `${loads}\n%x = ${invalid}`, images)
}

/** With a capability that Vulkan has only where Dim Rect is blamed for it. */
const rectangles = `${capabilities}\nOpCapability SampledRect`

function typed(rule: string, valid: string, invalid: string): RuleCase {
  const declaring = (type: string): Pieces => ({
    capabilities: type.includes('Rect') ? rectangles : capabilities,
    declarations: `%t = ${type}`,
  })
  return parts(rule, declaring(valid), declaring(invalid), fragment())
}

const atomics = (format: string): Pieces => ({
  annotations: bound('v'),
  declarations: `%image = OpTypeImage %u32 2D 0 0 0 2 ${format}
%pi = OpTypePointer UniformConstant %image
%texel = OpTypePointer Image %u32
%v = OpVariable %pi UniformConstant
%at = OpConstantComposite %v2u %u0 %u1`,
  body: `%p = OpImageTexelPointer %texel %v %at %u0
%x = OpAtomicIAdd %u32 %p %u1 %u0 %u1`,
})

const heapAtomics = (format: string): Pieces => ({
  minor: 4,
  capabilities:
    'OpCapability Shader\nOpCapability DescriptorHeapEXT\nOpCapability StorageImageExtendedFormats',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"\nOpExtension "SPV_EXT_descriptor_heap"',
  interface: '%heap',
  annotations: 'OpDecorate %heap BuiltIn ResourceHeapEXT\nOpDecorate %images ArrayStride 64',
  declarations: `%image = OpTypeImage %u32 2D 0 0 0 2 ${format}
%images = OpTypeRuntimeArray %image
%untyped = OpTypeUntypedPointerKHR UniformConstant
%texel = OpTypeUntypedPointerKHR Image
%heap = OpUntypedVariableKHR %untyped UniformConstant
%at = OpConstantComposite %v2u %u0 %u1`,
  body: `%one = OpUntypedAccessChainKHR %untyped %images %heap %u0
%p = OpUntypedImageTexelPointerEXT %texel %image %one %at %u0
%x = OpAtomicIAdd %u32 %p %u1 %u0 %u1`,
})

/** Images. */
export const imageCases: readonly RuleCase[] = [
  typed(
    'image-sampled-type',
    'OpTypeImage %u32 2D 0 0 0 1 Unknown',
    'OpTypeImage %void 2D 0 0 0 1 Unknown',
  ),
  typed(
    'image-sampled-operand',
    'OpTypeImage %f32 2D 0 0 0 1 Unknown',
    'OpTypeImage %f32 2D 0 0 0 0 Unknown',
  ),
  typed(
    'image-format-type',
    'OpTypeImage %u32 2D 0 0 0 2 R32i',
    'OpTypeImage %u32 2D 0 0 0 2 R32f',
  ),
  typed(
    'image-format-signedness',
    'OpTypeImage %u32 2D 0 0 0 2 R32ui',
    'OpTypeImage %u32 2D 0 0 0 2 R32i',
  ),
  typed(
    'image-format-type',
    'OpTypeImage %f32 2D 0 0 0 2 Rgba8',
    'OpTypeImage %i32 2D 0 0 0 2 Rgba8',
  ),
  body(
    'image-access-signedness',
    '%x = OpImageRead %v4u %i %v2u0',
    '%x = OpImageRead %v4u %i %v2u0 SignExtend',
    accessed('R32ui'),
  ),
  body(
    'image-access-signedness',
    'OpImageWrite %i %v2u0 %texel ZeroExtend',
    'OpImageWrite %i %v2u0 %texel SignExtend',
    accessed('Rgba8ui'),
  ),
  body(
    'image-access-signedness',
    '%x = OpImageRead %v4u %j %v2u0 SignExtend',
    '%x = OpImageRead %v4u %i %v2u0 SignExtend',
    accessed('Rgba32ui'),
  ),
  body(
    'image-access-signedness',
    '%x = OpImageRead %v4u %i %v2u0 SignExtend',
    '%x = OpImageRead %v4u %i %v2u0 ZeroExtend',
    accessed('R32i'),
  ),
  body(
    'image-access-signedness',
    'OpImageWrite %i %v2u0 %texel SignExtend',
    'OpImageWrite %i %v2u0 %texel',
    accessed('Rgba8i'),
  ),
  typed(
    'no-rect-images',
    'OpTypeImage %f32 2D 0 0 0 1 Unknown',
    'OpTypeImage %f32 Rect 0 0 0 1 Unknown',
  ),
  typed(
    'subpass-image',
    'OpTypeImage %f32 SubpassData 0 0 0 2 Unknown',
    'OpTypeImage %f32 SubpassData 0 1 0 2 Unknown',
  ),
  declared(
    'sampled-image-sampled',
    '%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%t = OpTypeSampledImage %i',
    '%i = OpTypeImage %f32 2D 0 0 0 2 Unknown\n%t = OpTypeSampledImage %i',
  ),
  parts('texel-pointer-format', atomics('R32ui'), atomics('Rg32ui'), {
    capabilities: 'OpCapability Shader\nOpCapability StorageImageExtendedFormats',
  }),
  used('query-sampled', 'OpImageQueryLevels %u32 %i', 'OpImageQueryLevels %u32 %st'),
  used('subpass-coordinate', 'OpImageRead %v4f %in %origin', 'OpImageRead %v4f %in %ati'),
  body(
    'subpass-coordinate',
    `${loads}\n%x = OpImageRead %v4f %in %zeros`,
    `${loads}\n%x = OpImageRead %v4f %in %ones`,
    {
      ...images,
      capabilities: `${capabilities}\nOpCapability ReplicatedCompositesEXT`,
      extensions: 'OpExtension "SPV_EXT_replicated_composites"',
      declarations: lines(
        images.declarations ?? '',
        '%zeros = OpConstantCompositeReplicateEXT %v2i %i0',
        '%ones = OpConstantCompositeReplicateEXT %v2i %i1',
      ),
    },
  ),
  used(
    'offset-sampled',
    'OpImageFetch %v4f %i %ati ConstOffset %ati',
    'OpImageRead %v4f %st %ati ConstOffset %ati',
  ),
  used(
    'gather-component-constant',
    'OpImageGather %v4f %si %at %u1',
    'OpImageGather %v4f %si %at %number',
  ),
  used(
    'depth-reference-not-3d',
    'OpImageSampleDrefImplicitLod %f32 %si %at %f1',
    'OpImageSampleDrefImplicitLod %f32 %sc %at3 %f1',
  ),
  used('image-read-four-components', 'OpImageRead %v4f %st %ati', 'OpImageRead %v2f %st %ati'),
  used('opaque-undef', 'OpUndef %f32', 'OpUndef %image'),
  used('load-sampler', 'OpLoad %sampler %w', 'OpLoad %sampler %held_sampler'),
  used('load-image', 'OpLoad %image %v', 'OpLoad %image %held_image'),
  parts('untyped-texel-pointer-format', heapAtomics('R32ui'), heapAtomics('Rg32ui')),
]
