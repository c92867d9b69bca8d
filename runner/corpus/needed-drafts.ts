import { groupBy } from '../report/group-by.ts'
import type { CaseDraft } from './draft.ts'
import { unnumberedName } from './named-cases.ts'

/**
 * The drafts that the cases of some rules take: theirs, the controls of those, and the drafts that a control is counted up with,
 * since its number follows from them. In the order of the drafts, in which controls come first.
 *
 * @param includes of the id of a rule.
 */
export function neededDrafts(
  drafts: readonly CaseDraft[],
  includes: (rule: string) => boolean,
): readonly CaseDraft[] {
  const byName = groupBy(drafts, unnumberedName)
  const needed = new Set(drafts.filter(({ candidate }) => includes(candidate.rule.id)))
  // A set is walked through to its end, while it grows.
  for (const { control } of needed)
    if (control !== null)
      for (const draft of byName.get(unnumberedName(control)) ?? []) needed.add(draft)
  return drafts.filter((draft) => needed.has(draft))
}
