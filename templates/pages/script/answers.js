import { bodyOf, element } from './dom.js'
import { chip } from './marks.js'
import { pageOf, pager } from './pages.js'
import { hashOf } from './route.js'
import { tableOf } from './table.js'

/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * One result: the outcome of a case for a tool, and the answer that decided it.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {number} number
 * @param {number} oracle
 */
function answerRow({ data, worst }, route, number, oracle) {
  const filed = data.cases[number]
  const rule = data.rules[filed?.[0] ?? -1]
  const answers = data.results[number]?.[oracle] ?? -1
  const outcome = worst[answers] ?? -1
  const answer = data.answers[answers]?.find((answer) => answer[1] === outcome)
  const why = data.strings[answer?.[3] ?? -1]
  const [message = ''] = (data.strings[answer?.[2] ?? -1] ?? '').split('\n')
  return element(
    'tr',
    {},
    element('td', {}, chip(data.outcomes[outcome], why !== undefined)),
    element('td', { class: 'short' }, data.oracles[oracle]?.name ?? ''),
    element(
      'th',
      { scope: 'row' },
      element('small', {}, rule?.id ?? ''),
      element(
        'a',
        {
          href: hashOf({
            view: 'rule',
            rule: rule?.id ?? '',
            case: filed?.[1] ?? '',
            filter: route.filter,
          }),
        },
        filed?.[1] ?? '',
      ),
    ),
    element('td', {}, filed?.[2] ?? ''),
    element(
      'td',
      { class: 'said' },
      message,
      why === undefined ? '' : element('small', {}, `Explained: ${why}`),
    ),
  )
}

/**
 * Shows one page of the results that match the filter.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export function showAnswers(model, route, found) {
  const count = found.length / 2
  const { from, to } = pageOf(count, route.page)
  const rows = Array.from({ length: to - from }, (_, index) =>
    answerRow(model, route, found[2 * (from + index)] ?? -1, found[2 * (from + index) + 1] ?? -1),
  )
  bodyOf('answers').replaceChildren(
    pager(route, count, 'answers'),
    tableOf(
      'Answers',
      'list',
      ['Outcome', 'Tool', 'Case', 'Expected', 'Message'],
      rows,
      rows.length === count,
    ),
    ...(to - from > 20 ? [pager(route, count, 'answers')] : []),
  )
}
