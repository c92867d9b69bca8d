import type { Verdict } from '#spec/verdict'
import { createPatience } from '../process/patience.ts'
import { runBatch } from '../process/run-batch.ts'
import { runPatiently } from '../process/run-patiently.ts'
import { stackOf } from '../process/stack-of.ts'
import type { MessageRow } from './message-row.ts'
import { octets } from './octets.ts'
import type { Oracle, Question, Variants } from './oracle.ts'
import { probeByModule } from './probe.ts'
import { createScratch } from './scratch.ts'
import type { ToolSetup } from './setup.ts'
import { verdictOf } from './verdict-of.ts'

/** How a validator that is a program of its own is asked. */
export interface CommandAdapter {
  /** All that follows the words that start it. */
  readonly arguments: (
    file: string,
    environment: string,
    options: readonly string[],
  ) => readonly string[]
  readonly messages: readonly MessageRow[]
  readonly refuses: (exitCode: number) => boolean
}

/** Modules written to disk at a time. */
const slice = 1024

/**
 * An oracle that is a program run once for every module.
 *
 * @param variants the options that it can be given; none when absent.
 */
export function commandOracle(
  setup: ToolSetup,
  adapter: CommandAdapter,
  variants?: Variants,
): Oracle {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const scratch = createScratch()
  const patience = createPatience()
  const limits = { timeoutMs, memoryMiB, slots, patience, maxBytes: 4 * 1024 * 1024 }

  const write = ({ module }: Question): string => scratch.write(octets(module), '.spv')
  const words = (file: string, { environment, options = [] }: Question): readonly string[] => [
    ...start,
    ...adapter.arguments(file, environment.name, options),
  ]

  const judge: Oracle['judge'] = async (module, environment) => {
    const question = { module, environment }
    const file = write(question)
    const completion = await runPatiently(words(file, question), limits, slots)
    scratch.remove(file)
    return verdictOf(completion, { ...adapter, file })
  }
  const judgeAll: Oracle['judgeAll'] = async (questions, unrepeated) => {
    const verdicts: Verdict[] = []
    for (let index = 0; index < questions.length; index += slice) {
      const part = questions.slice(index, index + slice)
      const asked = part.map((question) => ({ question, file: write(question) }))
      const first = verdicts.length
      const completions = await runBatch(
        asked.map(({ question, file }) => words(file, question)),
        {
          ...limits,
          unrepeated: (index, signal) =>
            unrepeated?.(first + index, { kind: 'crash', signal, message: '' }),
        },
      )
      for (const [index, completion] of completions.entries()) {
        const file = asked[index]?.file ?? ''
        verdicts.push(verdictOf(completion, { ...adapter, file }))
        scratch.remove(file)
      }
    }
    return verdicts
  }
  return {
    kind: 'validator',
    name,
    tool,
    version,
    command,
    judge,
    judgeAll,
    probe: (text) => probeByModule(judge, text),
    stack: async (question) => {
      const file = write(question)
      const frames = await stackOf(words(file, question), timeoutMs)
      scratch.remove(file)
      return frames
    },
    close: scratch.close,
    ...(variants === undefined ? {} : { options: variants }),
  }
}
