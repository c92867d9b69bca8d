import type { Header } from '#runner/log/run-log'
import { measurePace } from '#runner/process/pace'

/**
 * The pace of this machine, and the limit of time that it makes of one.
 *
 * @param timeoutMs the limit on a machine as fast as limits are meant for.
 */
export async function paceOf(timeoutMs: number): Promise<NonNullable<Header['pace']>> {
  const pace = await measurePace(() => performance.now())
  return { ...pace, timeoutMs: Math.round(timeoutMs * pace.factor) }
}
