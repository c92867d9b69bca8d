import { type Choice, chooseCases } from '../check/choose-cases.ts'
import type { Files } from '../corpus/corpus-files.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'

/** An export that is yet to be written. */
export interface Export {
  /** How many cases went into it, whether the form could express them or not. */
  readonly cases: number
  readonly files: Files
}

/**
 * The chosen cases of a corpus and their controls in another form. Environments that were not chosen are left out.
 *
 * @returns a problem when words cannot be had, or the form can express none of the cases.
 */
export function exportCorpus(corpus: Corpus, choice: Choice, exporter: Exporter): Export | Problem {
  const all = corpus.manifest.cases
  const chosen = chooseCases(all, choice)
  const wanted = new Set(chosen.flatMap(({ id, control }) => [id, control]))
  const only = choice.environments
  const cases: ExportedCase[] = []
  for (const of of all) {
    if (!wanted.has(of.id)) continue
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
        `none of ${cases.length} cases can be handed to ${exporter.consumer}`,
        widen,
      )
}
