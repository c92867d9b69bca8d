/**
 * The view that the page shows, as encoded in its address after `#`.
 *
 * @typedef {object} Route
 * @property {string} view
 * @property {string} rule id, if the view shows a rule; `TOOL/ID`, if it shows a cause
 * @property {string} case name below the rule, if a case is to be opened
 * @property {Filter} filter
 * @property {number} page from 1
 */

/**
 * @typedef {object} Filter
 * @property {string} find
 * @property {string} text
 * @property {string} class
 * @property {string} outcome an outcome, `unexplained` or `disagreement`
 * @property {string} tool
 */

/** @type {readonly (keyof Filter)[]} */
export const filterNames = ['find', 'text', 'class', 'outcome', 'tool']

const views = [
  'overview',
  'matrix',
  'findings',
  'answers',
  'coverage',
  'questions',
  'rule',
  'cause',
]

/**
 * The route of an address; the overview if the address is not recognised.
 *
 * @param {string} hash with its `#`
 * @returns {Route}
 */
export function routeOf(hash) {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [view = '', ...rest] = path.split('/').map(decoded)
  const asked = new URLSearchParams(query)
  const value = (/** @type {string} */ name) => asked.get(name) ?? ''
  return {
    view: views.includes(view) ? view : 'overview',
    rule: rest.join('/'),
    case: value('case'),
    filter: {
      find: value('find'),
      text: value('text'),
      class: value('class'),
      outcome: value('outcome'),
      tool: value('tool'),
    },
    page: Math.max(1, Math.trunc(Number(value('page'))) || 1),
  }
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The address of a route, with `#`.
 *
 * @param {Partial<Route>} route
 */
export function hashOf(route) {
  const { view = 'overview', rule = '', case: name = '', filter, page = 1 } = route
  const query = new URLSearchParams()
  if (name !== '') query.set('case', name)
  for (const key of filterNames) {
    const value = filter?.[key] ?? ''
    if (value !== '') query.set(key, value)
  }
  if (page > 1) query.set('page', String(page))
  const isNamed = view === 'rule' || view === 'cause'
  const path = isNamed ? `${view}/${rule.split('/').map(encodeURIComponent).join('/')}` : view
  const text = query.toString()
  return `#/${path === 'overview' ? '' : path}${text === '' ? '' : `?${text}`}`
}
