import type { View } from '../render.ts'
import type { Tally } from '../report/tally.ts'
import { cellView } from './cell-view.ts'
import type { Column } from './columns.ts'

/** Cells of a row of `templates/parts/tally-table.hbs`, in the order of its columns. */
export function tallyCells(
  columns: readonly Column[],
  tallyAt: (column: Column) => Tally | undefined,
): readonly View[] {
  return columns.map((column) => ({
    oracle: column.oracle,
    head: `${column.name} ${column.version}`.trim(),
    index: column.index,
    ...cellView(tallyAt(column) ?? { counts: {}, asked: 0, unexplained: 0 }),
  }))
}
