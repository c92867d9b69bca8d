import { byId } from './dom.js'
import { filterNames } from './route.js'

/** @import { Filter } from './route.js' */

/** Delay between the last keystroke and the search, in milliseconds. */
const delayMs = 150

/** @param {keyof Filter} name */
function control(name) {
  const id = name === 'find' ? 'find' : `filter-${name}`
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (byId(id))
}

/**
 * Shows a filter in the controls.
 *
 * @param {Filter} filter
 */
export function showFilter(filter) {
  for (const name of filterNames) {
    const field = control(name)
    // While the reader types, the control is newer than the address.
    if (field.value !== filter[name] && document.activeElement !== field) field.value = filter[name]
  }
}

/**
 * Reports every change of the filter; `/` moves the focus to the search.
 *
 * @param {(filter: Filter) => void} changed
 */
export function listenToFilter(changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting
  const notify = () => {
    clearTimeout(waiting)
    changed({
      find: control('find').value,
      text: control('text').value,
      class: control('class').value,
      outcome: control('outcome').value,
      tool: control('tool').value,
    })
  }
  const form = /** @type {HTMLFormElement} */ (byId('filters'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    notify()
  })
  form.addEventListener('reset', () => setTimeout(notify))
  form.addEventListener('change', notify)
  form.addEventListener('input', (event) => {
    if (event.target !== control('find')) return
    clearTimeout(waiting)
    waiting = setTimeout(notify, delayMs)
  })
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, select, textarea')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    control('find').focus()
  })
}
