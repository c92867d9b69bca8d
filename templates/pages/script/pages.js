import { element } from './dom.js'
import { hashOf } from './route.js'

/** @import { Route } from './route.js' */

/** Rows per page: few enough to be laid out without delay, whatever the size of the run. */
export const pageSize = 100

/**
 * The part of a list that a page shows.
 *
 * @param {number} count
 * @param {number} asked from 1; a number after the last page means the last page
 */
export function pageOf(count, asked) {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(asked, pages)
  return { page, pages, from: (page - 1) * pageSize, to: Math.min(count, page * pageSize) }
}

/**
 * Links to the other pages of a list; none if there is only one page.
 *
 * @param {Route} route
 * @param {number} count
 * @param {string} what
 */
export function pager(route, count, what) {
  const { page, pages, from, to } = pageOf(count, route.page)
  const shown = `${(count === 0 ? 0 : from + 1).toLocaleString('en')} to ${to.toLocaleString('en')} of ${count.toLocaleString('en')} ${what}`
  const link = (
    /** @type {string} */ text,
    /** @type {number} */ to,
    /** @type {boolean} */ exists,
  ) =>
    exists
      ? element('a', { href: hashOf({ ...route, page: to }), class: 'button' }, text)
      : element('span', { class: 'button', 'aria-disabled': 'true' }, text)
  if (pages === 1) return element('p', { class: 'pager' }, shown)
  return element(
    'nav',
    { class: 'pager', 'aria-label': `Pages of ${what}` },
    link('First', 1, page > 1),
    link('Previous', page - 1, page > 1),
    element('span', {}, shown),
    link('Next', page + 1, page < pages),
    link('Last', pages, page < pages),
  )
}
