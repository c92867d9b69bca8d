// Started by `asker.ts`: loads the judge with its mutants, and asks it about the corpus under one after the other.
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FromProcess, ToProcess } from './message.ts'
import type { Mutant } from './plan.ts'
import type { Questions, Statements } from './questions.ts'
import { switchName } from './with-mutants.ts'

interface Opened {
  readonly questions: Questions
  readonly expected: Statements
}

let opened: Opened | undefined

function answer(message: FromProcess): void {
  process.send?.(message)
}

function switchTo(number: number): void {
  Object.assign(globalThis, { [switchName]: number })
}

async function open(message: Extract<ToProcess, { kind: 'open' }>): Promise<void> {
  const { root, sources, from } = message
  const data = Object.fromEntries(
    Object.entries(sources).map(([file, source]) => [pathToFileURL(join(root, file)).href, source]),
  )
  register('./load-mutated.ts', { parentURL: import.meta.url, data })
  switchTo(from)
  const { questionsOf } = await import('./questions.ts')
  const questions = questionsOf(join(root, 'corpus'))
  const expected = message.expected ?? questions.statements()
  opened = { questions, expected }
  answer({ kind: 'ready', expected })
}

function ask({ number, file }: Mutant): void {
  if (opened === undefined) throw new Error('the process was asked before it was opened')
  const { questions, expected } = opened
  switchTo(number)
  const [, text = ''] = file.split('/')
  try {
    const killedBy = questions.firstOther(expected, text)
    answer({ kind: 'answer', ...(killedBy !== undefined && { killedBy }) })
  } catch (error) {
    answer({
      kind: 'answer',
      killedBy: `exception: ${error instanceof Error ? error.message : error}`,
    })
  }
}

process.on('message', (message: ToProcess) => {
  if (message.kind === 'ask') ask(message.mutant)
  else
    open(message).catch((error: unknown) =>
      answer({
        kind: 'failed',
        why: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
      }),
    )
})
process.on('disconnect', () => process.exit())
