import type { CompareReflection } from './comparison.ts'
import { kernelName, wordOf } from './entry-values.ts'
import { type ReflectedRange, rangesOf, rangeText } from './ranges.ts'

/** Ranges by their beginning, each with the one that reaches farthest so far. */
interface SortedRange {
  readonly range: ReflectedRange
  readonly reach: ReflectedRange
}

/** The purpose of a range; a range declared twice is still one, and fills its bytes once. */
function purpose({ entry, start, end }: ReflectedRange): string {
  const values = ['Ordinal', 'Data', 'BufferSize'].map((name) => entry.operands.get(name)?.value)
  return JSON.stringify([entry.name, start, end, values])
}

function sorted(ranges: readonly ReflectedRange[]): readonly SortedRange[] {
  const once = [...new Map(ranges.map((range) => [purpose(range), range])).values()]
  let reach: ReflectedRange | undefined
  return once
    .sort((a, b) => a.start - b.start || a.entry.instruction.word - b.entry.instruction.word)
    .map((range) => {
      const before: ReflectedRange = reach ?? range
      reach = before.end >= range.end ? before : range
      return { range, reach }
    })
}

/** One of the ranges that has a byte in common with `range`. */
function meeting(all: readonly SortedRange[], range: ReflectedRange): ReflectedRange | undefined {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((all[middle] as SortedRange).range.start < range.end) low = middle + 1
    else high = middle
  }
  const reach = all[low - 1]?.reach
  return reach !== undefined && reach.end > range.start ? reach : undefined
}

function groups<Key>(
  ranges: readonly ReflectedRange[],
  keyOf: (range: ReflectedRange) => Key,
): ReadonlyMap<Key, readonly ReflectedRange[]> {
  const found = new Map<Key, ReflectedRange[]>()
  for (const range of ranges) {
    const group = found.get(keyOf(range))
    if (group === undefined) found.set(keyOf(range), [range])
    else group.push(range)
  }
  return found
}

/** Ranges of push constants, or of one buffer, that a kernel's arguments would overwrite each other in. */
export const compareOverlaps: CompareReflection = ({ entries }, report) => {
  const tell = (range: ReflectedRange, other: ReflectedRange): void => {
    const [first, second] =
      range.entry.instruction.word < other.entry.instruction.word ? [range, other] : [other, range]
    const whose = first.entry.kernel === undefined ? '' : ` of ${kernelName(first.entry.kernel)}`
    const message = `${second.entry.name} at ${rangeText(second)} of ${second.where} overlaps ${first.entry.name}${whose} at ${rangeText(first)}`
    const word = wordOf(second.entry, 'Offset')
    report('ranges-overlap', word, message, second.entry.kernel ?? first.entry.kernel)
  }
  for (const sameRanges of groups(rangesOf(entries), ({ where }) => where).values()) {
    const byKernel = groups(sameRanges, ({ entry }) => entry.kernel?.instruction)
    const all = sorted(byKernel.get(undefined) ?? [])
    for (const [kernel, kernelRanges] of byKernel) {
      const order = sorted(kernelRanges)
      order.forEach(({ range }, index) => {
        const before = order[index - 1]?.reach
        if (before !== undefined && before.end > range.start) tell(range, before)
        const shared = kernel === undefined ? undefined : meeting(all, range)
        if (shared !== undefined) tell(range, shared)
      })
    }
  }
}
