import type { Skeleton } from './skeleton.ts'

/** Assembly of a module in the order of its sections (2.4), as far as it differs from the skeleton's. */
export interface Pieces {
  /** Which template it is rendered through; a compute shader when absent. */
  readonly skeleton?: Skeleton
  readonly capabilities?: string
  readonly extensions?: string
  readonly imports?: string
  readonly memoryModel?: string
  readonly entryPoints?: string
  /** Ids of the interface of the skeleton's entry point. */
  readonly interfaces?: string
  readonly modes?: string
  readonly debug?: string
  readonly annotations?: string
  /** After those of the stock that the module names. */
  readonly declarations?: string
  /** Functions in front of `%main`. */
  readonly before?: string
  /** The `OpFunction` of `%main`, which has one block, `%entry`. */
  readonly main?: string
  /** What stands between `%entry` and its `OpReturn`. */
  readonly body?: string
  /** What ends `%main`, `OpFunctionEnd` excepted. */
  readonly end?: string
  /** Functions behind `%main`. */
  readonly after?: string
}

/** A compute shader that does nothing, as without a skeleton. */
export const compute = { skeleton: 'compute' } satisfies Pieces

/** A fragment shader. */
export const fragment = { skeleton: 'fragment' } satisfies Pieces

/** A vertex shader. */
export const vertex = { skeleton: 'vertex' } satisfies Pieces

/** An OpenCL kernel. */
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

/** Descriptor set 0 and the bindings 0, 1, ... of variables. */
export function bindingsOf(variables: readonly string[]): string {
  return variables.map(bindingOf).join('\n')
}
