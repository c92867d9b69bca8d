import { versionOrder } from '../../expectations/version-order.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import { groupBy } from '../group-by.ts'

/** Oracles by tool, each tool's from its oldest version to its newest. The reference is left out: it is not a tool. */
export function toolsOf(
  oracles: readonly LoggedOracle[],
): ReadonlyMap<string, readonly LoggedOracle[]> {
  const others = oracles.filter(({ tool }) => tool !== 'reference')
  return new Map(
    [...groupBy(others, ({ tool }) => tool)].map(([tool, listed]) => [
      tool,
      [...listed].sort((a, b) => versionOrder(a.version, b.version)),
    ]),
  )
}

/** The newest version of each tool, with all the options that it was asked with. */
export function newestOf(oracles: readonly LoggedOracle[]): readonly LoggedOracle[] {
  return [...toolsOf(oracles).values()].flatMap((asked) => {
    const newest = asked.at(-1)?.version ?? ''
    return asked.filter(({ version }) => versionOrder(version, newest) === 0)
  })
}
