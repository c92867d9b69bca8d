import type { Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import { execute } from '#reference/execute/execute'
import type { Consumer, Dispatch, Output } from '#runner/oracle/oracle'

const keyOf = ({ set, binding }: Dispatch['buffers'][number]) => `${set},${binding}`

/** The bits of a scalar, the lowest byte first. */
const bits = (bytes: Uint8Array) => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** A device that runs modules in the interpreter after a change. */
export function plantedDevice(change: (module: Module) => Module): Consumer {
  return {
    kind: 'consumer',
    name: 'vulkan:planted',
    tool: 'planted',
    version: '1',
    command: 'planted',
    close: () => {},
    takeAll: async (questions) => questions.map(() => ({ kind: 'output', value: null })),
    runAll: async (runs) =>
      runs.map((run): Output<readonly Uint8Array[]> => {
        const { module, groups, buffers, specialization, entryPoint, pushConstants } = run
        const form = module instanceof Uint32Array ? read(module) : undefined
        if (form === undefined) return { kind: 'error', why: 'not a module in words' }
        const outcome = execute(encode(change(form)), {
          ...{ groups, entryPoint, pushConstants },
          bindings: new Map(buffers.map((buffer) => [keyOf(buffer), buffer.bytes])),
          specialization: new Map(specialization.map(({ id, bytes }) => [id, bits(bytes)])),
        })
        if (outcome.kind !== 'finished') return { kind: 'error', why: outcome.kind }
        const value = buffers.map(
          (buffer) => outcome.buffers.get(keyOf(buffer))?.bytes ?? buffer.bytes,
        )
        return { kind: 'output', value }
      }),
  }
}
