import { type VersionDamage, versionDamage } from './damaged.ts'
import { differing } from './differing.ts'
import type { Broken, Pair } from './pair.ts'
import { twinLines } from './twin-lines.ts'

/** A summary that is written, or `null`: what is wrong is said by comparing the module with its control. */
type StoredSummary = string | null

/** What the twin of a way has beside its control: after a number of characters of the twin, a text. */
type StoredTwin = readonly (readonly [place: number, text: string])[]

/**
 * A way of a pair: the text of its twin, or else that of the control, is `text` from character `from` up to `to`; or the header
 * of the control has version 1.`minor` instead.
 */
type StoredWay =
  | readonly [
      way: string,
      rule: string,
      summary: StoredSummary,
      from: number,
      to: number,
      text: string,
      twin?: StoredTwin,
    ]
  | readonly [way: string, rule: string, summary: StoredSummary, minor: number]

/** A pair as JSON, a fifth as long as its texts. */
export interface StoredPair extends Omit<Pair, 'broken'> {
  readonly ways: readonly StoredWay[]
}

function isVersionDamage(module: Broken['module']): module is VersionDamage {
  return typeof module === 'function' && 'minor' in module
}

function storedTwin(control: string, twin: string): StoredTwin {
  let end = 0
  return twinLines(control, twin).flatMap(({ text, added, isNew }): StoredTwin => {
    end += text.length + 1
    if (added === '') return []
    return [isNew ? [end - text.length - 1, `${text}\n`] : [end - added.length - 1, added]]
  })
}

function restoredTwin(control: string, twin: StoredTwin): string {
  return twin.reduce(
    (text, [place, added]) => text.slice(0, place) + added + text.slice(place),
    control,
  )
}

function storedWay(
  control: string,
  [way, broken]: readonly [string, Broken],
): StoredWay | undefined {
  const { rule, summary = null, module, twin } = broken
  if (isVersionDamage(module)) return [way, rule, summary, module.minor]
  if (typeof module !== 'string') return undefined
  const { at: place, gone, come } = differing(twin ?? control, module)
  const text = module.slice(place, place + come)
  const changed = [way, rule, summary, place, place + gone, text] as const
  return twin === undefined ? changed : [...changed, storedTwin(control, twin)]
}

/** The pair as JSON; `undefined` where a way changes words, by a function that JSON cannot hold. */
export function storedPair({ broken, ...pair }: Pair): StoredPair | undefined {
  const all = Object.entries(broken).map((each) => storedWay(pair.control, each))
  const ways = all.filter((way) => way !== undefined)
  return ways.length === all.length ? { ...pair, ways } : undefined
}

function restoredModule(control: string, [, , , ...change]: StoredWay): Broken['module'] {
  if (change.length === 1) return versionDamage(change[0])
  const [from, to, text, twin = []] = change
  const before = restoredTwin(control, twin)
  return before.slice(0, from) + text + before.slice(to)
}

/** The pair that was stored. The texts of its broken modules are put together when they are asked for. */
export function restoredPair({ ways, ...pair }: StoredPair): Pair {
  const broken = ways.map((stored): [string, Broken] => {
    const [way, rule, summary] = stored
    const twin = stored.length === 7 ? stored[6] : undefined
    return [
      way,
      {
        rule,
        ...(summary !== null && { summary }),
        get module() {
          return restoredModule(pair.control, stored)
        },
        get twin() {
          return twin && restoredTwin(pair.control, twin)
        },
      },
    ]
  })
  return { ...pair, broken: Object.fromEntries(broken) }
}
