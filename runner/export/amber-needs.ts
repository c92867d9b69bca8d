/** The features and extensions that a device needs for a module that declares a capability. */
export interface AmberNeeds {
  readonly extensions?: readonly string[]
  /** The names that Amber uses. */
  readonly features?: readonly string[]
}

/**
 * Capabilities that Amber can run, by name; modules that declare any other capability are not exported.
 * Names of the grammar, not aliases.
 */
export const amberNeeds: Readonly<Record<string, AmberNeeds>> = {
  Shader: {},
  Matrix: {},
  Int16: { features: ['shaderInt16'] },
  Int64: { features: ['shaderInt64'] },
  Float64: { features: ['shaderFloat64'] },
  Int8: { features: ['Float16Int8Features.shaderInt8'] },
  Float16: { features: ['Float16Int8Features.shaderFloat16'] },
  StorageBuffer8BitAccess: { features: ['Storage8BitFeatures.storageBuffer8BitAccess'] },
  UniformAndStorageBuffer8BitAccess: {
    features: ['Storage8BitFeatures.uniformAndStorageBuffer8BitAccess'],
  },
  StorageBuffer16BitAccess: { features: ['Storage16BitFeatures.storageBuffer16BitAccess'] },
  UniformAndStorageBuffer16BitAccess: {
    features: ['Storage16BitFeatures.uniformAndStorageBuffer16BitAccess'],
  },
  VariablePointersStorageBuffer: {
    features: ['VariablePointerFeatures.variablePointersStorageBuffer'],
  },
  VariablePointers: { features: ['VariablePointerFeatures.variablePointers'] },
  UntypedPointersKHR: { extensions: ['VK_KHR_shader_untyped_pointers'] },
  ReplicatedCompositesEXT: { extensions: ['VK_EXT_shader_replicated_composites'] },
  ConstantDataKHR: { extensions: ['VK_KHR_shader_constant_data'] },
}
