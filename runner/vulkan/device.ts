import { z } from 'zod'

/** A `VkCooperativeMatrixPropertiesKHR`: A has M rows and K columns, B has K rows and N columns, the others M rows and N columns. */
const cooperativeMatrix = z.object({
  m: z.number(),
  n: z.number(),
  k: z.number(),
  /** A `VkComponentTypeKHR` for each matrix. */
  a: z.number(),
  b: z.number(),
  c: z.number(),
  result: z.number(),
  /** 1 if the result saturates. */
  saturating: z.number(),
  /** A `VkScopeKHR`, whose values are those of `Scope`. */
  scope: z.number(),
})

/** The value that {@link cooperativeMatrix} describes. */
export type DeviceMatrix = z.infer<typeof cooperativeMatrix>

/** A Vulkan device, as the harness describes it in its greeting. */
export const deviceSchema = z.object({
  name: z.string(),
  driver: z.string(),
  /** Version of Vulkan: `1.4`. */
  vulkan: z.string(),
  limits: z.object({
    pushConstants: z.number(),
    sets: z.number(),
    /** Invocations of a workgroup, and in each dimension. */
    invocations: z.number(),
    subgroupSize: z.number(),
    localSize: z.tuple([z.number(), z.number(), z.number()]),
  }),
  /** Combinations of cooperative matrices that can be multiplied. */
  cooperativeMatrices: z.array(cooperativeMatrix),
  /** Versions, extensions, features and properties, written as in the registry of Vulkan. All are enabled. */
  offers: z.array(z.string()),
})

/** The value that {@link deviceSchema} describes. */
export type Device = z.infer<typeof deviceSchema>
