import { versionOrder } from '../expectations/version-order.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { plainName } from '../oracle/plain-name.ts'
import type { View } from '../render.ts'
import { newestOf } from '../report/causes/tools-of.ts'

/** A column of tools: the place of the oracle in a run, and its head. */
export interface Column extends View {
  readonly index: number
  readonly oracle: string
  readonly name: string
  readonly version: string
}

/** `harness:spirv-opt@testing -O` as `spirv-opt -O` and `testing`: the version says which one it is. */
export function namesOf(oracle: string): { readonly name: string; readonly channel: string } {
  const plain = plainName(oracle)
  const [whole = '', channel = ''] = /@([\w-]+)/.exec(plain) ?? []
  return { name: plain.replace(whole, ''), channel }
}

/**
 * The tools of a run as columns, so that the newest version of each comes first and is not cut off: then the older ones, newest
 * first, and the reference, which is right by definition, last.
 */
export function columnsOf(oracles: readonly LoggedOracle[]): readonly Column[] {
  const newest = new Set(newestOf(oracles))
  const rank = (oracle: LoggedOracle) =>
    newest.has(oracle) ? 0 : oracle.tool === 'reference' ? 2 : 1
  return oracles
    .map((oracle, index) => ({ oracle, index }))
    .sort(
      (a, b) =>
        rank(a.oracle) - rank(b.oracle) ||
        (rank(a.oracle) === 1 ? versionOrder(b.oracle.version, a.oracle.version) : 0) ||
        a.index - b.index,
    )
    .map(({ oracle, index }) => {
      const { name, channel } = namesOf(oracle.name)
      const isAlone = oracles.every(
        (other) =>
          other === oracle || namesOf(other.name).name !== name || other.version !== oracle.version,
      )
      return {
        index,
        oracle: oracle.name,
        name,
        version: isAlone ? oracle.version : `${oracle.version} ${channel}`,
      }
    })
}
