import type { Draft } from './draft.ts'
import { valueLike } from './values.ts'
import { write } from './write.ts'

/** Ends the open block by leaving its function. */
export function leave(draft: Draft): void {
  const { result } = draft
  if (result === undefined || result.kind === 'void') write(draft, 'OpReturn')
  else write(draft, 'OpReturnValue', valueLike(draft, result))
}
