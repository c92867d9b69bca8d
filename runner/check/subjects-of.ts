import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import type { Run } from './run.ts'
import type { Subject } from './subject.ts'

type FoundSubject = Omit<Subject, 'environments'>

/** The cases of a run and their controls, with their words; a problem when some cannot be had. */
export function subjectsOf(run: Run): ReadonlyMap<string, FoundSubject> | Problem {
  const byId = new Map(run.corpus.manifest.cases.map((filed) => [filed.id, filed]))
  const wanted = new Set(
    run.cases.flatMap(({ id, control }) => [id, ...(control ? [control] : [])]),
  )
  const found = new Map<string, FoundSubject>()
  for (const id of [...wanted].sort()) {
    const filed = byId.get(id)
    if (filed === undefined) return problem('no-case', `${id}: is not in the corpus`)
    const read = run.corpus.read(filed)
    if (isProblem(read)) return read
    found.set(id, { case: filed, ...read })
  }
  return found
}
