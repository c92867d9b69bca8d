import { extentsOf } from '#generators/words/extents-of'
import { compactIds } from './compact-ids.ts'
import { fewerFunctions, fewRows } from './fewer-functions.ts'
import { type Budget, firstShown } from './first-shown.ts'
import { type ModulePair, pairOf, wordsOfPair } from './pair.ts'
import {
  fewerRows,
  shorterWays,
  simplerOperands,
  simplerUses,
  simplerValues,
} from './smaller-pairs.ts'
import type { ReductionGoal, Reproduction, SmallerModule } from './subject.ts'

type ReductionWay = readonly [name: string, smaller: (pair: ModulePair) => Iterable<ModulePair>]

const ways = ({ isForReaders }: ReductionGoal): readonly ReductionWay[] => [
  ['with fewer functions', fewerFunctions],
  ['without some instructions', fewerRows],
  ['with other values in place of some', isForReaders ? simplerValues : simplerUses],
  ['without last operands', simplerOperands],
  ['without blocks that only branch', shorterWays],
]

function* candidates(
  shown: Reproduction,
  way: (pair: ModulePair) => Iterable<ModulePair>,
): Iterable<SmallerModule> {
  const pair = pairOf(shown.words, shown.control)
  if (pair === undefined) return
  for (const smaller of way(pair)) yield wordsOfPair(smaller)
}

/** Words that fall apart are cut at either end. */
function* shorterWords({ words, control }: Reproduction): Iterable<SmallerModule> {
  for (let size = words.length >> 1; size >= 1; size >>= 1) {
    yield { words: words.slice(0, words.length - size), control }
    if (words.length > 5 + size)
      yield { words: Uint32Array.from([...words.slice(0, 5), ...words.slice(5 + size)]), control }
  }
}

async function downTo(
  subject: ReductionGoal,
  start: Reproduction,
  list: (shown: Reproduction) => Iterable<SmallerModule>,
  budget: Budget,
): Promise<Reproduction> {
  let best = start
  while (budget.left > 0 && budget.judged > 0) {
    const smaller = await firstShown(subject, best, list(best), budget)
    if (smaller === undefined) return best
    best = smaller
  }
  return best
}

/** The same, with its result. */
async function round(
  subject: ReductionGoal,
  start: Reproduction,
  way: string,
  list: (shown: Reproduction) => Iterable<SmallerModule>,
  budget: Budget,
): Promise<Reproduction> {
  const { left } = budget
  const best = await downTo(subject, start, list, budget)
  const [from, to] = [start, best].map(({ words }) => extentsOf(words).length)
  budget.tell?.({ way, asked: left - budget.left, from: from ?? 0, to: to ?? 0 })
  return best
}

/** A reader takes in no more at a glance. */
const fewEnough = 25

async function inAllWays(
  subject: ReductionGoal,
  shown: Reproduction,
  budget: Budget,
): Promise<Reproduction> {
  let best = shown
  for (
    let size = Number.POSITIVE_INFINITY;
    best.words.length < size && budget.left > 0 && budget.judged > 0;
  ) {
    size = best.words.length
    for (const [name, way] of ways(subject)) {
      if (way === fewerFunctions && extentsOf(best.words).length <= fewRows) continue
      best = await round(subject, best, name, (shown) => candidates(shown, way), budget)
    }
    if (pairOf(best.words, null) === undefined)
      best = await round(subject, best, 'without some words', shorterWords, budget)
  }
  return best
}

/**
 * Makes a module smaller, instruction by instruction, while judge and tool say the same of it; its control in the same
 * way, while it stays valid. Where the control keeps the module large, the module goes on without it, unless it is for readers.
 */
export async function reduce(
  subject: ReductionGoal,
  shown: Reproduction,
  budget: Budget,
): Promise<Reproduction> {
  const together = await inAllWays(subject, shown, budget)
  const rows = pairOf(together.words, null)?.rows.length ?? 0
  const best =
    together.control !== null && rows > fewEnough && !subject.isForReaders
      ? await inAllWays(subject, { ...together, control: null }, budget)
      : together
  const renumbered = compactIds(best)
  if (renumbered === undefined) return best
  return (await firstShown(subject, best, [renumbered], { left: 1, judged: 1 })) ?? best
}
