import type { View } from '../../render.ts'
import { countsOf, severitiesIn } from '../../report/causes/error-counts.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { severities, severityNames } from '../../report/causes/severity.ts'

/** A bar: its label, and its errors. */
export interface Bar {
  readonly label: string
  readonly causes: readonly FoundCause[]
  readonly href?: string
}

/** Pixels of a column and of its surroundings. */
const step = 72
const thick = 44
const tall = 150
const above = 18
const below = 22

/** Below that height a number does not fit into its segment. */
const fits = 13

/** Errors in columns by severity, for `templates/parts/site-chart.hbs`; every severity has its own place in a column. */
export function chartView(title: string, bars: readonly Bar[]): View {
  const most = Math.max(1, ...bars.map(({ causes }) => causes.length))
  return {
    title,
    width: Math.max(1, bars.length) * step,
    height: above + tall + below,
    floor: above + tall,
    columns: bars.map(({ label, causes, href }, index) => {
      const counts = countsOf(causes)
      const x = index * step + (step - thick) / 2
      let top = above + tall
      const segments = [...severities].reverse().flatMap((severity) => {
        const count = counts[severity]
        if (count === 0) return []
        const height = Math.max(1.5, (count * tall) / most)
        top -= height
        const shownCount = `${label}: ${count} ${severityNames[severity]}`
        const number = height < fits ? '' : String(count)
        return [
          {
            severity,
            x,
            y: top.toFixed(1),
            height: height.toFixed(1),
            said: shownCount,
            number,
            middle: (top + height / 2 + 4).toFixed(1),
          },
        ]
      })
      return {
        label,
        href: href ?? '',
        total: causes.length,
        x,
        centre: x + thick / 2,
        top: (top - 5).toFixed(1),
        base: above + tall + 16,
        thick,
        segments,
      }
    }),
    legend: severitiesIn(bars.map(({ causes }) => countsOf(causes))).map((severity) => ({
      severity,
      name: severityNames[severity],
    })),
  }
}
