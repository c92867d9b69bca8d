import { newestVersion } from '#spec/versions'
import { addressOf } from '../../address-of.ts'
import type { View } from '../../render.ts'
import { type Enforcing, enforcementLook, enforcing } from '../../report/enforcement.ts'
import type { Material } from '../../report/material.ts'
import { cellView } from '../cell-view.ts'
import { prose } from '../prose.ts'
import type { PageRule } from '../report/page-data.ts'
import { addresses, rootFrom } from './addresses.ts'
import { causeList } from './cause-list.ts'
import { currentErrors } from './current-errors.ts'
import type { Page } from './page.ts'
import type { SiteData, SiteTool, SiteVersion } from './site.ts'
import type { SiteRun } from './site-run.ts'

/** Lookups of runs, made once for all pages. */
export type Enforcements = ReadonlyMap<SiteRun, Enforcing>

/** How far each run's tools enforce what. */
export function enforcementsOf({ runs }: SiteData): Enforcements {
  return new Map(runs.map((run) => [run, enforcing(run.log)]))
}

/**
 * Since when a tool enforces a statement: the first version from which on all do, or how far the newest one does.
 */
function enforcementCell(
  { tool, versions }: SiteTool,
  rules: readonly string[],
  enforcements: Enforcements,
): View {
  const found = versions.map(({ run, logged, version }) => {
    const enforces = enforcements.get(run)
    if (enforces === undefined) throw new Error('a run that is not of the site')
    return { version, ...enforces(logged.name, rules) }
  })
  const newest = found.at(-1) ?? ({ word: 'not asked', refused: 0, asked: 0, version: '' } as const)
  const title = found.map(({ version, word, refused, asked }) =>
    asked === 0 ? `${version}: ${word}` : `${version}: ${word}, ${refused} of ${asked}`,
  )
  const broken = found.findLastIndex(({ word }) => word !== 'enforced')
  const since = found[broken + 1]?.version
  const text =
    newest.word === 'enforced'
      ? broken < 0
        ? 'enforced'
        : `since ${since}`
      : newest.asked === 0
        ? newest.word
        : `${newest.word} ${newest.refused}/${newest.asked}`
  return { tool, ...enforcementLook(newest.word), said: text, title: title.join('; ') }
}

/** Tools that give verdicts, and were asked about the text. */
function validators({ tools }: SiteData, text: string): readonly SiteTool[] {
  return tools.flatMap(({ tool, versions }) => {
    const sameText = versions.filter(
      ({ logged, run }) =>
        logged.kind === 'validator' &&
        Object.keys(run.log.header.rules).some((rule) => rule.startsWith(`${text}/`)),
    )
    return sameText.length === 0 ? [] : [{ tool, versions: sameText }]
  })
}

function cellsOf(
  rule: string,
  versions: readonly SiteVersion[],
  tallies: TallyAtVersion,
): readonly View[] {
  return versions.map((version, index) => ({
    oracle: version.label,
    head: version.label,
    index,
    ...cellView(tallies(version, rule) ?? { counts: {}, asked: 0, unexplained: 0 }),
  }))
}

/** The tally of a rule at a version. */
export type TallyAtVersion = (
  of: SiteVersion,
  rule: string,
) => SiteVersion['figures']['totals'][number] | undefined

/** Looks up tallies of rules at versions. */
export function talliesOf({ tools }: SiteData): TallyAtVersion {
  const all = new Set(tools.flatMap(({ versions }) => versions.map((version) => version.figures)))
  const rows = new Map(
    [...all].map((figures) => [
      figures,
      new Map(figures.rules.map((row) => [row.rule, row.cells])),
    ]),
  )
  return ({ figures, logged }, rule) => {
    const column = figures.oracles.findIndex(({ name }) => name === logged.name)
    const tally = rows.get(figures)?.get(rule)?.[column]
    return tally === undefined || tally.asked === 0 ? undefined : tally
  }
}

/** One text: its sentences with the tools that enforce them, and its rules. */
export function textPage(
  site: SiteData,
  text: string,
  rules: readonly PageRule[],
  material: Material,
  enforcements: Enforcements,
  tallies: TallyAtVersion,
): Page {
  const path = addresses.text(text)
  const root = rootFrom(path)
  const found = material.texts.get(text)
  const shown = validators(site, text)
  // The newest version of each tool first, and not where a narrow page cuts it off.
  const versions = shown.flatMap((tool) => tool.versions.toReversed())
  const ledger = material.ledger(text)
  const textRules = rules.filter((rule) => rule.text === text)
  const known = new Set(textRules.map(({ id }) => id))
  const errors = currentErrors(site).filter(({ cases }) =>
    [...cases.values()].flat().some((id) => id.startsWith(`${text}/`)),
  )
  return {
    path,
    title: text,
    place: 'texts',
    view: {
      name: text,
      full: found?.title ?? text,
      about:
        found === undefined ? '' : `Revision ${found.revision} of ${newestVersion(found).date}`,
      address: found === undefined ? '' : addressOf(text, ''),
      causes: causeList(errors, root),
      errors: errors.length,
      tools: shown.map(({ tool, versions: asked }) => ({
        tool,
        versions: asked.map(({ version }) => version).join(', '),
        href: `${root}${addresses.tool(tool)}`,
      })),
      all: ledger.length,
      statements: ledger.flatMap((entry) => {
        const ids = entry.rules.map((slug) => `${text}/${slug}`).filter((id) => known.has(id))
        if (ids.length === 0) return []
        return [
          {
            section: entry.section,
            ordinal: entry.ordinal,
            rules: ids.map((id) => ({
              slug: id.slice(text.length + 1),
              href: `${root}${addresses.rule(id)}`,
            })),
            cells: shown.map((tool) => enforcementCell(tool, ids, enforcements)),
          },
        ]
      }),
      silent: ledger.flatMap((entry) =>
        'why' in entry
          ? [
              {
                section: entry.section,
                ordinal: entry.ordinal,
                why: entry.why,
                reason: entry.reason ?? '',
              },
            ]
          : [],
      ),
      columns: versions.map(({ label }) => ({ label })),
      rules: textRules.map((rule) => ({
        slug: rule.id.slice(text.length + 1),
        href: `${root}${addresses.rule(rule.id)}`,
        summary: prose(rule.summary),
        cells: cellsOf(rule.id, versions, tallies),
      })),
    },
  }
}
