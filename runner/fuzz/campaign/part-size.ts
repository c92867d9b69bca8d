import type { SliceResult } from './slice-result.ts'
import { leastPart, type Slicing } from './slicing.ts'

/** The most that a part of a slice should take if time is short: the work on an unfinished part is lost at the end. */
const partMs = 1000

/**
 * Modules of the next part of a slice, by the time that one took the process that did it. The findings do not depend on
 * it.
 */
export function partSize(
  {
    runs,
    ms: { generate, judge, tools } = { generate: 0, judge: 0, tools: 0 },
  }: Pick<SliceResult, 'runs' | 'ms'>,
  { size }: Slicing,
): number {
  const ms = generate + judge + tools
  const most = Math.floor((partMs * runs) / Math.max(ms, 1) / leastPart) * leastPart
  return Math.min(size, Math.max(leastPart, most))
}
