import { type ChildProcess, fork } from 'node:child_process'
import type { Elsewhere } from '#runner/check/run'
import type { ToolLines } from '#runner/check/tool-lines'
import type { Problem } from '#runner/problem'
import { endedChild } from '#runner/process/ended-child'
import { moduleBeside } from '#runner/process/module-beside'
import type { FromPart, PartSetup, ToPart } from './part-message.ts'

/** Cases that are worth a process of their own, which takes some seconds to start. */
const fewest = 1000
/** Each process holds the corpus. */
const most = 8

/** The number of processes that a check of this number of cases is divided among. */
export function partCount(jobs: number, cases: number): number {
  return Math.max(1, Math.min(jobs, most, Math.floor(cases / fewest)))
}

/**
 * Options of Node for a process that keeps its part of the corpus: more room for young objects, so that old ones are gone
 * through less often, and no threads to collect with, since the other processes need the cores.
 */
const options: readonly string[] = ['--max-semi-space-size=32', '--single-threaded-gc']

/** The processes of a check. */
export interface CheckProcesses extends Elsewhere {
  /** Begins to ask the tools. */
  readonly ask: (message: Omit<Extract<ToPart, { readonly kind: 'ask' }>, 'kind'>) => void
  /** Ends the processes, and what they have started. */
  readonly close: () => Promise<void>
}

const ownScript = moduleBeside(import.meta.url, 'part-process')

/** Messages of a process that are waited for, each once. */
interface Inbox {
  readonly put: (message: FromPart) => void
  readonly next: () => Promise<FromPart>
}

function createInbox(): Inbox {
  const held: FromPart[] = []
  let waiting: ((message: FromPart) => void) | undefined
  return {
    put: (message) => {
      if (waiting === undefined) held.push(message)
      else waiting(message)
      waiting = undefined
    },
    next: async () =>
      held.shift() ??
      (await new Promise<FromPart>((resolve) => {
        waiting = resolve
      })),
  }
}

/** A process, and its messages in their order. */
interface StartedPart {
  readonly child: ChildProcess
  readonly next: () => Promise<Exclude<FromPart, { readonly kind: 'failed' }>>
}

/** Not by zx, for the process is a module of ours, to which Node takes messages. */
function started(setup: PartSetup, script: string): StartedPart {
  const inbox = createInbox()
  const child = fork(script, [], {
    execArgv: [...process.execArgv, ...options],
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const fail = (why: string): void => inbox.put({ kind: 'failed', why })
  child.on('message', inbox.put)
  child.on('error', ({ message }) => fail(message))
  child.on('exit', (code, signal) => fail(`a process of the check ended (${signal ?? code})`))
  child.send({ kind: 'prepare', setup } satisfies ToPart, () => {})
  return {
    child,
    next: async () => {
      const message = await inbox.next()
      if (message.kind === 'failed') throw new Error(message.why)
      return message
    },
  }
}

async function* linesIn({ next }: StartedPart, oracle: string): AsyncGenerator<ToolLines> {
  for (let message = await next(); ; message = await next()) {
    if (message.kind === 'ready') continue
    if (message.oracle !== oracle)
      throw new Error(`an answer of ${message.oracle} came for ${oracle}`)
    if (message.kind === 'end') return
    yield message.lines
  }
}

/**
 * Starts processes that ask about parts of a check: they read the corpus while this one opens the tools.
 *
 * @param script of a process.
 */
export function startParts(
  { named, flags }: Omit<PartSetup, 'part'>,
  count: number,
  script = ownScript,
): CheckProcesses {
  const parts = Array.from({ length: count }, (_, index) =>
    started({ named, flags, part: { index, count } }, script),
  )
  return {
    ask: (message) => {
      for (const { child } of parts)
        child.send({ kind: 'ask', ...message } satisfies ToPart, () => {})
    },
    ready: async () => {
      let problem: Problem | undefined
      for (const { next } of parts) {
        const message = await next()
        if (message.kind === 'ready') problem ??= message.problem
      }
      return problem
    },
    linesOf: (oracle) => parts.map((part) => linesIn(part, oracle)),
    // Whoever reads what this process writes would wait for a process that stays, which writes to the same place.
    close: async () => {
      await Promise.all(parts.map(({ child }) => endedChild(child)))
    },
  }
}
