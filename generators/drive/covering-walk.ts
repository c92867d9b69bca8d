import type { Generator } from '../maker.ts'
import { type Made, make } from './make.ts'

/** Answers by label that a run is to give where the question comes up. */
type Wanted = ReadonlyMap<string, string>

interface Walk {
  readonly made: Made[]
  readonly seen: Set<string>
  /** Single options and pairs of them: whether some module has them. */
  readonly covered: Set<string>
  /** What to want for a single option: the answers that led to its question, and itself. */
  readonly singles: Map<string, Wanted>
  readonly pairs: Map<string, Wanted>
}

function key(label: string, option: string): string {
  return `${JSON.stringify(label)}=${JSON.stringify(option)}`
}

function both(one: string, other: string): string {
  return one < other ? `${one}&${other}` : `${other}&${one}`
}

/** The option that is new itself, or makes most new pairs with the answers before it; the first of equals. */
function best(
  { covered }: Walk,
  label: string,
  options: readonly string[],
  before: readonly string[],
): number {
  const gains = options.map((option) => {
    const own = key(label, option)
    const pairs = before.filter((other) => !covered.has(both(own, other))).length
    return (covered.has(own) ? 0 : before.length + 1) + pairs
  })
  return gains.indexOf(Math.max(...gains))
}

function run(walk: Walk, generator: Pick<Generator, 'build'>, wanted: Wanted): void {
  const asked: { readonly label: string; readonly options: readonly string[] }[] = []
  const taken = new Map<string, string>()
  const keys: string[] = []
  const made = make(generator, (label, options) => {
    for (const option of options) {
      const own = key(label, option)
      if (!walk.singles.has(own)) walk.singles.set(own, new Map([...taken, [label, option]]))
    }
    const want = options.indexOf(wanted.get(label) ?? '')
    const index = want < 0 ? best(walk, label, options, keys) : want
    const option = options[index] as string
    asked.push({ label, options })
    taken.set(label, option)
    keys.push(key(label, option))
    return index
  })
  for (const [at, one] of keys.entries()) {
    walk.covered.add(one)
    for (const other of keys.slice(0, at)) walk.covered.add(both(one, other))
  }
  for (const [at, { label, options }] of asked.entries()) {
    for (const earlier of asked.slice(0, at)) {
      for (const option of options) {
        for (const other of earlier.options) {
          const pair = both(key(label, option), key(earlier.label, other))
          if (!walk.pairs.has(pair)) {
            walk.pairs.set(pair, new Map([...taken, [label, option], [earlier.label, other]]))
          }
        }
      }
    }
  }
  const signature = JSON.stringify(made.choices)
  if (!walk.seen.has(signature)) walk.made.push(made)
  walk.seen.add(signature)
}

/** See `eachOption`: single options first, then pairs while `limit` allows, in order of their coming up. */
export function coveringWalk(generator: Pick<Generator, 'build'>, limit: number): readonly Made[] {
  const walk: Walk = {
    made: [],
    seen: new Set(),
    covered: new Set(),
    singles: new Map(),
    pairs: new Map(),
  }
  run(walk, generator, new Map())
  // Both maps grow while they are walked; what is added is walked too.
  for (const [single, wanted] of walk.singles) {
    if (!walk.covered.has(single)) run(walk, generator, wanted)
  }
  for (const [pair, wanted] of walk.pairs) {
    if (walk.made.length >= limit) break
    if (!walk.covered.has(pair)) run(walk, generator, wanted)
  }
  return walk.made
}
