import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Baseline, FromProcess, MutantMessage, ToProcess } from './message.ts'
import type { Mutant } from './plan.ts'

const script = fileURLToPath(new URL('./asking-process.ts', import.meta.url))

/** Milliseconds for all questions about one mutant, 20 times what they take on a slow machine: a mutant may never end. */
const limitMs = 120_000

/**
 * A process that judges the corpus with mutants. It is a fork and not started by zx, since it is of our own modules and answers in messages.
 */
export interface Asker {
  readonly baseline: Baseline
  /**
   * The evidence against the mutant; `undefined` if it survives. The process has ended where the mutant did not.
   *
   * @param isFresh whether the process was opened with the mutant in force.
   */
  readonly ask: (
    mutant: Mutant,
    isFresh: boolean,
  ) => Promise<MutantMessage & { readonly hangs?: true }>
  readonly end: () => void
}

function reply(
  child: ChildProcess,
  message: ToProcess,
  withinMs: number,
): Promise<FromProcess | undefined> {
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      done()
    }
    const onMessage = (answer: FromProcess) => finish(() => resolve(answer))
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(new Error(`the process that asks ended (${signal ?? code})`)))
    const timer = setTimeout(() => {
      finish(() => resolve(undefined))
      child.kill('SIGKILL')
    }, withinMs)
    child.on('message', onMessage).on('exit', onExit)
    child.send(message)
  })
}

/** @throws where the sources cannot be loaded or the corpus cannot be read. */
export async function openAsker(
  open: Omit<Extract<ToProcess, { kind: 'open' }>, 'kind'>,
): Promise<Asker> {
  const child = fork(script, [], { execArgv: process.execArgv, serialization: 'advanced' })
  const ready = await reply(child, { kind: 'open', ...open }, 10 * limitMs)
  if (ready?.kind !== 'ready') {
    child.kill('SIGKILL')
    throw new Error(
      ready?.kind === 'failed' ? ready.why : 'the judge with its mutants does not start',
    )
  }
  return {
    baseline: ready.baseline,
    ask: async (mutant, isFresh) => {
      // A mutant may also fill the memory, which ends the process.
      const answer = await reply(child, { kind: 'ask', mutant, isFresh }, limitMs).catch(
        () => undefined,
      )
      return answer?.kind === 'answer' ? answer : { hangs: true }
    },
    end: () => child.disconnect(),
  }
}
