import type { LoggedRun } from '../log/run-log.ts'
import { html } from '../pages/report/html.ts'
import { badge } from './badge.ts'
import { caseList } from './case-list.ts'
import { causesAsData } from './causes/causes-as-data.ts'
import { causesFound } from './causes/found-causes.ts'
import { driverTable } from './driver-table.ts'
import { figuring } from './figures.ts'
import { folded } from './fold.ts'
import { jsonFile } from './json-parts.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Material } from './material.ts'
import type { ReportParts } from './parts.ts'
import { sarif } from './sarif/sarif.ts'
import { longSummary } from './summary.ts'
import { tap } from './tap.ts'
import { vuidTable } from './vuid-table.ts'

/** A report format: its file extension, and the report as a function of the run and its material. */
export interface Format {
  readonly ending: string
  readonly render: (log: LoggedRun, material: Material) => ReportParts
}

/** The formats that `report --format` knows, by name. */
export const formats: Readonly<Record<string, Format>> = {
  html: { ending: 'html', render: (log, material) => [html(log, material)] },
  md: {
    ending: 'md',
    render: (log, material) => [
      markdown(...folded(log.results, figuring(log), causesFound(log, material.causeOf, material))),
    ],
  },
  junit: { ending: 'junit.xml', render: junit },
  sarif: { ending: 'sarif', render: sarif },
  tap: { ending: 'tap', render: tap },
  json: {
    ending: 'json',
    render: (log, material) => {
      const [figures, causes] = folded(
        log.results,
        figuring(log),
        causesFound(log, material.causeOf, material),
      )
      return jsonFile({ ...longSummary(log, figures), causes: causesAsData(causes) }, '  ')
    },
  },
  vuids: {
    ending: 'vuids.md',
    render: (log) => [vuidTable(log)],
  },
  drivers: { ending: 'drivers.md', render: (log) => [driverTable(log)] },
  badge: { ending: 'badge.svg', render: (log) => [badge(log)] },
  cases: { ending: 'cases.txt', render: caseList },
}
