import { type Choice, chooseCases } from '../check/choose-cases.ts'
import type { Files } from '../corpus/corpus-files.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'

/** An export before it is written. */
export interface Export {
  /** Number of selected cases, including those that the format cannot express. */
  readonly cases: number
  readonly files: Files
}

/**
 * The selected cases of a corpus and their controls in another format. Other environments are omitted, and so are cases for a
 * device with certain limits: no program that reads an export is told of those.
 *
 * @returns a problem if words are not available, or if the format cannot express any of the cases.
 */
export function exportCorpus(corpus: Corpus, choice: Choice, exporter: Exporter): Export | Problem {
  const all = corpus.manifest.cases
  const chosen = chooseCases(all, choice)
  const wanted = new Set(chosen.flatMap(({ id, control }) => [id, control]))
  const only = choice.environments
  const cases: ExportedCase[] = []
  for (const of of all) {
    if (!wanted.has(of.id) || of.limits !== undefined) continue
    const read = corpus.read(of)
    if (isProblem(read)) return read
    const asked = of.environments.filter((name) => only?.includes(name) ?? true)
    if (asked.length > 0) cases.push({ case: of, asked, ...read })
  }
  const widen = 'widen --rule, --case, --env or --sample'
  if (cases.length === 0) return problem('no-case', 'no case is selected', widen)
  const files = exporter.files(cases, corpus.manifest)
  return files.size > 0
    ? { cases: cases.length, files }
    : problem(
        'no-case',
        `none of ${cases.length} cases can be exported for ${exporter.consumer}`,
        widen,
      )
}
