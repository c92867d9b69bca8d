import { bodyOf, element } from './dom.js'
import { chip } from './marks.js'
import { pageOf, pager } from './pages.js'
import { prose } from './prose.js'
import { hashOf } from './route.js'
import { tableOf } from './table.js'

/** @import { Model } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * Disagreements of one tool about one rule with the same outcome.
 *
 * @typedef {object} Finding
 * @property {number} oracle
 * @property {number} rule
 * @property {number} outcome
 * @property {number} explained
 * @property {number} first the first case
 * @property {number} said message of the tool for the first case
 * @property {Set<number>} cases
 */

/**
 * @param {Model} model
 * @param {Int32Array} found
 * @returns {readonly Finding[]} in the order of the results that they come from
 */
function findingsOf({ data }, found) {
  /** @type {Map<string, Finding>} */
  const findings = new Map()
  for (let index = 0; index < found.length; index += 2) {
    const number = found[index] ?? -1
    const oracle = found[index + 1] ?? -1
    const rule = data.cases[number]?.[0] ?? -1
    for (const [, outcome, message, explained] of data.answers[
      data.results[number]?.[oracle] ?? -1
    ] ?? []) {
      if (!data.outcomes[outcome]?.disagrees) continue
      const key = `${oracle} ${rule} ${outcome} ${explained}`
      const finding = findings.get(key) ?? {
        oracle,
        rule,
        outcome,
        explained,
        first: number,
        said: message,
        cases: new Set(),
      }
      finding.cases.add(number)
      findings.set(key, finding)
    }
  }
  return [...findings.values()]
}

/**
 * @param {Model} model
 * @param {Route} route
 * @param {Finding} finding
 */
function findingRow(
  { data },
  route,
  { oracle, rule, outcome, explained, first, said: message, cases },
) {
  const { id = '', section = '' } = data.rules[rule] ?? {}
  const tool = data.oracles[oracle]?.name ?? ''
  const name = data.outcomes[outcome]?.name ?? ''
  const why = data.strings[explained]
  const [, caseName = '', , , summary = -1] = data.cases[first] ?? []
  const filter = { ...route.filter, tool, outcome: name, find: `${id}/` }
  return element(
    'tr',
    {},
    element('td', {}, chip(data.outcomes[outcome], why !== undefined)),
    element(
      'td',
      { class: 'short' },
      tool,
      element('small', {}, data.oracles[oracle]?.version ?? ''),
    ),
    element(
      'th',
      { scope: 'row' },
      element('a', { href: hashOf({ view: 'rule', rule: id, filter: route.filter }) }, id),
      element('small', {}, section),
    ),
    element(
      'td',
      { class: 'short' },
      element(
        'a',
        { href: hashOf({ view: 'answers', filter }) },
        `${cases.size} ${cases.size === 1 ? 'case' : 'cases'}`,
      ),
    ),
    element(
      'td',
      { class: 'said' },
      element(
        'a',
        { href: hashOf({ view: 'rule', rule: id, case: caseName, filter: route.filter }) },
        caseName,
      ),
      element('p', { class: 'summary' }, ...prose(data.strings[summary] ?? '')),
      (data.strings[message] ?? '').split('\n')[0] ?? '',
      why === undefined ? '' : element('small', {}, `Explained: ${why}`),
    ),
  )
}

/**
 * Shows the disagreements among the results that match the filter.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export function showFindings(model, route, found) {
  const findings = findingsOf(model, found)
  const { from, to } = pageOf(findings.length, route.page)
  const rows = findings.slice(from, to).map((finding) => findingRow(model, route, finding))
  bodyOf('findings').replaceChildren(
    pager(route, findings.length, 'findings'),
    rows.length === 0
      ? element('p', {}, 'No disagreement matches the filters.')
      : tableOf(
          'Findings',
          'list',
          ['Outcome', 'Tool', 'Rule', 'Cases', 'First case, and the message of the tool'],
          rows,
          rows.length === findings.length,
        ),
    ...(to - from > 20 ? [pager(route, findings.length, 'findings')] : []),
  )
}
