import { byId } from './dom.js'
import { filterNames } from './route.js'

/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * Hides the columns of all tools but one; none if no tool is named.
 *
 * @param {Element} table
 * @param {Model['data']} data
 * @param {string} tool
 */
export function hideColumns(table, { oracles }, tool) {
  const column = oracles.findIndex(({ name }) => name === tool)
  for (const cell of table.querySelectorAll('[data-column]'))
    cell.toggleAttribute(
      'hidden',
      column !== -1 && cell.getAttribute('data-column') !== String(column),
    )
}

/**
 * Shows the rules and tools that match the filter; returns the number of rules. The rows that a reader searches for are
 * shown even if no tool is wrong about them, and their texts are open.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export function showMatrix({ data }, { filter }, found) {
  const rules = new Set()
  for (let index = 0; index < found.length; index += 2)
    rules.add(data.cases[found[index] ?? -1]?.[0])
  const matrix = byId('rules')
  hideColumns(matrix, data, filter.tool)
  const isFiltered = filterNames.some((name) => name !== 'tool' && filter[name] !== '')
  matrix.classList.toggle('sought', filter.find !== '' || filter.outcome !== '')
  let count = 0
  for (const text of matrix.querySelectorAll('details')) {
    let shown = 0
    for (const row of text.querySelectorAll('[data-rule]')) {
      const hidden = !rules.has(Number(row.getAttribute('data-rule')))
      row.toggleAttribute('hidden', hidden)
      if (!hidden) shown++
    }
    text.hidden = shown === 0
    if (isFiltered) text.open = true
    count += shown
  }
  return count
}
