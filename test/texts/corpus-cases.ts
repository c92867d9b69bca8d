import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { CaseWords } from './kill-matrix.ts'

/**
 * Every case of the committed corpus with its words, by text.
 *
 * @throws when the corpus cannot be read, or the file of a case does not hold the words that the manifest says.
 */
export function corpusCases(): ReadonlyMap<string, readonly CaseWords[]> {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  const byText = new Map<string, CaseWords[]>()
  for (const of of corpus.manifest.cases) {
    const read = corpus.read(of)
    if (isProblem(read)) throw new Error(read.message)
    const text = of.rule.slice(0, of.rule.indexOf('/'))
    const cases = byText.get(text) ?? []
    cases.push({ case: of, words: read.words })
    byText.set(text, cases)
  }
  return byText
}
