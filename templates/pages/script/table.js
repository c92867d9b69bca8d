import { element } from './dom.js'
import { sortable } from './sorting.js'

/**
 * A table in a box that scrolls if the page is too narrow, also by keyboard. Its heads sort it unless it is a part of a list.
 *
 * @param {string} label
 * @param {string} kind
 * @param {readonly (Node | string)[]} heads
 * @param {readonly HTMLTableRowElement[]} rows
 * @param {boolean} isWhole
 */
export function tableOf(label, kind, heads, rows, isWhole = true) {
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)))
  const table = element(
    'table',
    { class: kind },
    element('thead', {}, head),
    element('tbody', {}, ...rows),
  )
  if (isWhole) sortable(table)
  return element('div', { class: 'wide', role: 'region', 'aria-label': label, tabindex: 0 }, table)
}
