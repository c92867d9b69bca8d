import type { RunLog } from '../log/run-log.ts'
import { badge } from './badge.ts'
import { caseList } from './case-list.ts'
import { causesAsData } from './causes/causes-as-data.ts'
import { foundCauses } from './causes/found-causes.ts'
import { driverTable } from './driver-table.ts'
import { html } from './html/html.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Material } from './material.ts'
import { sarif } from './sarif/sarif.ts'
import { summary } from './summary.ts'
import { tap } from './tap.ts'
import { vuidTable } from './vuid-table.ts'

/** A report format: its file extension, and the report as a function of the run and its material. */
export interface Format {
  readonly ending: string
  readonly render: (log: RunLog, material: Material) => string
}

/** The formats that `report --format` knows, by name. */
export const formats: Readonly<Record<string, Format>> = {
  html: { ending: 'html', render: html },
  md: {
    ending: 'md',
    render: (log, { causeOf }) => markdown(summary(log), foundCauses(log, causeOf)),
  },
  junit: { ending: 'junit.xml', render: junit },
  sarif: { ending: 'sarif', render: sarif },
  tap: { ending: 'tap', render: tap },
  json: {
    ending: 'json',
    render: (log, { causeOf }) =>
      `${JSON.stringify({ ...summary(log), causes: causesAsData(foundCauses(log, causeOf)) }, null, 2)}\n`,
  },
  vuids: {
    ending: 'vuids.md',
    render: vuidTable,
  },
  drivers: { ending: 'drivers.md', render: driverTable },
  badge: { ending: 'badge.svg', render: badge },
  cases: { ending: 'cases.txt', render: caseList },
}
