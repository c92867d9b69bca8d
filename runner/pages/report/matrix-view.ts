import { disagreements } from '../../log/outcome.ts'
import type { View } from '../../render.ts'
import type { Figures, RuleTallies } from '../../report/figures.ts'
import { groupBy } from '../../report/group-by.ts'
import type { Tally } from '../../report/tally.ts'
import { cellView } from '../cell-view.ts'
import { columnsOf } from '../columns.ts'
import { sumOf } from '../sum-of.ts'
import type { PageData } from './page-data.ts'

/** Rules that a reader sees without opening their texts. */
const fewRules = 30

function disagrees({ counts }: Tally): boolean {
  return [...disagreements].some((outcome) => (counts[outcome] ?? 0) > 0)
}

/** Cells of tallies, in the order of the columns. */
export function cellsOf({ oracles }: Pick<Figures, 'oracles'>, cells: readonly Tally[]) {
  return columnsOf(oracles).map(({ index, oracle, name, version }) => ({
    oracle,
    head: `${name} ${version}`.trim(),
    index,
    ...cellView(cells[index] ?? { counts: {}, asked: 0, unexplained: 0 }),
  }))
}

/** The sum of the tallies of some rules, by oracle. */
export function sumsOf(
  { oracles }: Pick<Figures, 'oracles'>,
  rules: readonly Pick<RuleTallies, 'cells'>[],
): readonly Tally[] {
  return oracles.map((_, index) => sumOf(rules.flatMap(({ cells }) => cells[index] ?? [])))
}

/** The rules of the run, by text, with a cell for each oracle. Rules about which no tool is wrong are shown on request. */
export function matrixView(figures: Figures, { rules }: Pick<PageData, 'rules'>): View {
  const numbers = new Map(rules.map(({ id }, index) => [id, index]))
  const isShort = figures.rules.length <= fewRules
  return {
    texts: [...groupBy(figures.rules, ({ text }) => text)].map(([name, rows]) => {
      const wrong = rows.filter(({ cells }) => cells.some(disagrees))
      return {
        name,
        isOpen: isShort,
        count: rows.length,
        wrong: wrong.length,
        sums: cellsOf(figures, sumsOf(figures, rows)),
        rules: rows.map((row) => ({
          rule: row.rule,
          number: numbers.get(row.rule) ?? -1,
          slug: row.slug,
          summary: row.summary,
          agrees: !wrong.includes(row),
          cells: cellsOf(figures, row.cells),
        })),
      }
    }),
  }
}
