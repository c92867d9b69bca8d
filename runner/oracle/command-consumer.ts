import { existsSync, readFileSync } from 'node:fs'
import type { Environment } from '#spec/environments'
import { createPatience } from '../process/patience.ts'
import { runBatch } from '../process/run-batch.ts'
import { stackOf } from '../process/stack-of.ts'
import type { MessageRow } from './message-row.ts'
import { octets } from './octets.ts'
import type { Binary, Consumer, ConsumerOutput, Oracle, Question, Variants } from './oracle.ts'
import { createScratch } from './scratch.ts'
import type { ToolSetup } from './setup.ts'
import { verdictOf } from './verdict-of.ts'

/** How a program that takes modules is asked. */
export interface ConsumerAdapter {
  /** All that follows the words that start it, as a person would write it; with the usual options where none are given. */
  readonly shape: (options?: readonly string[]) => string
  /**
   * The words after those that start it. `out` is where an output may go, and does not exist yet; `beside` is the place
   * of the module that goes with it.
   */
  readonly arguments: (
    file: string,
    question: Question,
    out: string,
    beside?: string,
  ) => readonly string[]
  readonly messages: readonly MessageRow[]
  /** `module`: it writes a module to `out`. `none`: its output is not a module. */
  readonly output: 'module' | 'none'
  /** Like {@link Consumer.changesResults}. */
  readonly changesResults?: true
  readonly refuses: (exitCode: number) => boolean
  /** Why a module is not handed to it. */
  readonly passes: (module: Binary) => string | undefined
  /** The octets of a module that goes with one, or why it is not handed over. */
  readonly beside?: (module: Binary, environment: Environment) => Uint8Array | string
  /** Like {@link Consumer.again}. */
  readonly again: NonNullable<Consumer['again']>
}

/** Modules written to disk at a time. */
const slice = 512

/** The input of a consumer: a question, and the module that goes with it if one does. */
interface Handed {
  readonly question: Question
  readonly beside?: Uint8Array
}

/** Its files on disk; `other` is empty where no module goes with it. */
interface PutFiles {
  readonly question: Question
  readonly file: string
  readonly out: string
  readonly other: string
}

/**
 * A consumer that is a program run once for every module; 0 is a good end.
 *
 * @param passes the options that the program can be given.
 */
export function commandConsumer(
  setup: ToolSetup,
  adapter: ConsumerAdapter,
  companion: Oracle | undefined,
  passes?: Variants,
): Consumer {
  const { start, timeoutMs, memoryMiB, slots, name, tool, version, command } = setup
  const { beside, again } = adapter
  const scratch = createScratch()
  const patience = createPatience()

  const put = ({ question, beside: other }: Handed): PutFiles => ({
    question,
    file: scratch.write(octets(question.module), '.spv'),
    out: scratch.path('.out.spv'),
    other: other === undefined ? '' : scratch.write(other, '.beside.spv'),
  })
  const remove = (files: Omit<PutFiles, 'question'>): void => {
    for (const path of Object.values(files)) if (path !== '') scratch.remove(path)
  }
  const words = ({ question, file, out, other }: PutFiles): readonly string[] => [
    ...start,
    ...adapter.arguments(file, question, out, other),
  ]

  const takeSlice = async (handed: readonly Handed[]): Promise<readonly ConsumerOutput[]> => {
    const asked = handed.map(put)
    const completions = await runBatch(asked.map(words), {
      timeoutMs,
      memoryMiB,
      slots,
      patience,
      maxBytes: 16 * 1024 * 1024,
    })
    return asked.map(({ file, out, other }, index): ConsumerOutput => {
      const completion = completions[index] ?? { kind: 'not-started', why: 'was not run' }
      const verdict = verdictOf(completion, {
        messages: adapter.messages,
        refuses: adapter.refuses,
        file,
      })
      const written = adapter.output === 'module' && existsSync(out) ? readFileSync(out) : null
      remove({ file, out, other })
      if (verdict.kind !== 'valid') return verdict
      return adapter.output === 'module' && written === null
        ? { kind: 'error', why: 'exit code 0, but no module written' }
        : { kind: 'output', value: written === null ? null : new Uint8Array(written) }
    })
  }

  /** The input for a question; a string if there is none. */
  const handedFor = (question: Question): Handed | string => {
    const why = adapter.passes(question.module)
    if (why !== undefined || beside === undefined) return why ?? { question }
    const other = beside(question.module, question.environment)
    return typeof other === 'string' ? other : { question, beside: other }
  }

  return {
    kind: 'consumer',
    name,
    tool,
    version,
    command,
    takeAll: async (questions) => {
      const all = questions.map(handedFor)
      const handed = all.filter((input) => typeof input !== 'string')
      const outputs: ConsumerOutput[] = []
      for (let index = 0; index < handed.length; index += slice)
        outputs.push(...(await takeSlice(handed.slice(index, index + slice))))
      const next = outputs.values()
      return all.map((input): ConsumerOutput => {
        if (typeof input === 'string') return { kind: 'unsupported', why: input }
        return next.next().value ?? { kind: 'error', why: 'was not run' }
      })
    },
    stack: async (question) => {
      const handed = handedFor(question)
      if (typeof handed === 'string') return []
      const { question: _, ...files } = put(handed)
      const frames = await stackOf(words({ question, ...files }), timeoutMs)
      remove(files)
      return frames
    },
    again,
    ...(adapter.output === 'module' ? { writesModules: true } : {}),
    ...(adapter.changesResults === undefined ? {} : { changesResults: adapter.changesResults }),
    ...(passes === undefined ? {} : { passes }),
    ...(beside === undefined ? {} : { beside }),
    ...(companion === undefined ? {} : { companion }),
    close: () => {
      companion?.close()
      scratch.close()
    },
  }
}
