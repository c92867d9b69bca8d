import type { Draft } from './draft.ts'
import { familiesOf, textFamilies } from './families.ts'
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

/** How many rows of a text are tried until one can write. */
const triesOfText = 4

/** Writes an instruction of each text that the world has, or not: without it most modules would end before one comes up. */
export function textStatements(draft: Draft): void {
  for (const family of textFamilies) {
    if (!family.applies(draft)) continue
    for (let left = draft.draw.below(5) === 0 ? 0 : triesOfText; left > 0; left--)
      if (emitOne(draft, family.rows)) break
  }
}
