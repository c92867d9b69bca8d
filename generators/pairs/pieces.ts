/** The kinds of modules, each a template of that name. */
export const skeletons = ['compute', 'fragment', 'vertex', 'kernel', 'library'] as const

export type Skeleton = (typeof skeletons)[number]

/** The pieces of a module in the order of its sections (2.4), which are labels in the texts of pairs too. */
export const places = [
  'capabilities',
  'extensions',
  'imports',
  'memoryModel',
  'entryPoints',
  // Ids of the interface of the skeleton's entry point.
  'interfaces',
  'modes',
  'debug',
  'annotations',
  // After those of the stock that the module names.
  'declarations',
  // Functions in front of `%main`, its `OpFunction`, what its only block `%entry` has before `OpReturn`, and what ends it.
  'before',
  'main',
  'body',
  'end',
  // Functions after `%main`.
  'after',
] as const

/** Assembly of a module, as far as it differs from the skeleton's: a compute shader where none is named. */
export interface Pieces extends Readonly<Partial<Record<(typeof places)[number], string>>> {
  readonly skeleton?: Skeleton
}

/** A compute shader that does nothing, as without a skeleton. */
export const compute = { skeleton: 'compute' } satisfies Pieces
export const fragment = { skeleton: 'fragment' } satisfies Pieces
export const vertex = { skeleton: 'vertex' } satisfies Pieces
export const kernel = {
  skeleton: 'kernel',
  capabilities: 'Kernel Addresses',
} satisfies Pieces

/** Declarations without an entry point and without a function. */
export const library = {
  skeleton: 'library',
  capabilities: 'Shader Linkage',
} satisfies Pieces

/** A shader with numbers of all widths. */
export const wide = {
  capabilities: 'Shader Int64 Int16 Float64 Float16',
}

/** A shader whose pointers into PhysicalStorageBuffer have addresses. */
export const physicalStorage = {
  capabilities: 'Shader PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
} satisfies Pieces

/** A shader with untyped pointers. */
export const untypedPointers = {
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
} satisfies Pieces

/** A shader with cooperative matrices. */
export const cooperativeMatrices = {
  capabilities: 'Shader VulkanMemoryModel CooperativeMatrixKHR',
  extensions: 'OpExtension "SPV_KHR_cooperative_matrix"',
  memoryModel: 'OpMemoryModel Logical Vulkan',
} satisfies Pieces

/** Descriptor set 0 and a binding of a variable. */
export function bindingOf(variable: string, binding = 0): string {
  return `OpDecorate %${variable} DescriptorSet 0\nOpDecorate %${variable} Binding ${binding}`
}
