import { existsSync, readFileSync } from 'node:fs'
import { runPatiently } from '../process/run-patiently.ts'
import type { Assembler } from './oracle.ts'
import { outputFailure } from './output-failure.ts'
import { createScratch } from './scratch.ts'
import type { Setup } from './setup.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'

/** `spirv-as` as an assembler. */
export function commandAssembler(setup: Setup): Assembler {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const scratch = createScratch()
  return {
    kind: 'assembler',
    name,
    tool,
    version,
    command,
    assemble: async (text, environment) => {
      const file = scratch.write(text, '.spvasm')
      const result = scratch.path('.spv')
      const completion = await runPatiently(
        [
          ...start,
          '--preserve-numeric-ids',
          '--target-env',
          environment.name,
          ...['-o', result],
          file,
        ],
        { timeoutMs, memoryMiB },
        slots,
      )
      scratch.remove(file)
      const failure = outputFailure(completion, { messages: spirvToolsMessages, file })
      if (failure !== undefined) return failure
      if (!existsSync(result)) return { kind: 'error', why: 'exit code 0, but no module written' }
      const value = new Uint8Array(readFileSync(result))
      scratch.remove(result)
      return { kind: 'output', value }
    },
    close: scratch.close,
  }
}
