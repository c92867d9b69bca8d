import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import { valueLike } from './values.ts'
import { write } from './write.ts'

const opReturn = opcodeOf('OpReturn')
const opReturnValue = opcodeOf('OpReturnValue')

/** Ends the open block by leaving its function. */
export function leave(draft: Draft): void {
  const { result } = draft
  if (result === undefined || result.kind === 'void') write(draft, opReturn)
  else write(draft, opReturnValue, valueLike(draft, result))
}
