import { join } from 'node:path'
import type { CaseChoice } from '#runner/check/choose-cases'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { exportCorpus } from '#runner/export/export-corpus'
import { exporters } from '#runner/export/exporters'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'

/** The package's own corpus. */
export function ownCorpus(): Corpus {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}

/** Cases of a corpus in the form with that name: path to content, as text. */
export function exported(corpus: Corpus, format: string, choice: CaseChoice): Map<string, string> {
  const exporter = exporters[format]
  if (exporter === undefined) throw new Error(`${format}: no such form`)
  const made = exportCorpus(corpus, choice, exporter)
  if (isProblem(made)) throw new Error(made.message)
  return new Map(
    [...made.files].map(([path, content]) => [
      path,
      typeof content === 'string' ? content : Buffer.from(content).toString('latin1'),
    ]),
  )
}
