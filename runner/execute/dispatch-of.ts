import { decode } from '#reference/decode/decode'
import type { Request } from '#reference/execute/request'
import type { Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import type { DeviceDraw, DeviceImage, Dispatch } from '../oracle/oracle.ts'

const specId = enumerantByName('Decoration', 'SpecId')?.value
const computes = ['GLCompute', 'Kernel'].map(
  (name) => enumerantByName('ExecutionModel', name)?.value,
)

/** Bytes of the specialization constant with that SpecId; those of a Boolean are those of a `VkBool32`. */
function sizeOf(module: Module, id: number): number {
  for (const name of ['OpSpecConstant', 'OpSpecConstantTrue', 'OpSpecConstantFalse'])
    for (const { result } of module.all(name)) {
      const decorations = module.decorations(result)
      if (
        !decorations.some(
          ({ decoration, operands }) => decoration === specId && operands[0]?.value === id,
        )
      )
        continue
      const type = module.typeOf(result)
      return type?.name === 'OpTypeBool' ? 4 : (type?.operands[0]?.value ?? 32) / 8
    }
  return 4
}

/** The lowest byte first. */
function littleEndian(value: bigint, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, byteIndex) =>
    Number((value >> BigInt(8 * byteIndex)) & 0xffn),
  )
}

function firstName(module: Module): string {
  const entry = module
    .all('OpEntryPoint')
    .find((instruction) => computes.includes(instruction.valueAt(0)))
  return entry === undefined ? '' : (module.string(entry.word + 3) ?? '')
}

/**
 * The dispatch of a device that corresponds to `request` of the interpreter; its buffers are the bindings of the
 * request, in order.
 *
 * @param draw the draw of the request, with the formats of attributes and attachments.
 * @param images the images of the request by the keys of their bindings.
 */
export function dispatchOf(
  words: Uint32Array,
  request: Request,
  draw?: DeviceDraw,
  images: ReadonlyMap<string, DeviceImage> = new Map(),
): Dispatch {
  const { module } = decode(words)
  return {
    ...(draw === undefined ? {} : { draw }),
    ...(images.size === 0
      ? {}
      : {
          images: [...(request.bindings?.keys() ?? [])].flatMap((key, buffer) => {
            const image = images.get(key)
            return image === undefined ? [] : [{ ...image, buffer }]
          }),
        }),
    module: words,
    entryPoint: request.entryPoint ?? firstName(module),
    groups: request.groups,
    ...(request.localSize === undefined ? {} : { localSize: request.localSize }),
    pushConstants: request.pushConstants ?? new Uint8Array(),
    arguments: request.arguments ?? [],
    specialization: [...(request.specialization ?? [])].map(([id, value]) => ({
      id,
      bytes: typeof value === 'bigint' ? littleEndian(value, sizeOf(module, id)) : value,
    })),
    buffers: [...(request.bindings ?? [])].map(([key, bytes]) => {
      const [set = 0, binding = 0] = key.split(',').map(Number)
      return { set, binding, bytes }
    }),
  }
}
