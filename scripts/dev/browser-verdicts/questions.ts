import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toBytes } from '#generators/words/bytes'
import { type CaseChoice, chooseCases } from '#runner/check/choose-cases'
import type { Corpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import { limitsOf } from '#runner/limits/limits-of'
import type { Problem } from '#runner/problem'
import { environmentByName } from '#spec/environments'
import { environmentsFor, modulePaths, whereIn } from '../../cli/input/foreign-folder.ts'
import type { BrowserQuestion } from './ask-browser.ts'

/**
 * Cases of a corpus in each of their environments.
 *
 * @throws where a case cannot be read.
 */
export function* questionsOfCorpus(corpus: Corpus, choice: CaseChoice): Generator<BrowserQuestion> {
  for (const filed of chooseCases(corpus.manifest.cases, choice)) {
    const read = corpus.read(filed)
    if (isProblem(read)) throw new Error(read.message)
    const limits = limitsOf(filed)
    const module = read.octets ?? toBytes(read.words)
    for (const name of filed.environments) {
      const environment = environmentByName(name)
      if (environment === undefined) throw new Error(`${filed.id}: there is no environment ${name}`)
      yield { id: `${filed.id} (${name})`, module, environment, ...(limits && { limits }) }
    }
  }
}

/** The binary modules below a folder, in the environments in which `validate` judges them; every `stride`th. */
export function* questionsOfFolder(
  folder: string,
  stride: number,
): Generator<BrowserQuestion, void> {
  const where = whereIn(folder, undefined)
  if (isProblem(where)) throw new Error(where.message)
  const paths = modulePaths(folder).filter((path) => path.endsWith('.spv'))
  for (const [index, path] of paths.entries()) {
    if (index % stride !== 0) continue
    const module = new Uint8Array(readFileSync(join(folder, path)))
    const found: ReturnType<typeof environmentsFor> | Problem = environmentsFor(
      { kind: 'module', file: path, module },
      path,
      where,
    )
    if (isProblem(found)) throw new Error(found.message)
    for (const environment of found)
      yield { id: `${path} (${environment.name})`, module, environment }
  }
}
