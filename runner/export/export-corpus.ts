import { join } from 'node:path'
import { type CaseChoice, chooseCases, chooseOf } from '../check/choose-cases.ts'
import type { Files } from '../corpus/corpus-files.ts'
import { noCase } from '../corpus/no-case.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { readResults } from '../results/read-results.ts'
import type { ExportedCase } from './exported-case.ts'
import type { ExportedResult } from './exported-result.ts'
import type { Exporter } from './exporter.ts'
import type { KnownAnswers } from './known-answers.ts'
import { knownTables } from './known-tables.ts'

/** An export before it is written. */
export interface Export {
  /** Number of selected cases, with and without results, including those that the format cannot express. */
  readonly cases: number
  /** How many of the cases are known to be answered wrongly. */
  readonly known: number
  readonly files: Files
}

/** The environments of a case that are selected. */
function askedIn(environments: readonly string[], { environments: only }: CaseChoice) {
  return environments.filter((name) => only?.includes(name) ?? true)
}

function casesOf(
  corpus: Corpus,
  choice: CaseChoice,
  known: KnownAnswers,
): readonly ExportedCase[] | Problem {
  const all = corpus.manifest.cases
  const wanted = new Set(chooseCases(all, choice).flatMap(({ id, control }) => [id, control]))
  const cases: ExportedCase[] = []
  for (const filed of all) {
    if (!wanted.has(filed.id) || filed.limits !== undefined) continue
    const read = corpus.read(filed)
    if (isProblem(read)) return read
    const asked = askedIn(filed.environments, choice)
    const isKnown = asked.some((name) => known(filed.id, name))
    if (asked.length > 0) cases.push({ case: filed, asked, isKnown, ...read })
  }
  return cases
}

function resultsOf(corpus: Corpus, choice: CaseChoice): readonly ExportedResult[] | Problem {
  const all = readResults(corpus)
  if (isProblem(all)) return all
  const results: ExportedResult[] = []
  for (const { id, file, assembly, environments, words: read } of chooseOf(all, choice)) {
    const words = read()
    if (isProblem(words)) return words
    const [environment = ''] = askedIn(environments, choice)
    results.push({ id, file, assembly, words, environment })
  }
  return results
}

/**
 * The selected cases of a corpus and their controls in another format. Other environments are omitted, and so are cases
 * for a device with certain limits: programs that read an export do not receive them. Cases with results are selected
 * by their instruction where others are by their rule.
 *
 * @param known answers of the tool that the tests are for.
 * @returns a problem if words are not available, or if the format cannot express any of the cases.
 */
export function exportCorpus(
  corpus: Corpus,
  choice: CaseChoice,
  exporter: Exporter,
  known: KnownAnswers = () => false,
): Export | Problem {
  const cases = exporter.takes.includes('cases') ? casesOf(corpus, choice, known) : []
  if (isProblem(cases)) return cases
  const results = exporter.takes.includes('results') ? resultsOf(corpus, choice) : []
  if (isProblem(results)) return results
  const count = cases.length + results.length
  const widen = 'widen --rule, --case, --env or --sample'
  if (count === 0) return noCase(choice.rules)
  const tables = exporter.takes.includes('known')
    ? knownTables(join(corpus.folder, 'expectations'), cases)
    : []
  if (isProblem(tables)) return tables
  const files = exporter.files(cases, corpus.manifest, results, tables)
  return files.size > 0
    ? { cases: count, known: cases.filter(({ isKnown }) => isKnown).length, files }
    : problem('no-case', `none of ${count} cases can be exported for ${exporter.consumer}`, widen)
}
