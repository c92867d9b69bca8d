import type { RuleId } from '#spec/rule'
import { rulesShownBy } from '../../corpus/covers.ts'
import type { Result } from '../../log/run-log.ts'
import { caseAddress } from '../../playground/case-address.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { separate } from '../../report/causes/joined-faults.ts'
import type { Material } from '../../report/material.ts'
import type { PageRule } from '../page-rule.ts'
import { ruleView } from '../rule-view.ts'
import { addresses, rootFrom } from './addresses.ts'
import { causeList } from './cause-list.ts'
import type { Page } from './page.ts'
import type { SiteData } from './site.ts'
import type { TallyAtVersion } from './text-page.ts'

/** A case as pages of rules list it. */
export interface ListedCase {
  readonly id: string
  /** The rule under which it is filed. */
  readonly rule: string
  readonly expect: Result['expect']
  readonly summary: string
}

/** The cases of all runs by each rule that they show a side of, with the words of the corpus. */
export function listedCases(
  { runs }: SiteData,
  { corpus }: Material,
): ReadonlyMap<string, readonly ListedCase[]> {
  const filed = new Map(corpus?.manifest.cases.map((filed) => [filed.id, filed]))
  const found = new Map<string, Map<string, ListedCase>>()
  for (const { log } of runs)
    for (const { case: id, rule, expect } of log.results) {
      const { covers, summary = '' } = filed.get(id) ?? {}
      for (const shown of rulesShownBy({
        rule: rule as RuleId,
        expect,
        ...(covers && { covers }),
      })) {
        const listed = found.get(shown) ?? new Map<string, ListedCase>()
        found.set(shown, listed)
        if (!listed.has(id)) listed.set(id, { id, rule, expect, summary })
      }
    }
  return new Map(
    [...found].map(([rule, listed]) => [
      rule,
      [...listed.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  )
}

/** The causes that a case shows, by case. */
export function causesByCase({ causes }: SiteData): ReadonlyMap<string, readonly FoundCause[]> {
  const found = new Map<string, Set<FoundCause>>()
  for (const cause of separate(causes))
    for (const id of [...cause.cases.values()].flat())
      found.set(id, (found.get(id) ?? new Set()).add(cause))
  return new Map([...found].map(([id, causes]) => [id, [...causes]]))
}

/** The look-ups of the pages of all rules. */
export interface RuleLookups {
  readonly cases: ReadonlyMap<string, readonly ListedCase[]>
  /** Keyed by case. */
  readonly causes: ReadonlyMap<string, readonly FoundCause[]>
  readonly causesOfRules: ReadonlyMap<string, readonly FoundCause[]>
  readonly tallies: TallyAtVersion
}

/** One rule: what it asks, who answers how, what is wrong about it, and its cases. */
export function rulePage(
  site: SiteData,
  rule: PageRule,
  material: Material,
  lookups: RuleLookups,
): Page {
  const path = addresses.rule(rule.id)
  const root = rootFrom(path)
  const cases = lookups.cases.get(rule.id) ?? []
  const ruleCases = cases.filter(({ rule: filed }) => filed === rule.id)
  return {
    path,
    title: rule.id,
    place: 'texts',
    view: {
      ...ruleView(rule, material, {
        textHref: `${root}${addresses.text(rule.text)}`,
        tools: site.tools.map(({ tool, versions }) => ({
          tool,
          href: `${root}${addresses.tool(tool)}`,
          versions: versions.map((version) => ({
            version: version.version,
            tally: lookups.tallies(version, rule.id),
          })),
        })),
        causes: causeList(lookups.causesOfRules.get(rule.id) ?? [], root),
      }),
      prefix: '',
      level: 1,
      below: 2,
      cases: [...ruleCases, ...cases.filter(({ rule: filed }) => filed !== rule.id)].map(
        (listed) => ({
          name: listed.rule === rule.id ? listed.id.slice(rule.id.length + 1) : listed.id,
          expect: listed.expect,
          summary: listed.summary,
          href:
            material.playground === undefined
              ? ''
              : `${root}${caseAddress(material.playground, listed.id)}`,
          wrong: (lookups.causes.get(listed.id) ?? []).map((cause) => ({
            tool: cause.tool,
            href: `${root}${addresses.cause(cause.tool, cause.id)}`,
            title: cause.summary,
          })),
        }),
      ),
    },
  }
}
