// A process that asks the tools of a check about a part of its cases: `part-message.ts` has the messages.
import { asking } from '#runner/check/asking'
import { linesOfTool } from '#runner/check/lines-of-tool'
import { subjectsOf } from '#runner/check/subjects-of'
import { wantedCases } from '#runner/check/wanted-cases'
import { errorText } from '#runner/error-text'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { openTools } from '../tools/open-tools.ts'
import type { FromPart, PartSetup, ToPart } from './part-message.ts'
import { prepareCheck } from './prepare-check.ts'
import { expectationsFor, expectedIn, runOf } from './run-of.ts'

let tools: readonly Tool[] = []

/** Resolves when the message is out. */
async function tell(message: FromPart): Promise<void> {
  // Whoever asked may be gone before the answer is there, and a failed write must not end this with a stack trace.
  if (process.connected)
    await new Promise<void>((resolve) =>
      process.send?.(message, undefined, undefined, () => resolve()),
    )
}

/** A result that was there before, in the process that asks. */
function known<Value extends object>(value: Value | Problem): Value {
  if (isProblem(value)) throw new Error(value.message)
  return value
}

async function prepared({ named, flags, part }: PartSetup) {
  const what = known(await prepareCheck(named, flags))
  const wanted = known(wantedCases({ ...what, part }))
  const found = subjectsOf(what, wanted)
  await tell({ kind: 'ready', ...(isProblem(found) ? { problem: found } : {}) })
  return { what, flags, found }
}

async function ask(
  { what, flags, found }: Awaited<ReturnType<typeof prepared>>,
  { specs, pace }: Extract<ToPart, { readonly kind: 'ask' }>,
): Promise<void> {
  if (isProblem(found)) return
  const { revisions } = what
  tools = known(
    await openTools(specs, {
      jobs: 1,
      timeoutMs: pace.timeoutMs,
      memoryMiB: flags.memory,
      ...(revisions === undefined ? {} : { revisions }),
    }),
  )
  const expectations = known(expectedIn(known(expectationsFor(what, tools, flags)), flags, what))
  const run = known(runOf(what, tools, { ...flags, jobs: 1 }, pace, expectations))
  for (const tool of tools) {
    for await (const lines of linesOfTool(await asking(tool, run), found, run))
      await tell({ kind: 'lines', oracle: tool.name, lines })
    await tell({ kind: 'end', oracle: tool.name })
  }
  // Ends this process, and frees the memory that its part of the corpus takes.
  for (const tool of tools) tool.close()
  process.disconnect?.()
}

let before: ReturnType<typeof prepared> | undefined

async function take(message: ToPart): Promise<void> {
  if (message.kind === 'prepare') {
    before = prepared(message.setup)
    await before
  } else if (before !== undefined) await ask(await before, message)
}

process.on('message', (message: ToPart) => {
  take(message).catch((error: unknown) => tell({ kind: 'failed', why: errorText(error) }))
})
// Whoever started this has what it wanted, or is gone.
process.on('disconnect', () => {
  for (const tool of tools) tool.close()
  process.exit()
})
