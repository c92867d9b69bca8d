import { byId } from './dom.js'
import { hideColumns } from './matrix.js'
import { sortable } from './sorting.js'
import { nodesOf, written } from './written.js'

/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * Adds the table of statements to an open text that has none yet.
 *
 * @param {HTMLDetailsElement} text
 * @param {ReadonlyMap<string, string>} tables
 */
function fill(text, tables) {
  if (!text.open || text.lastElementChild?.tagName !== 'SUMMARY') return
  text.append(nodesOf(tables.get(text.dataset['text'] ?? '') ?? ''))
  for (const table of text.querySelectorAll('table')) sortable(table)
}

/**
 * Shows the statements of each text that match the filter, and the tools that enforce them.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export async function showCoverage({ data }, { filter }, found) {
  const tables = await written('coverage-tables')
  const isFiltered = filter.find !== '' || filter.class !== '' || filter.outcome !== ''
  const rules = new Set()
  for (let index = 0; index < found.length; index += 2)
    rules.add(String(data.cases[found[index] ?? -1]?.[0]))
  const isFound = (/** @type {Element} */ row) =>
    (row.getAttribute('data-rules') ?? '').split(' ').some((rule) => rules.has(rule))
  for (const text of byId('coverage').querySelectorAll('details')) {
    const name = text.dataset['text']
    if (name === undefined) continue
    text.hidden = filter.text !== '' && filter.text !== name
    if (filter.text === name) text.open = true
    const show = () => {
      fill(text, tables)
      for (const row of text.querySelectorAll('tbody tr'))
        row.toggleAttribute('hidden', isFiltered && !isFound(row))
      hideColumns(text, data, filter.tool)
    }
    text.ontoggle = show
    show()
  }
}
