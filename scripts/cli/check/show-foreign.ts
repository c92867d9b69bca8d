import type { Corpus } from '#runner/corpus/read-corpus'
import { type ForeignAnswer, foreignAnswers } from '#runner/foreign/foreign-answers'
import { foreignText } from '#runner/foreign/foreign-text'
import type { LoggedRun, RunLog } from '#runner/log/run-log'
import { texts } from '#spec/texts'
import { colours } from '../output/colours.ts'
import { writeParts } from '../output/write-parts.ts'

function* jsonLines(answers: readonly ForeignAnswer[]): Generator<string, void> {
  for (const { blames, ...answer } of answers) {
    const placed = blames.map(({ blame, ...place }) => ({ ...blame, ...place }))
    yield `${JSON.stringify({ ...answer, blames: placed })}\n`
  }
}

/** Prints the results of a run about a user's modules for each of them: text, or lines of JSON. */
export async function showForeign(
  log: LoggedRun,
  corpus: Corpus,
  { json }: { readonly json?: true },
): Promise<void> {
  const answers = foreignAnswers(log, corpus, texts)
  await writeParts(json ? jsonLines(answers) : foreignText(answers, colours(process.stdout)))
}

/** Whether some module is invalid that was not invalid in an earlier run, if there is one. */
export function isBroken(log: RunLog, baseline: LoggedRun | undefined): boolean {
  const before = new Set<string>()
  for (const result of baseline?.results ?? []) before.add(result.case)
  return log.results.some(({ expect, case: id }) => expect === 'invalid' && !before.has(id))
}
