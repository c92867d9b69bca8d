import type { View } from '../../render.ts'
import type { Figures } from '../figures.ts'
import { groupBy } from '../group-by.ts'
import { cellView } from './cell-view.ts'
import type { PageData } from './page-data.ts'

/** The rules of the run, by text, with a cell for each oracle. */
export function matrixView(figures: Figures, { rules }: Pick<PageData, 'rules'>): View {
  const numbers = new Map(rules.map(({ id }, index) => [id, index]))
  return {
    texts: [...groupBy(figures.rules, ({ text }) => text)].map(([name, rows]) => ({
      name,
      columns: figures.oracles.length + 1,
      rules: rows.map(({ rule, slug, summary, cells }) => ({
        rule,
        number: numbers.get(rule) ?? -1,
        slug,
        summary,
        cells: cells.map((tally, index) => ({
          oracle: figures.oracles[index]?.name ?? '',
          ...cellView(tally),
        })),
      })),
    })),
  }
}
