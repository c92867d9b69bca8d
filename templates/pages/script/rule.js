import { caseBody } from './case.js'
import { bodyOf, element } from './dom.js'
import { chip } from './marks.js'
import { hashOf } from './route.js'
import { nodesOf, written } from './written.js'

/** @import { Listings } from './case.js' */
/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * Whether an expectation explains the answer that decided the outcome.
 *
 * @param {Model} model
 * @param {number} answers
 */
function isExplained({ data, worst }, answers) {
  return (data.answers[answers] ?? []).some(
    ([, outcome, , why]) => outcome === worst[answers] && why !== -1,
  )
}

/**
 * One case as an expandable line, whose contents are rendered when it is first opened. A case of another rule has its whole id.
 *
 * @param {Model} model
 * @param {number} rule
 * @param {number} number
 * @param {boolean} open
 * @param {Listings} listings
 */
function caseEntry(model, rule, number, open, listings) {
  const { data, worst } = model
  const [ruleNumber, name, expect, , summary] = data.cases[number] ?? []
  const marks = data.oracles.flatMap(({ name: tool }, oracle) => {
    const answers = data.results[number]?.[oracle] ?? -1
    if (answers === -1) return []
    const outcome = worst[answers] ?? -1
    return [
      element(
        'li',
        {},
        element('span', { class: 'tool' }, tool),
        chip(data.outcomes[outcome], isExplained(model, answers)),
      ),
    ]
  })
  const entry = element(
    'details',
    { class: 'case', open },
    element(
      'summary',
      {},
      element('span', { class: `expect ${expect}` }, expect ?? ''),
      element('code', { class: 'name' }, ruleNumber === rule ? (name ?? '') : model.caseId(number)),
      element('span', { class: 'summary' }, data.strings[summary ?? -1] ?? ''),
      element('ul', { class: 'marks' }, ...marks),
    ),
  )
  const fill = () => {
    if (entry.open && entry.lastElementChild?.tagName === 'SUMMARY')
      entry.append(caseBody(model, number, listings))
  }
  entry.addEventListener('toggle', fill)
  fill()
  return entry
}

/**
 * Shows the page of a rule, and its cases, invalid ones first.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Listings} listings
 */
export async function showRule(model, route, listings) {
  const page = (await written('rule-pages')).get(route.rule)
  const { data, casesOf } = model
  const body = bodyOf('rule')
  const index = data.rules.findIndex(({ id }) => id === route.rule)
  const rule = data.rules[index]
  if (rule === undefined || page === undefined) {
    body.replaceChildren(
      element('h2', { id: 'rule-heading' }, 'No such rule'),
      element('p', {}, `This report does not contain the rule ${route.rule}.`),
    )
    return
  }
  const link = (/** @type {string} */ text, /** @type {string | undefined} */ to) =>
    to === undefined
      ? element('span', { class: 'button', 'aria-disabled': 'true' }, text)
      : element('a', { class: 'button', href: hashOf({ ...route, rule: to, case: '' }) }, text)
  const cases = [...(casesOf[index] ?? [])]
  const order = ['invalid', 'either', 'valid']
  cases.sort(
    (a, b) => order.indexOf(data.cases[a]?.[2] ?? '') - order.indexOf(data.cases[b]?.[2] ?? ''),
  )
  body.replaceChildren(
    element(
      'nav',
      { class: 'pager', 'aria-label': 'Rules' },
      element(
        'a',
        { class: 'button', href: hashOf({ ...route, view: 'matrix', case: '' }) },
        'Matrix',
      ),
      link('Previous rule', data.rules[index - 1]?.id),
      link('Next rule', data.rules[index + 1]?.id),
    ),
    nodesOf(page),
    element(
      'h3',
      {},
      cases.length === 0
        ? 'No cases in this run'
        : `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`,
    ),
    ...cases.map((number) =>
      caseEntry(
        model,
        index,
        number,
        data.cases[number]?.[0] === index &&
          data.cases[number]?.[1] === route.case &&
          route.case !== '',
        listings,
      ),
    ),
  )
  body.querySelector('details.case[open]')?.scrollIntoView({ block: 'start' })
}
