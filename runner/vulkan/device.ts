import { z } from 'zod'

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
    localSize: z.tuple([z.number(), z.number(), z.number()]),
  }),
  /** Versions, extensions, features and properties, written as in the registry of Vulkan. All are enabled. */
  offers: z.array(z.string()),
})

/** What {@link deviceSchema} describes. */
export type Device = z.infer<typeof deviceSchema>
