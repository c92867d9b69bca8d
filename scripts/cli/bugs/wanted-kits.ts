import type { Causes } from '#runner/causes/cause'
import { faultOf } from '#runner/causes/fault-of'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import { nearest } from '#spec/nearest'
import type { WithoutKit } from './kit-index.ts'

/** The causes to make kits of, and those that another cause's kit covers. */
interface WantedKits {
  readonly ids: readonly string[]
  readonly joined: readonly WithoutKit[]
}

/** The causes that are asked for, or those of a version, one for each fault; a problem for an id that is not recorded. */
export function wantedKits(
  { tool, causes }: Causes,
  version: string,
  { cause, kind }: { readonly cause?: readonly string[]; readonly kind: readonly string[] },
): WantedKits | Problem {
  for (const id of cause ?? [])
    if (causes[id] === undefined) {
      const near = nearest(id, Object.keys(causes))
      return problem(
        'unknown-cause',
        `--cause ${id}: no such cause`,
        near.length === 0 ? 'corpus/causes lists them' : `did you mean ${near.join(', ')}?`,
      )
    }
  if (cause !== undefined) return { ids: cause, joined: [] }
  const shown = Object.entries(causes).filter(
    ([, recorded]) => recorded.versions.seen.includes(version) && kind.includes(recorded.kind),
  )
  const faults = groupBy(shown, ([id, recorded]) => faultOf(tool, id, recorded))
  const ids: string[] = []
  const joined: WithoutKit[] = []
  for (const [fault, same] of faults) {
    const names = same.map(([id]) => id)
    const speaker = names.find((id) => `${tool}/${id}` === fault) ?? names[0] ?? ''
    ids.push(speaker)
    for (const id of names)
      if (id !== speaker)
        joined.push({
          id,
          why: `the same fault as ${speaker}, whose kit stands for it`,
          isJoined: true,
        })
  }
  return { ids: ids.sort(), joined }
}
