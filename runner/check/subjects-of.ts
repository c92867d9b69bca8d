import type { FiledCase } from '../corpus/manifest.ts'
import { isProblem } from '../is-problem.ts'
import type { Problem } from '../problem.ts'
import type { Run } from './run.ts'
import type { Subject } from './subject.ts'

/** A case with its words. */
export type FoundSubject = Omit<Subject, 'environments'>

/** These cases with their words, by id and in their order; a problem when some cannot be had. */
export function subjectsOf(
  { corpus }: Pick<Run, 'corpus'>,
  wanted: readonly FiledCase[],
): ReadonlyMap<string, FoundSubject> | Problem {
  const found = new Map<string, FoundSubject>()
  for (const filed of wanted) {
    const read = corpus.read(filed)
    if (isProblem(read)) return read
    found.set(filed.id, { case: filed, ...read })
  }
  return found
}
