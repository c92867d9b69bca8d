import type { WordPair } from '#generators/word-pair'
import type { Rule } from '#spec/rule'
import { blaming } from './blaming.ts'
import type { Candidate } from './candidate.ts'
import { noRule } from './no-rule.ts'

/** The offer of a pair of words: a module in which nothing is broken, and the modules that its ways make from it. */
export interface WordCandidates {
  readonly valid: Candidate
  readonly broken: readonly Candidate[]
}

/**
 * The modules of a pair of words as candidates.
 *
 * @throws when one of its rules is not in the catalogue.
 */
export function wordCandidates(
  text: string,
  pair: WordPair,
  ruleById: (id: string) => Rule | undefined,
): WordCandidates {
  const name = `${pair.rule}-${pair.name}`
  const who = `pair ${text}/${name}`
  const applies = [pair.rule, ...(pair.covers ?? [])]
  const [rule] = applies.map((slug) => {
    const found = ruleById(`${text}/${slug}`)
    if (found === undefined) throw noRule(who, text, slug)
    return found
  })
  if (rule === undefined) throw new Error(`${who}: there is no rule`)
  const { environments } = pair
  const origin = { generator: name, choices: { pair: pair.name } }
  const features = () => ({ first: [], second: [] })
  const valid: Candidate = {
    rule,
    origin,
    environments,
    summary: pair.summary,
    control: null,
    applies,
    words: () => blaming(who, pair.control),
    features,
  }
  const broken = Object.entries(blaming(who, pair.broken)).map(
    ([variant, { summary, module }]): Candidate => ({
      rule,
      origin: { ...origin, mutator: name, site: `${variant} at 0` },
      environments,
      summary,
      control: valid,
      words: () => module,
      features,
    }),
  )
  return { valid, broken }
}
