import type { Footer, UsedExpectation } from '../log/run-log.ts'

/**
 * Whether an expectation explained nothing although every case it covers was asked: the tool was mended, or the cases are
 * gone. A run that asked about a part of the cases says so of none.
 */
export function isIdle({ covers, asked, explains }: UsedExpectation): boolean {
  return explains === 0 && asked === covers
}

/**
 * Expectations that are idle, and those that cover cases which are answered rightly: these could go wrong again unseen.
 */
export function stale(footer: Footer): Footer['expectations'] {
  return footer.expectations.filter((used) => isIdle(used) || (used.right ?? 0) > 0)
}
