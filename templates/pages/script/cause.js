import { bodyOf, byId, element } from './dom.js'
import { unpack } from './unpack.js'

/** @import { Route } from './route.js' */

/** @type {Promise<readonly (readonly [name: string, body: string])[]> | undefined} */
let pages

/**
 * Shows the page of a cause, which was written with the report, every value in it escaped.
 *
 * @param {Route} route
 */
export async function showCause({ rule: name }) {
  const body = bodyOf('cause')
  body.replaceChildren(element('p', {}, 'Unpacking the causes …'))
  pages ??= unpack(byId('cause-pages').textContent ?? '')
  const [, written] = (await pages).find(([cause]) => cause === name) ?? []
  if (written === undefined) {
    body.replaceChildren(
      element('h2', { id: 'cause-heading' }, 'No such cause'),
      element('p', {}, `This report does not contain the cause ${name}.`),
    )
    return
  }
  const holder = document.createElement('template')
  holder.innerHTML = written
  body.replaceChildren(holder.content)
}
