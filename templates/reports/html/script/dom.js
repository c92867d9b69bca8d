import { sortable } from './sorting.js'

/** @typedef {string | number | boolean | undefined | ((event: Event) => void)} Attribute */

/**
 * An element that contains text and elements. Text is never interpreted as HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Readonly<Record<string, Attribute>>} attributes a function listens to the event of its name.
 * @param {readonly (Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== undefined && value !== false)
      made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/**
 * The element with that id.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`${id}: not on the page`)
  return found
}

/**
 * The part of a view that the script fills.
 *
 * @param {string} view
 */
export function bodyOf(view) {
  const found = byId(view).querySelector('.body')
  if (found === null) throw new Error(`${view}: nothing to fill`)
  return found
}

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
