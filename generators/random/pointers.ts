import type { Draft, Pointer } from './draft.ts'
import { drawGlobal, drawLocal } from './variables.ts'

function latest(
  { draw }: Draft,
  pointers: readonly Pointer[],
  passes: (pointer: Pointer) => boolean,
): Pointer | undefined {
  let found: Pointer | undefined
  for (let at = pointers.length - 1, count = 0; at >= 0 && count < 3; at--) {
    const pointer = pointers[at] as Pointer
    if (!passes(pointer)) continue
    count++
    if (found === undefined || draw.below(2) === 1) found = pointer
  }
  return found
}

/** A pointer in scope that passes: one that was computed, or a variable; `undefined` where there is none. */
export function somePointer(
  draft: Draft,
  passes: (pointer: Pointer) => boolean,
): Pointer | undefined {
  const { draw } = draft
  const computed = draw.below(2) === 0 ? latest(draft, draft.pointers, passes) : undefined
  if (computed !== undefined) return computed
  const [first, second] =
    draw.below(2) === 0
      ? [draft.globals, draft.localPointers]
      : [draft.localPointers, draft.globals]
  return (
    latest(draft, first, passes) ??
    latest(draft, second, passes) ??
    latest(draft, draft.pointers, passes)
  )
}

/** A pointer that passes, of a variable that is declared for it where there is none; `undefined` where that does not. */
export function drawPointer(
  draft: Draft,
  passes: (pointer: Pointer) => boolean,
): Pointer | undefined {
  const { draw } = draft
  const found = draw.below(5) < 4 ? somePointer(draft, passes) : undefined
  if (found !== undefined) return found
  const made = draw.below(3) < 2 ? drawGlobal(draft) : drawLocal(draft)
  return passes(made) ? made : undefined
}
