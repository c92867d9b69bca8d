import { element } from './dom.js'

/**
 * The sort key of a cell: cases that are not right for `34/37 fa3`, the number that a cell begins with, or its text. A
 * mark before it does not count.
 *
 * @param {Element | undefined} cell
 * @returns {number | string | undefined} undefined for a cell that says nothing, which comes last in either direction.
 */
export function sortKey(cell) {
  const marked = cell?.querySelector('.mark')?.textContent ?? ''
  const text = (cell?.textContent ?? '').trim()
  const shown = text.startsWith(marked) ? text.slice(marked.length).trim() : text
  const [, right, asked] = /^(\d+)\/(\d+)/.exec(shown) ?? []
  if (right !== undefined) return Number(asked) - Number(right)
  const [number] = /^[\d,]+(\.\d+)?(?=[\s%]|$)/.exec(shown) ?? []
  if (number !== undefined) return Number(number.replaceAll(',', ''))
  return ['', '-', '·', 'n/a'].includes(shown) ? undefined : shown
}

/**
 * Rows in the order of a column; equal ones keep theirs.
 *
 * @param {readonly HTMLTableRowElement[]} rows
 * @param {number} column
 * @param {1 | -1} direction
 */
function inOrder(rows, column, direction) {
  const keys = new Map(rows.map((row) => [row, sortKey(row.cells[column])]))
  return rows.toSorted((row, other) => {
    const [a, b] = [keys.get(row), keys.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b)
    return direction * String(a).localeCompare(String(b), 'en', { numeric: true })
  })
}

/**
 * Sorts each body of a table by a column; rows that head a body stay first.
 *
 * @param {HTMLTableElement} table
 * @param {HTMLTableCellElement} head
 */
function sortBy(table, head) {
  const column = head.cellIndex
  const cells = [...table.tBodies].flatMap(({ rows }) => [...rows]).map((row) => row.cells[column])
  const isNumeric = cells.some((cell) => typeof sortKey(cell) === 'number')
  const before = head.getAttribute('aria-sort')
  // Numbers count errors or cases: a reader looks for the largest.
  const first = isNumeric ? 'descending' : 'ascending'
  const other = isNumeric ? 'ascending' : 'descending'
  const now = before === first ? other : first
  for (const head of table.querySelectorAll('thead th')) head.removeAttribute('aria-sort')
  head.setAttribute('aria-sort', now)
  for (const body of table.tBodies) {
    const rows = [...body.rows].filter((row) => row.querySelector('[scope=rowgroup]') === null)
    body.append(...inOrder(rows, column, now === 'ascending' ? 1 : -1))
  }
}

/**
 * Makes the heads of a table buttons that sort it. A table whose cells span rows keeps its order.
 *
 * @param {HTMLTableElement} table
 */
export function sortable(table) {
  if (table.querySelector('tbody [rowspan]') !== null) return
  for (const head of table.querySelectorAll('thead th')) {
    if (!(head instanceof HTMLTableCellElement)) continue
    const click = () => sortBy(table, head)
    head.replaceChildren(
      element('button', { type: 'button', class: 'sort', click }, ...head.childNodes),
    )
  }
}
