import type { Draft } from './draft.ts'
import { familiesOf } from './families.ts'
import { emitOne, weighted } from './family.ts'

const rows = weighted(familiesOf(statements))

/** Writes up to that many statements into the open block, or into blocks that follow it. */
export function statements(draft: Draft, count: number): void {
  for (let at = 0; at < count && draft.budget > 0; at++) {
    const family = draft.draw.of(rows)
    if (!family.applies(draft)) continue
    draft.budget--
    emitOne(draft, family.rows)
  }
}
