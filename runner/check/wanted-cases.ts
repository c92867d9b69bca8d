import type { FiledCase } from '../corpus/manifest.ts'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { afterControls } from './after-controls.ts'
import type { Run } from './run.ts'

/** Cases that a process takes at a time: few enough that all processes have about the same to do. */
const atOnce = 64

/** All cases of a run and their controls, in the order in which tools are asked about them. */
function groupsOf({ corpus, cases }: Pick<Run, 'corpus' | 'cases'>) {
  const byId = new Map(corpus.manifest.cases.map((filed) => [filed.id, filed]))
  const wanted = new Set(cases.flatMap(({ id, control }) => [id, ...(control ? [control] : [])]))
  const found: FiledCase[] = []
  for (const id of [...wanted].sort()) {
    const filed = byId.get(id)
    if (filed === undefined) return problem('no-case', `${id}: is not in the corpus`)
    found.push(filed)
  }
  return afterControls(found, (filed) => filed)
}

/**
 * The cases of a run and their controls, in the order in which tools are asked about them; those of a part where the run
 * is one. Parts take turns, and none separates a case from its control.
 *
 * @returns a problem if a control is not in the corpus.
 */
export function wantedCases(
  run: Pick<Run, 'corpus' | 'cases' | 'part'>,
): readonly FiledCase[] | Problem {
  const groups = groupsOf(run)
  if (isProblem(groups)) return groups
  const { index, count } = run.part ?? { index: 0, count: 1 }
  let before = 0
  return groups.flatMap((group) => {
    const turn = Math.floor(before / atOnce)
    before += group.length
    return turn % count === index ? group : []
  })
}
