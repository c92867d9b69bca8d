/** What wrong answers have in common, and right ones have not. */
export interface CommonTrait {
  /** One trait, or two that come together, as a predicate. */
  readonly trait: string
  /** Others that separate the answers just as well. */
  readonly alike: readonly string[]
  readonly wrong: number
  readonly wrongWith: number
  readonly right: number
  readonly rightWith: number
}

/** The part of wrong answers that has the trait, at least: it is to explain them. */
const leastShare = 0.9
/** The part of right answers that has it, at most. */
const mostShare = 0.25
/** Wrong answers about one rule are much alike: no more than these count as independent of each other. */
const independent = 3
/** Nothing is said about fewer wrong answers. */
const leastWrong = 8
/** Chance that a trait without any connection is reported, at most. */
const chance = 1e-4
/** Traits that are tried in pairs: the best ones. */
const paired = 24
/** How much better a pair has to be, as the logarithm of a likelihood ratio. */
const betterPair = 8
const mostAlike = 2

/** The logarithm of the ratio of likelihoods: with the trait, wrong answers have a rate of their own; without, the same. */
function logRatio(wrongWith: number, rightWith: number, wrong: number, right: number): number {
  const part = (count: number, total: number) => (count === 0 ? 0 : count * Math.log(count / total))
  const all = wrong + right
  const [having, lacking] = [wrongWith + rightWith, all - wrongWith - rightWith]
  const split =
    part(wrongWith, having) +
    part(rightWith, having) +
    part(wrong - wrongWith, lacking) +
    part(right - rightWith, lacking)
  return split - part(wrong, all) - part(right, all)
}

interface TraitCandidate {
  readonly trait: string
  readonly has: (traits: ReadonlySet<string>) => boolean
}

interface Separation extends CommonTrait {
  readonly score: number
}

/**
 * The trait that separates wrong from right answers best, if most wrong answers have it, and the ratio of likelihoods is larger
 * than chance allows among as many traits as there are. Two together only where they are much better than one.
 *
 * @param rules that the wrong answers are about.
 * @returns `undefined` without evidence.
 */
export function commonTrait(
  wrong: readonly ReadonlySet<string>[],
  right: readonly ReadonlySet<string>[],
  rules: number,
): CommonTrait | undefined {
  if (wrong.length < leastWrong || right.length < leastWrong) return undefined
  const counts = new Map<string, number>()
  for (const traits of wrong)
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1)

  const measured = ({ trait, has }: TraitCandidate): Separation => {
    const [wrongWith, rightWith] = [wrong.filter(has).length, right.filter(has).length]
    const score = logRatio(wrongWith, rightWith, wrong.length, right.length)
    return {
      ...{ trait, alike: [], score, wrongWith, rightWith },
      ...{ wrong: wrong.length, right: right.length },
    }
  }
  const explains = ({ wrongWith }: Separation): boolean => wrongWith >= leastShare * wrong.length
  const byScore = (a: Separation, b: Separation) => b.score - a.score

  const singles = [...counts]
    .filter(([, count]) => count >= leastShare * wrong.length)
    .map(([trait]) => measured({ trait, has: (traits) => traits.has(trait) }))
    .filter(explains)
    .sort(byScore)
  const best = singles[0]
  if (best === undefined) return undefined
  const few = singles.slice(0, paired)
  const pairs = few.flatMap(({ trait }, index) =>
    few.slice(index + 1).map(({ trait: other }) =>
      measured({
        trait: `${trait}, and ${other}`,
        has: (traits) => traits.has(trait) && traits.has(other),
      }),
    ),
  )
  const pair = pairs.filter(explains).sort(byScore)[0]
  const chosen = pair !== undefined && pair.score > best.score + betterPair ? pair : best
  // Twice the logarithm has about the distribution of chi square: its tail is below exp(-score).
  const weight = Math.min(1, (independent * rules) / wrong.length)
  if (chosen.rightWith > mostShare * right.length) return undefined
  if (chosen.score * weight < Math.log((counts.size + pairs.length) / chance)) return undefined
  const alike = (chosen === pair ? pairs : singles)
    .filter(({ trait, score }) => trait !== chosen.trait && score === chosen.score)
    .map(({ trait }) => trait)
    .slice(0, mostAlike)
  const { score: _, ...found } = chosen
  return { ...found, alike }
}
