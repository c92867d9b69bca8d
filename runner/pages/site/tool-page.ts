import { counted } from '../../counted.ts'
import type { View } from '../../render.ts'
import { errorsByToolView } from '../../report/causes/causes-view.ts'
import { countsOf, errorsOf, severitiesIn } from '../../report/causes/error-counts.ts'
import { errorKinds, type FoundCause } from '../../report/causes/found-cause.ts'
import { mostCases } from '../../report/causes/gravity.ts'
import { joinFaults, separate } from '../../report/causes/joined-faults.ts'
import { severities, severityNames } from '../../report/causes/severity.ts'
import { addresses, rootFrom } from './addresses.ts'
import { causeList, standingOf } from './cause-list.ts'
import { chartView } from './chart.ts'
import { newsView } from './news-view.ts'
import type { Page } from './page.ts'
import { newestOfTool, type SiteData, type SiteTool } from './site.ts'

/** Errors in a table with a column for each version, by severity. */
export function errorGroups(
  { versions }: SiteTool,
  causes: readonly FoundCause[],
  root: string,
): readonly View[] {
  return severities.flatMap((severity) => {
    const sameSeverity = causes.filter((cause) => cause.severity === severity)
    if (sameSeverity.length === 0) return []
    return [
      {
        name: severityNames[severity],
        severity,
        count: sameSeverity.length,
        rows: sameSeverity.map((cause) => ({
          href: `${root}${addresses.cause(cause.tool, cause.id)}`,
          summary: cause.summary,
          section: cause.section,
          isReported: cause.links.length > 0,
          most: mostCases(cause),
          cells: versions.map((version) => {
            const standing = standingOf(cause, version)
            return {
              ...standing,
              said: standing.count > 0 ? String(standing.count) : '',
              title: standing.said,
            }
          }),
        })),
      },
    ]
  })
}

/** Errors by version, for `templates/parts/errors-by-tool.hbs`. */
function versionErrors({ versions }: SiteTool, causes: readonly FoundCause[]): View {
  const oracles = versions.map(({ oracle }) => oracle)
  const view = errorsByToolView(oracles, causes, () => '')
  const tools = view.tools.map((row, index) => {
    const { version = '', run } = versions[index] ?? {}
    return { ...row, name: version, version: `asked ${run?.day ?? ''}` }
  })
  return { ...view, first: 'Version', tools }
}

/** One tool: its errors by version, with a row for each. */
export function toolPage(site: SiteData, siteTool: SiteTool): Page {
  const path = addresses.tool(siteTool.tool)
  const root = rootFrom(path)
  const newest = newestOfTool(siteTool)
  const causes = joinFaults(separate(site.causes).filter(({ tool }) => tool === siteTool.tool))
  const errors = causes.filter(({ kind }) => errorKinds.has(kind))
  const current = errors.filter(({ cases }) => cases.has(newest.label))
  const past = errors.filter(({ cases }) => !cases.has(newest.label))
  const bars = siteTool.versions.map(({ label, version }) => ({
    label: version,
    causes: errorsOf(causes, label),
  }))
  return {
    path,
    title: `${siteTool.tool} ${newest.version}: ${counted(current.length, 'error')}`,
    place: 'tools',
    view: {
      tool: siteTool.tool,
      version: newest.version,
      command: newest.logged.command,
      badge: `${root}${addresses.badge(siteTool.tool)}`,
      versions: siteTool.versions.map(({ version, run }) => ({ version, day: run.day })),
      chart: chartView(`Errors of ${siteTool.tool}, by version`, bars),
      errors: versionErrors(siteTool, causes),
      figures: severitiesIn(bars.map((bar) => countsOf(bar.causes))).map((severity) => ({
        ...{ severity, name: severityNames[severity] },
      })),
      groups: errorGroups(siteTool, current, root),
      past: causeList(past, root),
      apart: causeList(
        causes.filter(({ kind }) => !errorKinds.has(kind)),
        root,
      ),
      unknown: Object.entries(newest.logged.texts)
        .flatMap(([text, known]) => (known === 'unknown' ? [text] : []))
        .join(', '),
      news: site.news
        .filter(({ tool }) => tool === siteTool.tool)
        .map((item) => newsView(item, root)),
    },
  }
}
