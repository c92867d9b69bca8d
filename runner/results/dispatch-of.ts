import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import type { Dispatch } from '../oracle/oracle.ts'
import { type RunFile, requestOf } from './run-file.ts'

const specId = enumerantByName('Decoration', 'SpecId')?.value

/** Bytes of the specialization constant with that SpecId; those of a Boolean are those of a `VkBool32`. */
function sizeOf(module: Module, id: number): number {
  for (const name of ['OpSpecConstant', 'OpSpecConstantTrue', 'OpSpecConstantFalse'])
    for (const { result } of module.all(name)) {
      const said = module.decorations(result)
      if (
        !said.some(({ decoration, operands }) => decoration === specId && operands[0]?.value === id)
      )
        continue
      const type = module.typeOf(result)
      return type?.name === 'OpTypeBool' ? 4 : (type?.operands[0]?.value ?? 32) / 8
    }
  return 4
}

/** The lowest byte first. */
function littleEndian(value: bigint, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn))
}

/** What a device runs for a case; its buffers are those of the input, in the order of the file. */
export function dispatchOf(words: Uint32Array, file: RunFile): Dispatch {
  const { module } = decode(words)
  const { specialization = new Map<number, bigint | Uint8Array>() } = requestOf(file)
  return {
    module: words,
    entryPoint: file.entryPoint,
    groups: file.dispatch,
    specialization: [...specialization].map(([id, value]) => ({
      id,
      bytes: typeof value === 'bigint' ? littleEndian(value, sizeOf(module, id)) : value,
    })),
    buffers: Object.entries(file.input).map(([binding, digits]) => ({
      set: 0,
      binding: Number(binding),
      bytes: Uint8Array.from(Buffer.from(digits, 'hex')),
    })),
  }
}
