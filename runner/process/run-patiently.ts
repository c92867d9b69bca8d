import type { Completion } from './completion.ts'
import type { Patience } from './patience.ts'
import { type RunOptions, run, usualTimeoutMs } from './run.ts'
import type { Slots } from './slots.ts'

/** Limits of a program, and what is known of how long it takes; the whole limit is waited for where nothing is known. */
export interface PatientOptions extends RunOptions {
  readonly patience?: Patience | undefined
}

/**
 * Runs a program as {@link run} does, when there is room for it. A time-out is believed only of a program that ran
 * alone, with its whole limit: on a busy machine a good one is late, too.
 */
export async function runPatiently(
  command: readonly string[],
  { patience, ...options }: PatientOptions,
  slots: Slots,
): Promise<Completion> {
  const { timeoutMs = usualTimeoutMs } = options
  const first = await slots.run(async () => {
    const start = performance.now()
    const firstMs = patience?.firstMs(timeoutMs) ?? timeoutMs
    const completion = await run(command, { ...options, timeoutMs: firstMs })
    if (completion.kind !== 'timeout') patience?.answered(performance.now() - start)
    return completion
  })
  return first.kind === 'timeout' ? runAlone(command, { ...options, patience }, slots) : first
}

/** Runs a program that was late while nothing else runs, with its whole limit. */
export async function runAlone(
  command: readonly string[],
  { patience, ...options }: PatientOptions,
  slots: Slots,
): Promise<Completion> {
  return slots.alone(async () => {
    const start = performance.now()
    const completion = await run(command, options)
    if (completion.kind === 'timeout') patience?.hung()
    else patience?.answered(performance.now() - start)
    return completion
  })
}
