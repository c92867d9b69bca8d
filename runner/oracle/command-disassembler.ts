import { runPatiently } from '../process/run-patiently.ts'
import { octets } from './octets.ts'
import type { Disassembler } from './oracle.ts'
import { outputFailure } from './output-failure.ts'
import { createScratch } from './scratch.ts'
import type { Setup } from './setup.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'

/** `spirv-dis` as a disassembler. */
export function commandDisassembler(setup: Setup): Disassembler {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const scratch = createScratch()
  return {
    kind: 'disassembler',
    name,
    tool,
    version,
    command,
    disassemble: async (module) => {
      const file = scratch.write(octets(module), '.spv')
      const completion = await runPatiently(
        [...start, '--raw-id', '--no-color', file],
        { timeoutMs, memoryMiB, maxBytes: 256 * 1024 * 1024 },
        slots,
      )
      scratch.remove(file)
      return (
        outputFailure(completion, { messages: spirvToolsMessages, file }) ?? {
          kind: 'output',
          value: completion.kind === 'answered' ? completion.stdout : '',
        }
      )
    },
    close: scratch.close,
  }
}
