import type { Corpus } from '#runner/corpus/read-corpus'
import { foreignAnswers } from '#runner/foreign/foreign-answers'
import { foreignText } from '#runner/foreign/foreign-text'
import type { LoggedRun, RunLog } from '#runner/log/run-log'
import { texts } from '#spec/texts'
import { colours } from './colours.ts'

/** Prints what a run about modules of somebody's says of each of them: text, or lines of JSON. */
export function showForeign(
  log: LoggedRun,
  corpus: Corpus,
  { json }: { readonly json?: true },
): void {
  const answers = foreignAnswers(log, corpus, texts)
  if (json)
    for (const { blames, ...answer } of answers)
      console.log(
        JSON.stringify({
          ...answer,
          blames: blames.map(({ blame, ...place }) => ({ ...blame, ...place })),
        }),
      )
  else process.stdout.write(foreignText(answers, colours(process.stdout)))
}

/** Whether some module is invalid that was not so in an earlier run, where there is one. */
export function isBroken(log: RunLog, baseline: LoggedRun | undefined): boolean {
  const before = new Set<string>()
  for (const result of baseline?.results ?? []) before.add(result.case)
  return log.results.some(({ expect, case: id }) => expect === 'invalid' && !before.has(id))
}
