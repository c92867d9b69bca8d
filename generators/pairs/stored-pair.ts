import { differing } from './differing.ts'
import type { Broken, Pair } from './pair.ts'

/** A way of a pair: what stands in the control's text from character `from` up to `to` is `text` instead. */
type StoredWay = readonly [
  way: string,
  rule: string,
  summary: string,
  from: number,
  to: number,
  text: string,
]

/** A pair as JSON, a fifth as long as its texts. */
export interface StoredPair extends Omit<Pair, 'broken'> {
  readonly ways: readonly StoredWay[]
}

function storedWay(
  control: string,
  [way, broken]: readonly [string, Broken],
): StoredWay | undefined {
  const { rule, summary, module } = broken
  if (typeof module !== 'string') return undefined
  const { at, gone, come } = differing(control, module)
  return [way, rule, summary, at, at + gone, module.slice(at, at + come)]
}

/** The pair as JSON; `undefined` where a way changes words, by a function that JSON cannot hold. */
export function storedPair({ broken, ...pair }: Pair): StoredPair | undefined {
  const all = Object.entries(broken).map((each) => storedWay(pair.control, each))
  const ways = all.filter((way) => way !== undefined)
  return ways.length === all.length ? { ...pair, ways } : undefined
}

/** The pair that was stored. The texts of its broken modules are put together when they are asked for. */
export function restoredPair({ ways, ...pair }: StoredPair): Pair {
  const { control } = pair
  const broken = ways.map(([way, rule, summary, from, to, text]): [string, Broken] => [
    way,
    {
      rule,
      summary,
      get module() {
        return control.slice(0, from) + text + control.slice(to)
      },
    },
  ])
  return { ...pair, broken: Object.fromEntries(broken) }
}
