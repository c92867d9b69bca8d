import { z } from 'zod'
import { computeDeviceSchema } from '../opencl/compute-device.ts'
import { deviceSchema } from '../vulkan/device.ts'

const schema = z.object({
  /** Version of the protocol. */
  harness: z.literal(1),
  tool: z.string().min(1),
  version: z.string(),
  /**
   * The contents of an accepting reply: nothing, disassembly, the module of some assembly, another module, or something
   * else.
   */
  makes: z.enum(['verdict', 'text', 'assembly', 'module', 'nothing']),
  /** Present for a Vulkan driver. */
  device: deviceSchema.optional(),
  /** Present for an OpenCL driver. */
  computeDevice: computeDeviceSchema.optional(),
  /** Whether a question may have options, after the name of the environment. */
  options: z.boolean().default(false),
})

/** A harness's description of itself before it is asked anything. */
export type Hello = z.infer<typeof schema>

/** Reads the first frame of a harness; `undefined` if it does not follow this protocol. */
export function readHello(body: Uint8Array): Hello | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(body.subarray(1)).toString('utf8')))
  } catch {
    return undefined
  }
}
