import { counted } from '../../counted.ts'
import type { View } from '../../render.ts'
import { errorsByToolView } from '../../report/causes/causes-view.ts'
import { countsOf, errorsOf, severitiesIn } from '../../report/causes/error-counts.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { joinFaults } from '../../report/causes/joined-faults.ts'
import { severities, severityNames } from '../../report/causes/severity.ts'
import type { Material } from '../../report/material.ts'
import { gravestOf } from '../../report/screen.ts'
import { addresses } from './addresses.ts'
import { causeList } from './cause-list.ts'
import { chartView } from './chart.ts'
import { currentErrors } from './current-errors.ts'
import { newsView } from './news-view.ts'
import type { Page } from './page.ts'
import { newestOfTool, type SiteData } from './site.ts'
import { textsOf } from './site-rules.ts'

/** News on the front page. */
const shownNews = 8

/** Errors by version, for each tool with several. */
function versionCharts({ tools, causes }: SiteData): readonly View[] {
  return tools
    .filter(({ versions }) => versions.length > 1)
    .map(({ tool, versions }) =>
      chartView(
        `${tool}, by version`,
        versions.map(({ label, version }) => ({
          label: version,
          causes: errorsOf(causes, label),
          href: addresses.tool(tool),
        })),
      ),
    )
    .filter((_, index) => index < 6)
}

/** Errors of the newest version of each tool, by day; empty unless there are several days. */
function dayChart({ runs }: SiteData): readonly View[] {
  const days = [...new Set(runs.map(({ day }) => day))]
  if (days.length < 2) return []
  const newest = new Map<string, readonly FoundCause[]>()
  const bars = days.map((day) => {
    for (const { log, causes } of runs.filter((run) => run.day === day))
      for (const oracle of log.header.oracles)
        newest.set(
          oracle.tool,
          errorsOf(causes, oracle.name).filter(({ tool }) => tool === oracle.tool),
        )
    return { label: day, causes: joinFaults([...newest.values()].flat()) }
  })
  return [chartView('All tools, by day', bars)]
}

function textRows(site: SiteData, material: Material): readonly View[] {
  const shown = site.tools.filter((siteTool) => textColumns(site, newestOfTool(siteTool).label))
  return textsOf(site).map((text) => ({
    name: text,
    href: addresses.text(text),
    title: material.texts.get(text)?.title ?? '',
    cells: shown.map((siteTool) => {
      const { label, logged } = newestOfTool(siteTool)
      const counts = countsOf(errorsOf(site.causes, label, text))
      const parts = severities.filter((severity) => counts[severity] > 0)
      const total = parts.reduce((sum, severity) => sum + counts[severity], 0)
      const isUnknown = logged.texts[text] === 'unknown'
      return {
        tool: siteTool.tool,
        state: isUnknown
          ? 'none'
          : total === 0
            ? 'right'
            : counts.crash > 0 || counts['accepts-invalid'] > 0
              ? 'open'
              : 'known',
        mark: isUnknown
          ? '·'
          : total === 0
            ? '✓'
            : counts.crash > 0 || counts['accepts-invalid'] > 0
              ? '✗'
              : '◆',
        said: isUnknown ? 'unknown' : String(total),
        title:
          parts.map((severity) => `${counts[severity]} ${severityNames[severity]}`).join(', ') ||
          'no error',
      }
    }),
  }))
}

/** Whether a version has any error in a text: the others would fill the table with nothing. */
function textColumns({ causes }: SiteData, label: string): boolean {
  return errorsOf(causes, label).length > 0
}

/** The first page: who is wrong about what, how it changed, and the way to everything else. */
export function frontPage(site: SiteData, material: Material): Page {
  const { tools, causes, news } = site
  const errors = currentErrors(site)
  const counts = countsOf(errors)
  const newest = tools.map(newestOfTool)
  const oracles = newest.map(({ oracle }) => oracle)
  const byTool = errorsByToolView(oracles, causes, ({ tool }) => addresses.tool(tool))
  const shown = tools.filter((siteTool) => textColumns(site, newestOfTool(siteTool).label))
  return {
    path: addresses.front,
    title: 'Who is wrong about SPIR-V, and about what',
    place: 'front',
    view: {
      total: counted(errors.length, 'error'),
      tools:
        tools.length === 1
          ? `version of ${tools[0]?.tool}, which reads or writes`
          : `versions of ${tools.length} tools that read or write`,
      figures: severitiesIn([counts, countsOf(causes)]).map((severity) => ({
        severity,
        count: counts[severity],
        name: severityNames[severity],
      })),
      gravest: causeList(gravestOf({ oracles }, causes), ''),
      charts: [...dayChart(site), ...versionCharts(site)],
      errors: {
        ...byTool,
        tools: byTool.tools.map((row, index) => ({
          ...row,
          name: newest[index]?.logged.tool ?? '',
        })),
      },
      news: news.slice(0, shownNews).map((news) => newsView(news, '')),
      columns: shown.map((siteTool) => ({
        tool: siteTool.tool,
        version: newestOfTool(siteTool).version,
        href: addresses.tool(siteTool.tool),
      })),
      texts: textRows(site, material),
    },
  }
}
