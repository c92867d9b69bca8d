import { createHash } from 'node:crypto'
import { rulesShownBy } from '../corpus/covers.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import { casesOfShard, type Shard } from './cases-of-shard.ts'
import { globMatcher } from './glob-matcher.ts'

/** The fields by which cases are chosen. */
type ChosenCase = Pick<FiledCase, 'id' | 'rule' | 'environments'> &
  Partial<Pick<FiledCase, 'expect' | 'covers'>>

/** Which cases of a corpus a run is about; all of them where nothing is said. */
export interface CaseChoice {
  /** The cases that show a side of one of these rules. */
  readonly rules?: readonly string[]
  readonly cases?: readonly string[]
  /** Only cases that hold in one of these environments. */
  readonly environments?: readonly string[]
  /** The share of the cases that `seed` draws: more than 0, at most 1. */
  readonly sample?: { readonly part: number; readonly seed: number }
  readonly shard?: Shard
}

/** A number from 0 to 1 (not included) that looks random and is always the same. */
function drawn(id: string, seed: number): number {
  const hash = createHash('sha256').update(`${seed} ${id}`).digest()
  return hash.readUInt32BE(0) / 0x1_0000_0000
}

/** The chosen cases, by id. A shard is a part of what else was chosen. */
export function chooseCases(cases: readonly FiledCase[], choice: CaseChoice): readonly FiledCase[] {
  const chosen = chooseOf(cases, choice)
  return choice.shard === undefined ? chosen : casesOfShard(chosen, choice.shard)
}

/** Without a look at the other properties, which a case may compute. */
function shownBy({ rule, expect = 'invalid', covers = [] }: ChosenCase) {
  return rulesShownBy({ rule, expect, covers })
}

/** The chosen ones of any things that have an id, a rule and environments, by id; shards are not made. */
export function chooseOf<Of extends ChosenCase>(
  cases: readonly Of[],
  choice: CaseChoice,
): readonly Of[] {
  const { rules, cases: ids, environments, sample } = choice
  const matches = rules === undefined ? () => true : globMatcher(rules)
  const known = new Map<string, boolean>()
  // Many cases have one rule, and there may be as many globs as rules.
  const ofRule = (rule: string): boolean => {
    const before = known.get(rule)
    if (before !== undefined) return before
    const isChosen = matches(rule)
    known.set(rule, isChosen)
    return isChosen
  }
  const named = ids === undefined ? () => true : globMatcher(ids)
  return cases
    .filter(
      (listed) =>
        shownBy(listed).some(ofRule) &&
        named(listed.id) &&
        (environments === undefined ||
          listed.environments.some((name) => environments.includes(name))) &&
        (sample === undefined || drawn(listed.id, sample.seed) < sample.part),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
