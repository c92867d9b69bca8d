import type { Completion } from './completion.ts'
import { type RunOptions, run } from './run.ts'
import type { Slots } from './slots.ts'

/**
 * Runs a program as {@link run} does, when there is room for it. A time-out is believed only of a program that ran
 * alone: on a busy machine a good one is late, too.
 */
export async function runPatiently(
  command: readonly string[],
  options: RunOptions,
  slots: Slots,
): Promise<Completion> {
  const first = await slots.run(() => run(command, options))
  return first.kind === 'timeout' ? slots.alone(() => run(command, options)) : first
}
