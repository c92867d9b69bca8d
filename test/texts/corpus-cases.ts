import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { CaseWords } from './kill-matrix.ts'

function read(): readonly CaseWords[] {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus.manifest.cases.map((filed) => {
    const found = corpus.read(filed)
    if (isProblem(found)) throw new Error(found.message)
    const { words, octets } = found
    return { case: filed, words, ...(octets && { octets }) }
  })
}

/**
 * Every case of the committed corpus with its words, read once for all files that share this module.
 *
 * @throws on import when the corpus cannot be read, or the file of a case does not hold the words that the manifest says.
 */
export const corpusCases: readonly CaseWords[] = read()
