import { byId } from './dom.js'

/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * Shows the rules and tools that match the filter; returns the number of rules.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export function showMatrix({ data }, { filter }, found) {
  const rules = new Set()
  for (let index = 0; index < found.length; index += 2)
    rules.add(data.cases[found[index] ?? -1]?.[0])
  const table = byId('rules')
  const column = data.oracles.findIndex(({ name }) => name === filter.tool)
  for (const cell of table.querySelectorAll('[data-column]'))
    cell.toggleAttribute(
      'hidden',
      column !== -1 && cell.getAttribute('data-column') !== String(column),
    )
  let count = 0
  for (const body of table.querySelectorAll('tbody')) {
    let shown = 0
    for (const row of body.querySelectorAll('[data-rule]')) {
      const hidden = !rules.has(Number(row.getAttribute('data-rule')))
      row.toggleAttribute('hidden', hidden)
      if (!hidden) shown++
    }
    body.hidden = shown === 0
    count += shown
  }
  return count
}
