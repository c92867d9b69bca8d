import { existsSync, readFileSync } from 'node:fs'
import { runBatch } from '../process/run-batch.ts'
import type { MessageRow } from './message-row.ts'
import { octets } from './octets.ts'
import type { Binary, Consumer, Oracle, Output, Question } from './oracle.ts'
import { createScratch } from './scratch.ts'
import type { Setup } from './setup.ts'
import { verdictOf } from './verdict-of.ts'

/** How a program that takes modules is asked. */
export interface ConsumerAdapter {
  /** All that follows the words that start it, as a person would write it. */
  readonly shape: string
  /** All that follows the words that start it. `out` is where an output may go, and does not exist yet. */
  readonly arguments: (file: string, question: Question, out: string) => readonly string[]
  readonly messages: readonly MessageRow[]
  /** `module`: it writes a module to `out`. `none`: what it writes is no module. */
  readonly output: 'module' | 'none'
  readonly refuses: (exitCode: number) => boolean
  /** Why a module is not handed to it. */
  readonly passes: (module: Binary) => string | undefined
}

/** Modules written to disk at a time. */
const slice = 512

/** A consumer that is a program run once for every module; 0 is a good end. */
export function commandConsumer(
  setup: Setup,
  adapter: ConsumerAdapter,
  companion: Oracle | undefined,
): Consumer {
  const { start, timeoutMs, jobs, name, tool, version, command } = setup
  const scratch = createScratch()

  const takeSlice = async (
    questions: readonly Question[],
  ): Promise<readonly Output<Uint8Array | null>[]> => {
    const asked = questions.map((question) => ({
      question,
      file: scratch.write(octets(question.module), '.spv'),
      out: scratch.path('.out.spv'),
    }))
    const completions = await runBatch(
      asked.map(({ question, file, out }) => [...start, ...adapter.arguments(file, question, out)]),
      { timeoutMs, jobs, maxBytes: 16 * 1024 * 1024 },
    )
    return asked.map(({ file, out }, at): Output<Uint8Array | null> => {
      const completion = completions[at] ?? { kind: 'not-started', why: 'was not run' }
      const verdict = verdictOf(completion, {
        messages: adapter.messages,
        refuses: adapter.refuses,
        file,
      })
      const written = adapter.output === 'module' && existsSync(out) ? readFileSync(out) : null
      scratch.remove(file)
      scratch.remove(out)
      if (verdict.kind !== 'valid') return verdict
      return adapter.output === 'module' && written === null
        ? { kind: 'error', why: 'exit code 0, but no module written' }
        : { kind: 'output', value: written === null ? null : new Uint8Array(written) }
    })
  }

  return {
    kind: 'consumer',
    name,
    tool,
    version,
    command,
    takeAll: async (questions) => {
      const passed = questions.map(({ module }) => adapter.passes(module))
      const taken = questions.filter((_, at) => passed[at] === undefined)
      const outputs: Output<Uint8Array | null>[] = []
      for (let at = 0; at < taken.length; at += slice)
        outputs.push(...(await takeSlice(taken.slice(at, at + slice))))
      const next = outputs.values()
      return passed.map((why): Output<Uint8Array | null> => {
        if (why !== undefined) return { kind: 'unsupported', why }
        return next.next().value ?? { kind: 'error', why: 'was not run' }
      })
    },
    ...(companion === undefined ? {} : { companion }),
    close: () => {
      companion?.close()
      scratch.close()
    },
  }
}
