// Started by `asker.ts`: loads the judge with its mutants, and asks it about the corpus under one after the other.

import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorText } from '#runner/error-text'
import type { Baseline, FromProcess, ToProcess } from './message.ts'
import type { Questions } from './questions.ts'
import { type MutantSwitch, switchName } from './with-mutants.ts'

interface Opened {
  readonly questions: Questions
  readonly baseline: Baseline
}

let opened: Opened | undefined

/** The mutant in force, 0 for none. */
let inForce = 0

/** The mutants whose places were reached since it was cleared. */
const reached = new Set<number>()

const isInForce: MutantSwitch = (number) => {
  reached.add(number)
  return number === inForce
}

function answer(message: FromProcess): void {
  process.send?.(message)
}

/** Asks everything without a mutant, and notes what reaches which place. */
function baselineOf(questions: Questions): Baseline {
  const early = new Set(reached)
  const reaching = new Map<number, string[]>()
  reached.clear()
  const expected = questions.statements((id) => {
    for (const number of reached) {
      const cases = reaching.get(number)
      if (cases === undefined) reaching.set(number, [id])
      else cases.push(id)
    }
    reached.clear()
  })
  return { expected, reaching, early }
}

async function open(message: Extract<ToProcess, { kind: 'open' }>): Promise<void> {
  const { root, sources, from } = message
  const data = Object.fromEntries(
    Object.entries(sources).map(([file, source]) => [pathToFileURL(join(root, file)).href, source]),
  )
  register('./load-mutated.ts', { parentURL: import.meta.url, data })
  Object.assign(globalThis, { [switchName]: isInForce })
  inForce = from
  const { questionsOf } = await import('./questions.ts')
  const questions = questionsOf(join(root, 'corpus'))
  const baseline = message.baseline ?? baselineOf(questions)
  opened = { questions, baseline }
  answer({ kind: 'ready', baseline })
}

function ask({ mutant: { number, file }, isFresh }: Extract<ToProcess, { kind: 'ask' }>): void {
  if (opened === undefined) throw new Error('the process was asked before it was opened')
  const {
    questions,
    baseline: { expected, reaching, early },
  } = opened
  inForce = number
  const [, text = ''] = file.split('/')
  const among = isFresh ? undefined : new Set(reaching.get(number) ?? [])
  let isKept = early.has(number)
  reached.clear()
  try {
    const killedBy = questions.firstOther(expected, text, among, () => {
      // Values computed for this case without the mutant are still in use.
      if (!reached.has(number)) isKept = true
      reached.clear()
    })
    answer({ kind: 'answer', isKept, ...(killedBy !== undefined && { killedBy }) })
  } catch (error) {
    answer({
      kind: 'answer',
      killedBy: `exception: ${errorText(error)}`,
    })
  }
}

process.on('message', (message: ToProcess) => {
  if (message.kind === 'ask') ask(message)
  else
    open(message).catch((error: unknown) =>
      answer({
        kind: 'failed',
        why: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
      }),
    )
})
process.on('disconnect', () => process.exit())
