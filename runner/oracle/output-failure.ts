import type { Completion } from '../process/completion.ts'
import type { Output } from './oracle.ts'
import { type RunReading, verdictOf } from './verdict-of.ts'

/** Why a run gave no output; `undefined` when it ended well. Any exit code but 0 refuses the input. */
export function outputFailure(
  completion: Completion,
  reading: Omit<RunReading, 'refuses'>,
): Exclude<Output<never>, { readonly kind: 'output' }> | undefined {
  const verdict = verdictOf(completion, { ...reading, refuses: () => true })
  return verdict.kind === 'valid' ? undefined : verdict
}
