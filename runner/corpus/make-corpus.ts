import { assemblerGenerator } from '#generators/assembly/assemble'
import { everyChoice } from '#generators/drive/every-choice'
import type { ChosenModule } from '#generators/drive/make'
import type { Text } from '#spec/rule'
import { texts as allTexts, ruleById } from '#spec/texts'
import { groupBy } from '../report/group-by.ts'
import { ceiling } from './ceilings.ts'
import { certify, type Judge } from './certify.ts'
import { certifyAtHome } from './certify-at-home.ts'
import type { MakerDisagreement } from './disagreement.ts'
import type { CaseDraft, MadeCase } from './draft.ts'
import { drafts as noDrafts } from './drafts.ts'
import { type CaseMaking, type MakerOffer, makeCases } from './make-cases.ts'
import { makersOf } from './makers.ts'
import { namedCases } from './named-cases.ts'
import { neededDrafts } from './needed-drafts.ts'
import { oldestEnvironments } from './oldest-environments.ts'
import { remembering } from './remembering.ts'
import type { RuleCount } from './rule-count.ts'

/** The corpus as it should be, and why it is not what the makers wanted, if it is not. */
export interface MadeCorpus {
  /** Certified cases, in the order of making: text by text, rule by rule. */
  readonly cases: readonly MadeCase[]
  readonly disagreements: readonly MakerDisagreement[]
  readonly counts: readonly RuleCount[]
}

/** Differences that are allowed from the committed corpus. */
export interface CorpusOptions {
  readonly judge: Judge
  /** Certifies every candidate, see {@link CaseMaking}. */
  readonly everything?: boolean
  /** Whether the cases of a rule are wanted, by its id. Other cases are certified only if these need them. */
  readonly includes?: (rule: string) => boolean
  /** Receives the next step, for people who wait. */
  readonly progress?: (what: string) => void
  readonly making?: (text: Text) => Promise<Omit<CaseMaking, 'everything'>>
}

/** No assembler lets a text say its generator word: modules that leave it open get the one that assemblers write. */
function asAssembled({ choices, module }: ChosenModule): ChosenModule {
  const generator = module.generator === 0 ? assemblerGenerator : module.generator
  return { choices, module: { ...module, generator } }
}

async function defaultMaking(text: Text): Promise<Omit<CaseMaking, 'everything'>> {
  return {
    makers: await makersOf(text.name),
    walk: (generator) => everyChoice(generator).map(asAssembled),
    ceiling,
    ruleById,
  }
}

function controlRefused(draft: CaseDraft): MakerDisagreement {
  const { rule, origin, summary } = draft.candidate
  return {
    kind: 'control-refused',
    rule: rule.id,
    expect: draft.expect,
    environment: draft.environments[0] ?? '',
    origin,
    maker: summary,
    judge: 'its control was not certified',
    words: draft.words,
  }
}

/**
 * Counts what became of the rules that were offered.
 *
 * @param certified or not looked at.
 */
function counted(
  offers: readonly MakerOffer[],
  certified: readonly CaseDraft[],
): readonly RuleCount[] {
  const byRule = groupBy(certified, ({ candidate }) => candidate.rule.id)
  const applied = new Map<string, number>()
  for (const { applies } of certified)
    for (const rule of new Set(applies)) applied.set(rule, (applied.get(rule) ?? 0) + 1)
  return offers.map(({ rule, broken, missed }) => {
    const drafts = byRule.get(rule.id) ?? []
    const valid = drafts.filter(({ control }) => control === null).length
    return {
      rule: rule.id,
      valid,
      applies: applied.get(rule.id) ?? 0,
      invalid: drafts.length - valid,
      candidates: broken.length,
      missed,
    }
  })
}

/** Makes, certifies and names the cases of these texts. */
export async function makeCorpus(
  texts: readonly Text[],
  {
    judge,
    everything = false,
    includes,
    progress = () => {},
    making = defaultMaking,
  }: CorpusOptions,
): Promise<MadeCorpus> {
  const drafts = noDrafts()
  const offers: MakerOffer[] = []
  for (const text of texts) {
    progress(`making cases of ${text.name}`)
    offers.push(...makeCases(text, drafts, { ...(await making(text)), everything }))
  }
  const disagreements = [...drafts.contradictions()]
  const certified = new Set<CaseDraft>()
  const remembered = remembering(judge)
  const byName = new Map([...allTexts, ...texts].map((text) => [text.name, text]))
  const all = drafts.all()
  progress('looking for the oldest environments of rules')
  const holdsIn = (draft: CaseDraft, name: string) =>
    certify({ ...draft, environments: [name] }, remembered) === undefined
  const needed = includes === undefined ? all : neededDrafts(all, includes)
  for (const [draft, names] of oldestEnvironments(all, holdsIn, needed))
    draft.oldestEnvironments = names
  for (const [index, draft] of needed.entries()) {
    if (index % 100 === 0) progress(`certifying ${index} of ${needed.length}`)
    const against = certifyAtHome(draft, remembered, byName)
    if (against !== undefined && against !== 'control-refused') disagreements.push(against)
    // Controls are drafted before the cases made from them.
    else if (
      against === 'control-refused' ||
      (draft.control !== null && !certified.has(draft.control))
    )
      disagreements.push(controlRefused(draft))
    else certified.add(draft)
  }
  const refused = new Set(needed.filter((draft) => !certified.has(draft)))
  return {
    cases: namedCases([...certified]),
    disagreements,
    counts: counted(
      offers,
      all.filter((draft) => !refused.has(draft)),
    ),
  }
}
