import { z } from 'zod'
import { computeDeviceSchema } from '../opencl/compute-device.ts'
import { deviceSchema } from '../vulkan/device.ts'

const schema = z.object({
  /** Version of the protocol. */
  harness: z.literal(1),
  tool: z.string().min(1),
  version: z.string(),
  /** What an accepting reply holds: nothing, disassembly, the module of some assembly, another module, or what is none. */
  makes: z.enum(['verdict', 'text', 'assembly', 'module', 'nothing']),
  /** Of a Vulkan driver. */
  device: deviceSchema.optional(),
  /** Of an OpenCL driver. */
  computeDevice: computeDeviceSchema.optional(),
  /** Whether a question may say what is to be done, behind the name of the environment. */
  options: z.boolean().default(false),
})

/** What a harness says of itself before it is asked anything. */
export type Hello = z.infer<typeof schema>

/** Reads the first frame of a harness; `undefined` when it is none of this protocol. */
export function readHello(body: Uint8Array): Hello | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(body.subarray(1)).toString('utf8')))
  } catch {
    return undefined
  }
}
