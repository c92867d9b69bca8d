import type { Completion } from './completion.ts'
import type { Patience } from './patience.ts'
import { type RunOptions, run, usualTimeoutMs } from './run.ts'
import type { Slots } from './slots.ts'

/** Limits of a program, and what is known of how long it takes; the whole limit is waited for where nothing is known. */
export interface PatientOptions extends RunOptions {
  readonly patience?: Patience | undefined
}

/** Runs a program, and lets its patience know how long an answer took. */
async function observed(
  command: readonly string[],
  { patience, ...options }: PatientOptions,
): Promise<Completion> {
  const start = performance.now()
  const completion = await run(command, options)
  if (completion.kind !== 'timeout') patience?.answered(performance.now() - start)
  return completion
}

/**
 * Runs a program as {@link run} does, when there is room for it. A time-out is believed only of a program that ran
 * alone, with its whole limit: on a busy machine a good one is late, too.
 */
export async function runPatiently(
  command: readonly string[],
  options: PatientOptions,
  slots: Slots,
): Promise<Completion> {
  const { timeoutMs = usualTimeoutMs, patience } = options
  const first = await slots.run(() =>
    observed(command, { ...options, timeoutMs: patience?.firstMs(timeoutMs) ?? timeoutMs }),
  )
  return first.kind === 'timeout' ? runAlone(command, options, slots) : first
}

/** Runs a program that was late while nothing else runs, with its whole limit. */
export async function runAlone(
  command: readonly string[],
  options: PatientOptions,
  slots: Slots,
): Promise<Completion> {
  const completion = await slots.alone(() => observed(command, options))
  if (completion.kind === 'timeout') options.patience?.hung()
  return completion
}
