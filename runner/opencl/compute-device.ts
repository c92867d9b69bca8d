import { z } from 'zod'

/** An OpenCL device, as its harness describes it in its greeting. */
export const computeDeviceSchema = z.object({
  name: z.string(),
  /** 32 or 64. */
  addressBits: z.number(),
  /** Versions of SPIR-V that it takes: `SPIR-V_1.2`. */
  versions: z.array(z.string()),
  /** Extensions of SPIR-V. */
  extensions: z.array(z.string()),
  /** Extended instruction sets. */
  instructionSets: z.array(z.string()),
  /** Values of `Capability`. */
  capabilities: z.array(z.number()),
})

/** The value that {@link computeDeviceSchema} describes. */
export type ComputeDevice = z.infer<typeof computeDeviceSchema>
