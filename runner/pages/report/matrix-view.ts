import { disagreements } from '../../log/outcome.ts'
import type { View } from '../../render.ts'
import type { Figures, RuleTallies } from '../../report/figures.ts'
import { groupBy } from '../../report/group-by.ts'
import type { Tally } from '../../report/tally.ts'
import { columnsOf } from '../columns.ts'
import { sumOf } from '../sum-of.ts'
import { tallyCells } from '../tally-cells.ts'
import type { PageData } from './page-data.ts'

/** Rules that a reader sees without opening their texts. */
const fewRules = 30

function disagrees({ counts }: Tally): boolean {
  return [...disagreements].some((outcome) => (counts[outcome] ?? 0) > 0)
}

/** Cells with the sums of the tallies of some rules. */
export function sumCells(
  { oracles }: Pick<Figures, 'oracles'>,
  rules: readonly Pick<RuleTallies, 'cells'>[],
): readonly View[] {
  return tallyCells(columnsOf(oracles), ({ index }) =>
    sumOf(rules.flatMap(({ cells }) => cells[index] ?? [])),
  )
}

/** The rules of the run, by text, with a cell for each oracle. Rules about which no tool is wrong are shown on request. */
export function matrixView(figures: Figures, { rules }: Pick<PageData, 'rules'>): View {
  const numbers = new Map(rules.map(({ id }, index) => [id, index]))
  const isShort = figures.rules.length <= fewRules
  const columns = columnsOf(figures.oracles)
  return {
    texts: [...groupBy(figures.rules, ({ text }) => text)].map(([name, rows]) => {
      const wrong = rows.filter(({ cells }) => cells.some(disagrees))
      return {
        name,
        isOpen: isShort,
        count: rows.length,
        wrong: wrong.length,
        sums: sumCells(figures, rows),
        rows: rows.map((row) => ({
          href: `#/rule/${row.rule}`,
          number: String(numbers.get(row.rule) ?? -1),
          name: row.slug,
          title: row.summary,
          agrees: !wrong.includes(row),
          cells: tallyCells(columns, ({ index }) => row.cells[index]),
        })),
      }
    }),
  }
}
