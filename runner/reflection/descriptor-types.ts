/** The Vulkan descriptor types that modules of this kind have. */
export const descriptorTypeNames = [
  'storage buffer',
  'uniform buffer',
  'sampled image',
  'storage image',
  'storage texel buffer',
  'uniform texel buffer',
  'sampler',
  'combined image sampler',
  'input attachment',
] as const

/** One of {@link descriptorTypeNames}. */
export type DescriptorType = (typeof descriptorTypeNames)[number]

/** The descriptor type that the text gives to each instruction with a descriptor set and binding. */
export const descriptorTypes: ReadonlyMap<string, DescriptorType> = new Map([
  ['ArgumentStorageBuffer', 'storage buffer'],
  ['ArgumentUniform', 'uniform buffer'],
  ['ArgumentPodStorageBuffer', 'storage buffer'],
  ['ArgumentPodUniform', 'uniform buffer'],
  ['ArgumentSampledImage', 'sampled image'],
  ['ArgumentStorageImage', 'storage image'],
  ['ArgumentSampler', 'sampler'],
  ['ConstantDataStorageBuffer', 'storage buffer'],
  ['ConstantDataUniform', 'uniform buffer'],
  ['LiteralSampler', 'sampler'],
  ['ArgumentPointerUniform', 'uniform buffer'],
  ['ProgramScopeVariablesStorageBuffer', 'storage buffer'],
  ['ImageArgumentInfoChannelOrderUniform', 'uniform buffer'],
  ['ImageArgumentInfoChannelDataTypeUniform', 'uniform buffer'],
  ['ArgumentStorageTexelBuffer', 'storage texel buffer'],
  ['ArgumentUniformTexelBuffer', 'uniform texel buffer'],
  ['PrintfBufferStorageBuffer', 'storage buffer'],
])
