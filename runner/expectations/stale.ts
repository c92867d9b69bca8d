import type { Footer, UsedExpectation } from '../log/run-log.ts'

/**
 * Whether an expectation explained nothing although every case it covers was asked: the tool was mended, or the cases are
 * gone. A run that asked about a part of the cases says so of none, and no run says so of an answer that is given sometimes.
 */
export function isIdle({ covers, asked, explains, sometimes }: UsedExpectation): boolean {
  return explains === 0 && asked === covers && sometimes === undefined
}

/**
 * Expectations that are idle, and those that cover cases which are answered rightly: these could go wrong again unseen.
 */
export function stale(footer: Footer): Footer['expectations'] {
  return footer.expectations.filter((used) => isIdle(used) || (used.right ?? 0) > 0)
}

/** A cause that a run no longer observed, although all its cases were asked. */
export interface StaleCause {
  readonly oracle: string
  readonly cause: string
}

/** Causes whose entries are all idle for an oracle: the tool was mended, and the cause gets a last version. */
export function staleCauses(footer: Footer): readonly StaleCause[] {
  const byCause = new Map<string, UsedExpectation[]>()
  for (const used of footer.expectations) {
    if (used.cause === undefined) continue
    const key = `${used.oracle}\n${used.cause}`
    byCause.set(key, [...(byCause.get(key) ?? []), used])
  }
  return [...byCause].flatMap(([key, uses]) => {
    const [oracle = '', cause = ''] = key.split('\n')
    return uses.every(isIdle) ? [{ oracle, cause }] : []
  })
}
