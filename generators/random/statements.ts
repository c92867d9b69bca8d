import type { Draft } from './draft.ts'
import { familiesOf } from './families.ts'
import { emitOne, type Family, weighted } from './family.ts'

const families = familiesOf(statements)
const rows = weighted(families)

/** The family that a module has most of, where its world permits it. */
function focusOf(draft: Draft): Family {
  draft.focus ??= draft.draw.below(families.length)
  return families[draft.focus] as Family
}

/** Writes up to that many statements into the open block, or into blocks that follow it. */
export function statements(draft: Draft, count: number): void {
  for (let at = 0; at < count && draft.budget > 0; at++) {
    const focus = focusOf(draft)
    const family = focus.applies(draft) && draft.draw.below(3) === 2 ? focus : draft.draw.of(rows)
    if (!family.applies(draft)) continue
    draft.budget--
    emitOne(draft, family.rows)
  }
}
