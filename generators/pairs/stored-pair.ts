import { type VersionDamage, versionDamage } from './damaged.ts'
import { differing } from './differing.ts'
import type { Broken, Pair } from './pair.ts'

/** A summary that is written, or `null`: what is wrong is said by comparing the module with its control. */
type StoredSummary = string | null

/** A way of a pair: the control's text from character `from` up to `to` is `text` instead, or its header has version 1.`minor`. */
type StoredWay =
  | readonly [
      way: string,
      rule: string,
      summary: StoredSummary,
      from: number,
      to: number,
      text: string,
    ]
  | readonly [way: string, rule: string, summary: StoredSummary, minor: number]

/** A pair as JSON, a fifth as long as its texts. */
export interface StoredPair extends Omit<Pair, 'broken'> {
  readonly ways: readonly StoredWay[]
}

function isVersionDamage(module: Broken['module']): module is VersionDamage {
  return typeof module === 'function' && 'minor' in module
}

function storedWay(
  control: string,
  [way, broken]: readonly [string, Broken],
): StoredWay | undefined {
  const { rule, summary = null, module } = broken
  if (isVersionDamage(module)) return [way, rule, summary, module.minor]
  if (typeof module !== 'string') return undefined
  const { at: place, gone, come } = differing(control, module)
  return [way, rule, summary, place, place + gone, module.slice(place, place + come)]
}

/** The pair as JSON; `undefined` where a way changes words, by a function that JSON cannot hold. */
export function storedPair({ broken, ...pair }: Pair): StoredPair | undefined {
  const all = Object.entries(broken).map((each) => storedWay(pair.control, each))
  const ways = all.filter((way) => way !== undefined)
  return ways.length === all.length ? { ...pair, ways } : undefined
}

function restoredModule(control: string, [, , , ...change]: StoredWay): Broken['module'] {
  if (change.length === 1) return versionDamage(change[0])
  const [from, to, text] = change
  return control.slice(0, from) + text + control.slice(to)
}

/** The pair that was stored. The texts of its broken modules are put together when they are asked for. */
export function restoredPair({ ways, ...pair }: StoredPair): Pair {
  const broken = ways.map((stored): [string, Broken] => {
    const [way, rule, summary] = stored
    return [
      way,
      {
        rule,
        ...(summary !== null && { summary }),
        get module() {
          return restoredModule(pair.control, stored)
        },
      },
    ]
  })
  return { ...pair, broken: Object.fromEntries(broken) }
}
