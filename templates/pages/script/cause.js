import { bodyOf, element } from './dom.js'
import { nodesOf, written } from './written.js'

/** @import { Route } from './route.js' */

/**
 * Shows the page of a cause.
 *
 * @param {Route} route
 */
export async function showCause({ rule: name }) {
  const page = (await written('cause-pages')).get(name)
  bodyOf('cause').replaceChildren(
    ...(page === undefined
      ? [
          element('h2', { id: 'cause-heading' }, 'No such cause'),
          element('p', {}, `This report does not contain the cause ${name}.`),
        ]
      : [nodesOf(page)]),
  )
}
