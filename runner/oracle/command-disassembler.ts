import type { Completion } from '../process/completion.ts'
import { createPatience } from '../process/patience.ts'
import { runBatch } from '../process/run-batch.ts'
import { runPatiently } from '../process/run-patiently.ts'
import { stackOf } from '../process/stack-of.ts'
import { octets } from './octets.ts'
import type { Disassembler, Output, Variants } from './oracle.ts'
import { outputFailure } from './output-failure.ts'
import { createScratch } from './scratch.ts'
import type { ToolSetup } from './setup.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'

const usual = ['--raw-id']

/**
 * `spirv-dis` as a disassembler.
 *
 * @param variants the options that it can be given; none when absent.
 */
export function commandDisassembler(setup: ToolSetup, variants?: Variants): Disassembler {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const scratch = createScratch()
  const patience = createPatience()
  const limits = { timeoutMs, memoryMiB, patience, maxBytes: 256 * 1024 * 1024 }
  const words = (file: string, options: readonly string[] = usual) => [
    ...start,
    ...options,
    '--no-color',
    file,
  ]
  const outputOf = (completion: Completion, file: string): Output<string> =>
    outputFailure(completion, { messages: spirvToolsMessages, file }) ?? {
      kind: 'output',
      value: completion.kind === 'answered' ? completion.stdout : '',
    }
  return {
    kind: 'disassembler',
    name,
    tool,
    version,
    command,
    ...(variants === undefined ? {} : { options: variants }),
    disassemble: async (module, options) => {
      const file = scratch.write(octets(module), '.spv')
      const completion = await runPatiently(words(file, options), limits, slots)
      scratch.remove(file)
      return outputOf(completion, file)
    },
    disassembleAll: async (modules) => {
      const files = modules.map((module) => scratch.write(octets(module), '.spv'))
      const asked = files.map((file) => words(file))
      const completions = await runBatch(asked, { ...limits, slots })
      for (const file of files) scratch.remove(file)
      return completions.map((completion, index) => outputOf(completion, files[index] ?? ''))
    },
    stack: async ({ module }) => {
      const file = scratch.write(octets(module), '.spv')
      const frames = await stackOf(words(file), timeoutMs)
      scratch.remove(file)
      return frames
    },
    close: scratch.close,
  }
}
