import { recordedTools } from '#runner/causes/recorded'
import type { Files } from '#runner/corpus/corpus-files'
import type { Corpus } from '#runner/corpus/read-corpus'
import { recordsOf } from '#runner/corpus/records-of'
import { isProblem } from '#runner/is-problem'
import type { LoggedRun } from '#runner/log/run-log'
import { playgroundFiles } from '#runner/playground/playground-files'
import { answersInRun, recordedAnswersOf } from '#runner/playground/tool-answers'
import type { Problem } from '#runner/problem'
import type { Material } from '#runner/report/material'
import { browserScripts } from '../browser/browser-scripts.ts'

/** Which tools a run asked, in a sentence. */
function aboutRun({ header }: LoggedRun): string {
  const tools = header.oracles.map(({ name }) => name).join(', ')
  const day = header.date === undefined ? '' : ` of ${header.date}`
  return `Answers of tools are those of a run${day} that asked ${tools}.`
}

/**
 * The files of a playground that opens the cases of a corpus.
 *
 * @param log a run with the answers of tools; those that the corpus records if it is absent.
 */
export async function madePlayground(
  corpus: Corpus,
  material: Material,
  log: LoggedRun | undefined,
): Promise<Files | Problem> {
  const recorded = recordedTools(recordsOf(corpus))
  if (isProblem(recorded)) return recorded
  const { suite, cases } = corpus.manifest
  const scripts = await browserScripts()
  return playgroundFiles({
    ...{ suite, corpus, recorded },
    answersOf: log === undefined ? recordedAnswersOf(recorded, cases) : answersInRun(log, material),
    answers:
      log === undefined
        ? 'Answers of tools are those that the corpus records; a tool that is not listed at a rule is not known to be wrong about it.'
        : aboutRun(log),
    scripts: { 'judge.js': scripts['judge.js'], 'more.js': scripts['more.js'] },
  })
}
