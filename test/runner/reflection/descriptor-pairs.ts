import { pair, type ReflectionPair } from './pair.ts'
import { buffer, image, opaque, sampled2d, samplers, uniform } from './parts.ts'

const storageArgument = 'ArgumentStorageBuffer %kernel %uint_0 %uint_0 %uint_1'

/** Bindings, descriptors and ordinals. */
export const descriptorPairs: readonly ReflectionPair[] = [
  pair(['variable-not-reflected', 'variable-missing'], 'binding', image, 'Binding 1', 'Binding 2'),
  pair(
    ['variable-not-reflected', 'variable-missing'],
    'descriptor set',
    image,
    '%uint_0 %uint_1',
    '%uint_7 %uint_1',
  ),
  pair(
    'storage-class-differs',
    'sampled image in a buffer',
    buffer,
    storageArgument,
    'ArgumentSampledImage %kernel %uint_0 %uint_0 %uint_1',
  ),
  pair(
    'storage-class-differs',
    'uniform in StorageBuffer',
    buffer,
    'ArgumentStorageBuffer',
    'ArgumentUniform',
  ),
  pair(
    'descriptor-type-differs',
    'storage buffer in Uniform',
    uniform,
    'ArgumentPodUniform %kernel %uint_1',
    'ArgumentPodStorageBuffer %kernel %uint_1',
  ),
  pair(
    'descriptor-type-differs',
    'storage for sampled',
    image,
    'ArgumentSampledImage',
    'ArgumentStorageImage',
  ),
  pair(
    'descriptor-type-differs',
    'sampled for storage',
    opaque(
      'OpTypeImage %float 2D 0 0 0 2 R32f',
      '%arg = R ArgumentStorageImage %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentStorageImage',
    'ArgumentSampledImage',
  ),
  pair(
    'descriptor-type-differs',
    'sampler for image',
    image,
    'ArgumentSampledImage',
    'ArgumentSampler',
  ),
  pair(
    'descriptor-type-differs',
    'image for sampler',
    opaque('OpTypeSampler', '%literal = R LiteralSampler %uint_0 %uint_1 %uint_5'),
    'OpTypeSampler',
    sampled2d,
  ),
  pair(
    'descriptor-type-differs',
    'texel buffer for image',
    opaque(
      'OpTypeImage %float Buffer 0 0 0 1 Unknown',
      '%arg = R ArgumentUniformTexelBuffer %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentUniformTexelBuffer',
    'ArgumentSampledImage',
  ),
  pair(
    'descriptor-type-differs',
    'other texel buffer',
    opaque(
      'OpTypeImage %float Buffer 0 0 0 2 R32f',
      '%arg = R ArgumentStorageTexelBuffer %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentStorageTexelBuffer',
    'ArgumentUniformTexelBuffer',
  ),
  pair(
    'binding-shared',
    'two buffers',
    {
      ...buffer,
      reflection: `${buffer.reflection}\n%brg = R ArgumentStorageBuffer %kernel_copy %uint_1 %uint_0 %uint_1`,
    },
    '%kernel_copy',
    '%kernel',
  ),
  pair(
    'binding-shared',
    'a buffer and one of all kernels',
    {
      ...buffer,
      reflection: `${buffer.reflection}\n%printed = R PrintfBufferStorageBuffer %uint_0 %uint_2 %uint_64`,
      annotations: `${buffer.annotations}\nOpDecorate %more DescriptorSet 0\nOpDecorate %more Binding 2`,
      types: `${buffer.types}\n%more = OpVariable %to_block StorageBuffer`,
    },
    'PrintfBufferStorageBuffer %uint_0 %uint_2',
    'PrintfBufferStorageBuffer %uint_0 %uint_1',
  ),
  pair(
    'variable-not-reflected',
    'used by the kernel',
    buffer,
    'ArgumentStorageBuffer %kernel ',
    'ArgumentStorageBuffer %kernel_copy ',
  ),
  pair(
    'ordinal-clash',
    'a sampler and a number',
    samplers,
    'ArgumentPodPushConstant %kernel %uint_1',
    'ArgumentPodPushConstant %kernel %uint_0',
  ),
  pair(
    'ordinal-of-other-kind',
    'a mask for a number',
    samplers,
    'MaskPushConstant %kernel %uint_0 ',
    'MaskPushConstant %kernel %uint_1 ',
  ),
]
