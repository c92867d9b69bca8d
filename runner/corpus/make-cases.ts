import type { Rule, Text } from '#spec/rule'
import type { Candidate } from './candidate.ts'
import { type Ceiling, roomsOf } from './ceilings.ts'
import type { Drafts } from './drafts.ts'
import { invalidCandidates } from './invalid-candidates.ts'
import type { Makers } from './makers.ts'
import { select } from './select.ts'
import { validCandidates, type Walk } from './valid-candidates.ts'
import { withPairs } from './with-pairs.ts'
import { wordCandidates } from './word-candidates.ts'

/** The inputs of making cases beside the text. */
export interface CaseMaking {
  readonly makers: Makers
  readonly walk: Walk
  readonly ceiling: Ceiling
  readonly ruleById: (id: string) => Rule | undefined
  /** Takes every candidate and not only chosen ones: slow, and no corpus, but it shows every disagreement there is. */
  readonly everything: boolean
}

/**
 * The candidates of the makers for one rule, and those that were not chosen although nothing else shows their features.
 */
export interface MakerOffer {
  readonly rule: Rule
  readonly valid: readonly Candidate[]
  readonly broken: readonly Candidate[]
  readonly missed: readonly string[]
}

function byRule<T extends Candidate>(candidates: readonly T[], text: Text): Map<string, T[]> {
  const groups = new Map<string, T[]>(text.rules.map(({ slug }) => [slug, []]))
  for (const candidate of candidates) groups.get(candidate.rule.slug)?.push(candidate)
  return groups
}

/** Adds the cases of a text to the drafts, and the controls that they need. */
export function makeCases(text: Text, drafts: Drafts, making: CaseMaking): readonly MakerOffer[] {
  const { walk, ceiling, ruleById, everything } = making
  const makers = withPairs(making.makers)
  const take = (candidate: Candidate) => {
    const draft = drafts.add(candidate)
    return draft === undefined ? 'refused' : draft.candidate === candidate ? 'chosen' : 'shown'
  }

  const valid = makers.generators.flatMap((generator) =>
    validCandidates(text.name, generator, walk, ruleById),
  )
  if (everything) for (const candidate of valid) drafts.add(candidate)
  const validByRule = byRule(valid, text)
  const missedOf = new Map<string, readonly string[]>()
  for (const { slug } of text.rules) {
    const { valid: room } = roomsOf(ceiling, text.name, `${text.name}/${slug}`)
    const { missed } = select(validByRule.get(slug) ?? [], room, { take })
    missedOf.set(slug, missed)
  }

  const isCase = (candidate: Candidate | null) => candidate !== null && drafts.has(candidate)
  const controls = [...valid.filter(isCase), ...valid.filter((candidate) => !isCase(candidate))]
  const which = everything ? 'all' : 'distinct'
  const broken = [...makers.mutators, ...makers.wordMutators].flatMap((mutator) =>
    invalidCandidates(text.name, mutator, controls, ruleById, which),
  )
  if (everything) for (const candidate of broken) drafts.add(candidate)
  const brokenByRule = byRule(broken, text)
  const inWords = (makers.wordPairs ?? []).map((pair) => wordCandidates(text.name, pair, ruleById))
  for (const offered of inWords)
    for (const candidate of [offered.valid, ...offered.broken]) drafts.add(candidate)
  return text.rules.flatMap(({ slug }) => {
    const rule = ruleById(`${text.name}/${slug}`)
    if (rule === undefined) return []
    const candidates = brokenByRule.get(slug) ?? []
    const aboutRule = inWords.filter(({ valid: { rule: about } }) => about.id === rule.id)
    const { invalid: room } = roomsOf(ceiling, text.name, rule.id)
    const { missed } = select(candidates, room, {
      take,
      preferred: ({ control }) => isCase(control),
    })
    return [
      {
        rule,
        valid: [...(validByRule.get(slug) ?? []), ...aboutRule.map((offered) => offered.valid)],
        broken: [...candidates, ...aboutRule.flatMap((offered) => offered.broken)],
        missed: [...(missedOf.get(slug) ?? []), ...missed],
      },
    ]
  })
}
