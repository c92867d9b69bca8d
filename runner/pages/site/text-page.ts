import { newestVersion } from '#spec/versions'
import { addressOf } from '../../address-of.ts'
import type { Result } from '../../log/run-log.ts'
import { type Enforcing, enforcing } from '../../report/enforcement.ts'
import type { Material } from '../../report/material.ts'
import type { Column } from '../columns.ts'
import { coverageView } from '../coverage-view.ts'
import type { PageRule } from '../page-rule.ts'
import { prose } from '../prose.ts'
import { tallyCells } from '../tally-cells.ts'
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

/** The look-ups of the pages of all texts. */
export interface TextLookups {
  readonly rules: readonly PageRule[]
  readonly enforcements: Enforcements
  readonly tallies: TallyAtVersion
  /** Keyed by rule. */
  readonly cases: ReadonlyMap<string, readonly Pick<Result, 'expect'>[]>
}

/** The versions of tools as columns: the newest version of each tool first, where no narrow page cuts it off. */
function columnsOf(
  shown: readonly SiteTool[],
): readonly (Column & { readonly asked: SiteVersion })[] {
  return shown
    .flatMap(({ tool, versions }) => versions.toReversed().map((asked) => ({ tool, asked })))
    .map(({ tool, asked }, index) => ({
      index,
      oracle: asked.label,
      name: tool,
      version: asked.version,
      asked,
    }))
}

/** The statements of a text, with the validators that were asked about it. */
function statements(
  text: string,
  shown: readonly SiteTool[],
  { rules, enforcements, cases }: TextLookups,
  material: Material,
  root: string,
) {
  const count = (ids: readonly string[], expect: Result['expect']) =>
    ids.flatMap((id) => cases.get(id) ?? []).filter((listed) => listed.expect === expect).length
  return coverageView(text, material, {
    tools: shown.map(({ tool, versions }, index) => ({
      tool,
      index,
      href: `${root}${addresses.tool(tool)}`,
      versions: versions.map(({ version, run, logged }) => ({
        version,
        enforces: (ids: readonly string[]) => {
          const enforces = enforcements.get(run)
          if (enforces === undefined) throw new Error('a run that is not of the site')
          return enforces(logged.name, ids)
        },
      })),
    })),
    numbers: new Map(rules.map(({ id }, number) => [id, number])),
    casesOf: (ids) => ({ valid: count(ids, 'valid'), invalid: count(ids, 'invalid') }),
    href: (id) => `${root}${addresses.rule(id)}`,
  })
}

/** One text: its sentences with the tools that enforce them, and its rules. */
export function textPage(
  site: SiteData,
  text: string,
  material: Material,
  lookups: TextLookups,
): Page {
  const path = addresses.text(text)
  const root = rootFrom(path)
  const found = material.texts.get(text)
  const shown = validators(site, text)
  const columns = columnsOf(shown)
  const versions = new Map(columns.map(({ index, asked }) => [index, asked]))
  const errors = currentErrors(site).filter(({ cases }) =>
    [...cases.values()].flat().some((id) => id.startsWith(`${text}/`)),
  )
  return {
    path,
    title: text,
    place: 'texts',
    view: {
      ...statements(text, shown, lookups, material, root),
      about:
        found === undefined ? '' : `Revision ${found.revision} of ${newestVersion(found).date}`,
      address: found === undefined ? '' : addressOf(text, ''),
      causes: causeList(errors, root),
      columns,
      rows: lookups.rules
        .filter((rule) => rule.text === text)
        .map((rule) => ({
          number: '',
          name: rule.id.slice(text.length + 1),
          href: `${root}${addresses.rule(rule.id)}`,
          about: prose(rule.summary),
          cells: tallyCells(columns, ({ index }) => {
            const version = versions.get(index)
            return version && lookups.tallies(version, rule.id)
          }),
        })),
    },
  }
}
