import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { read } from '#generators/words/read'
import type { Consumer } from '#runner/oracle/oracle'
import type { MiscompilerPlant } from './plant.ts'

/** A faulty optimiser as a tool within this process. */
export function plantedOptimiser({ name, change }: MiscompilerPlant): Consumer {
  return {
    ...{ kind: 'consumer', name, tool: name, version: '1.0', command: `${name} {file} {out}` },
    writesModules: true,
    close: () => {},
    takeAll: async (questions) =>
      questions.map(({ module }) => {
        const form = module instanceof Uint32Array ? read(module) : undefined
        if (form === undefined) return { kind: 'error', why: 'not a module in words' }
        return { kind: 'output', value: toBytes(encode(change(form))) }
      }),
  }
}
