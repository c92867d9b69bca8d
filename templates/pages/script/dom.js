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
