import { bodyOf, element, tableOf } from './dom.js'
import { chip } from './marks.js'
import { pageOf, pager } from './pages.js'
import { hashOf } from './route.js'

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
  const of = data.cases[number]
  const rule = data.rules[of?.[0] ?? -1]
  const answers = data.results[number]?.[oracle] ?? -1
  const outcome = worst[answers] ?? -1
  const answer = data.answers[answers]?.find((one) => one[1] === outcome)
  const why = data.strings[answer?.[3] ?? -1]
  const [said = ''] = (data.strings[answer?.[2] ?? -1] ?? '').split('\n')
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
            case: of?.[1] ?? '',
            filter: route.filter,
          }),
        },
        of?.[1] ?? '',
      ),
    ),
    element('td', {}, of?.[2] ?? ''),
    element(
      'td',
      { class: 'said' },
      said,
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
  const rows = Array.from({ length: to - from }, (_, at) =>
    answerRow(model, route, found[2 * (from + at)] ?? -1, found[2 * (from + at) + 1] ?? -1),
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
