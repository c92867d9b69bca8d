import { existsSync, readFileSync } from 'node:fs'
import type { Environment } from '#spec/environments'
import type { Completion } from '../process/completion.ts'
import { createPatience } from '../process/patience.ts'
import { runBatch } from '../process/run-batch.ts'
import { runPatiently } from '../process/run-patiently.ts'
import type { Assembler, Output } from './oracle.ts'
import { outputFailure } from './output-failure.ts'
import { createScratch } from './scratch.ts'
import type { ToolSetup } from './setup.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'

/** `spirv-as` as an assembler. */
export function commandAssembler(setup: ToolSetup): Assembler {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const scratch = createScratch()
  const limits = { timeoutMs, memoryMiB, patience: createPatience() }
  const words = (file: string, result: string, { name: target }: Environment) => [
    ...start,
    '--preserve-numeric-ids',
    '--target-env',
    target,
    ...['-o', result],
    file,
  ]
  /** The result of a file, which is removed, as is the result. */
  const outputOf = (completion: Completion, file: string, result: string): Output<Uint8Array> => {
    scratch.remove(file)
    const failure = outputFailure(completion, { messages: spirvToolsMessages, file })
    const value = existsSync(result) ? new Uint8Array(readFileSync(result)) : undefined
    scratch.remove(result)
    if (failure !== undefined) return failure
    return value === undefined
      ? { kind: 'error', why: 'exit code 0, but no module written' }
      : { kind: 'output', value }
  }
  return {
    kind: 'assembler',
    name,
    tool,
    version,
    command,
    assemble: async (text, environment) => {
      const file = scratch.write(text, '.spvasm')
      const result = scratch.path('.spv')
      const completion = await runPatiently(words(file, result, environment), limits, slots)
      return outputOf(completion, file, result)
    },
    assembleAll: async (sources) => {
      const asked = sources.map(({ text, environment }) => ({
        file: scratch.write(text, '.spvasm'),
        result: scratch.path('.spv'),
        environment,
      }))
      const completions = await runBatch(
        asked.map(({ file, result, environment }) => words(file, result, environment)),
        { ...limits, slots },
      )
      return asked.map(({ file, result }, index) =>
        outputOf(completions[index] ?? { kind: 'not-started', why: 'was not run' }, file, result),
      )
    },
    close: scratch.close,
  }
}
