import type { View } from '../render.ts'
import type { FoundCause } from '../report/causes/found-cause.ts'
import { separate } from '../report/causes/joined-faults.ts'
import type { Material } from '../report/material.ts'
import type { Tally } from '../report/tally.ts'
import { cellView } from './cell-view.ts'
import type { PageRule } from './page-rule.ts'
import { prose } from './prose.ts'

/** A version of a tool, with its tally of a rule; `undefined` if it was not asked. */
export interface VersionTally {
  readonly version: string
  readonly tally: Tally | undefined
}

/** The data that the page of a rule needs beside the rule: the report knows one run, the site several. */
export interface RuleContext {
  /** Address of the page of its text. */
  readonly textHref: string
  readonly tools: readonly {
    readonly tool: string
    readonly href: string
    readonly versions: readonly VersionTally[]
  }[]
  /** Its causes, for `templates/parts/cause-rows.hbs`. */
  readonly causes: readonly View[]
}

/** One rule, for `templates/parts/rule-body.hbs`: what it asks, who is right about it, and what is wrong. */
export function ruleView(
  rule: PageRule,
  { rule: find }: Pick<Material, 'rule'>,
  { textHref, tools, causes }: RuleContext,
): View {
  const properties = {
    Text: rule.revision === undefined ? undefined : `${rule.text}, revision ${rule.revision}`,
    Section: rule.section,
    Class: rule.class,
    Phase: rule.phase,
    Decided: rule.decided,
    Why: rule.why,
    Confidence: rule.confidence,
    VUIDs: find(rule.id)?.vuids?.join(', '),
    Notes: rule.notes,
  }
  return {
    slug: rule.id.slice(rule.text.length + 1),
    text: rule.text,
    textHref,
    summary: prose(rule.summary),
    properties: Object.entries(properties).flatMap(([name, value = '']) =>
      value === '' ? [] : [{ name, value: prose(value) }],
    ),
    tools: tools.flatMap(({ tool, href, versions }) => {
      const cells = versions.flatMap(({ version, tally }) =>
        tally === undefined || tally.asked === 0 ? [] : [{ version, ...cellView(tally) }],
      )
      return cells.length === 0 ? [] : [{ tool, href, cells }]
    }),
    causes,
  }
}

/** The causes that cases of a rule show, by rule. */
export function causesOfRules(
  causes: readonly FoundCause[],
): ReadonlyMap<string, readonly FoundCause[]> {
  const found = new Map<string, FoundCause[]>()
  for (const cause of separate(causes))
    for (const rule of cause.rules) {
      const known = found.get(rule)
      if (known === undefined) found.set(rule, [cause])
      else known.push(cause)
    }
  return found
}
