import type { Mutator, Site, WordMutator } from '#generators/maker'
import type { Module } from '#generators/module'
import { encode } from '#generators/words/encode'
import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Rule } from '#spec/rule'
import { alternativesOf } from './alternatives.ts'
import { blaming } from './blaming.ts'
import type { Candidate, ValidCandidate } from './candidate.ts'
import { namesAt } from './names-at.ts'
import { noRule } from './no-rule.ts'
import type { Features } from './select.ts'

function opname(control: ValidCandidate, index: number): string {
  const opcode = control.module.instructions[index]?.opcode
  return opcode === undefined ? '' : (instructionByOpcode(opcode)?.name ?? `Op${opcode}`)
}

/** The opcodes and enumerants that a rule names and among which a site appears. */
type NamesAtSite = (control: ValidCandidate, index: number) => readonly string[]

const namesIn = new WeakMap<Module, ReturnType<typeof namesAt>>()

function namedBy(rule: Rule): NamesAtSite {
  const alternatives = alternativesOf(rule)
  if (alternatives.size === 0) return () => []
  return ({ module }, index) => {
    const names = namesIn.get(module) ?? namesAt(module)
    namesIn.set(module, names)
    return [...names(index)].filter((name) => alternatives.has(name))
  }
}

/**
 * The ways of breaking first, each at every instruction it can be done to, and each of the opcodes and enumerants that
 * the rule names; then the ways in the modules of every generator, and in those that are about the rule with every answer
 * to the generator's questions.
 */
function features(
  mutator: string,
  site: Site,
  control: ValidCandidate,
  slug: string,
  named: NamesAtSite,
): Features {
  const way = `${mutator} ${site.variant}`
  const { generator, choices } = control.origin
  const answers = control.applies.includes(slug) ? Object.entries(choices) : []
  return {
    first: [
      way,
      `${way} ${opname(control, site.at)}`,
      ...named(control, site.at).map((name) => `${mutator} ${name}`),
    ],
    second: [
      `${way} ${generator}`,
      ...answers.map(([label, value]) => `${way} ${generator} ${label}=${value}`),
    ],
  }
}

interface CandidateMutator {
  readonly name: string
  readonly rule: string
  readonly summary: string
  readonly sites: (control: ValidCandidate) => readonly Site[]
  readonly words: (control: ValidCandidate, site: Site) => Uint32Array
}

function ofModules(mutator: Mutator): CandidateMutator {
  return {
    ...mutator,
    sites: ({ module }) => mutator.sites(module),
    words: ({ module }, site) => encode(mutator.apply(module, site)),
  }
}

function ofWords(mutator: WordMutator): CandidateMutator {
  return {
    ...mutator,
    sites: (control) => mutator.sites(control.words()),
    words: (control, site) => mutator.applyToWords(control.words(), site),
  }
}

/**
 * Takes the first of several candidates that show the same: sites in one module that are broken in the same way at the
 * same kind of instruction, and modules of one generator that is not about the rule; but both as often as opcodes and
 * enumerants that the rule names differ.
 */
function firstOfEach(
  slug: string,
  named: NamesAtSite,
): (site: Site, control: ValidCandidate) => boolean {
  const seen = new Set<string>()
  return ({ at: index, variant }, control) => {
    const { generator, choices } = control.origin
    const about = control.applies.includes(slug) ? JSON.stringify(choices) : ''
    const key = `${variant} ${opname(control, index)} ${generator} ${about} ${named(control, index).join()}`
    return !seen.has(key) && seen.add(key) !== undefined
  }
}

/**
 * The faults that a mutator can make in these modules, all variants.
 *
 * @param controls in the order of preference.
 * @param which `all`, or only `distinct` ones: others would show nothing more.
 * @throws when the mutator's rule is not in the catalogue.
 */
export function invalidCandidates(
  text: string,
  mutator: Mutator | WordMutator,
  controls: readonly ValidCandidate[],
  ruleById: (id: string) => Rule | undefined,
  which: 'all' | 'distinct',
): readonly Candidate[] {
  const who = `mutator ${text}/${mutator.name}`
  const rule = ruleById(`${text}/${mutator.rule}`)
  if (rule === undefined) throw noRule(who, text, mutator.rule)
  const breaking = 'apply' in mutator ? ofModules(mutator) : ofWords(mutator)
  const named = namedBy(rule)
  const isFirst = which === 'all' ? () => true : firstOfEach(mutator.rule, named)
  return controls.flatMap((control) => {
    const sites = blaming(who, () => breaking.sites(control))
    return sites
      .filter((site) => isFirst(site, control))
      .map(
        (site): Candidate => ({
          rule,
          origin: {
            ...control.origin,
            mutator: mutator.name,
            site: `${site.variant} at ${site.at}`,
          },
          environments: control.environments,
          ...(control.limits && { limits: control.limits }),
          summary: site.summary ?? mutator.summary,
          isSummaryOfMutator: site.summary === undefined,
          control,
          words: () => blaming(who, () => breaking.words(control, site)),
          features: () => features(mutator.name, site, control, mutator.rule, named),
        }),
      )
  })
}
