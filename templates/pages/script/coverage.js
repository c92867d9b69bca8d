import { bodyOf, element } from './dom.js'
import { enforcementChip } from './enforcement.js'
import { hashOf } from './route.js'
import { tableOf } from './table.js'

/** @import { Model, PageData } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * The tools that can enforce statements: those that give verdicts.
 *
 * @param {PageData} data
 * @param {string} tool
 */
function judges(data, tool) {
  return data.oracles.flatMap(({ name, kind }, oracle) =>
    kind === 'validator' && (tool === '' || tool === name) ? [oracle] : [],
  )
}

/**
 * @param {Model} model
 * @param {Route} route
 * @param {PageData['texts'][number]['statements'][number]} statement
 * @param {readonly number[]} oracles
 */
function statementRow(model, route, [section, ordinal, rules, why, reason, enforced], oracles) {
  const { data, casesOf } = model
  const cases = rules.flatMap((rule) => casesOf[rule] ?? [])
  const count = (/** @type {string} */ expect) =>
    rules.length === 0
      ? ''
      : String(cases.filter((number) => data.cases[number]?.[2] === expect).length)
  const carried =
    rules.length === 0
      ? [
          element('i', {}, data.strings[why] ?? ''),
          ...(reason === -1 ? [] : [element('small', {}, data.strings[reason] ?? '')]),
        ]
      : rules.map((rule) => {
          const { id = '', text = '' } = data.rules[rule] ?? {}
          return element(
            'a',
            { href: hashOf({ view: 'rule', rule: id, filter: route.filter }) },
            id.slice(text.length + 1),
          )
        })
  const place = element(
    'th',
    { scope: 'row' },
    data.strings[section] ?? '',
    element('small', {}, `statement ${ordinal}`),
  )
  return element(
    'tr',
    { class: rules.length === 0 ? 'silent' : undefined },
    place,
    element('td', { class: 'carried' }, ...carried),
    element('td', { class: 'count' }, count('valid')),
    element('td', { class: 'count' }, count('invalid')),
    ...oracles.map((oracle) => {
      const cell = element('td', { 'data-tool': data.oracles[oracle]?.name })
      const enforcement = enforced[oracle]
      if (enforcement === undefined) return cell
      const [word, refused, asked] = enforcement
      cell.append(enforcementChip(data, word, asked === 0 ? word : `${word} ${refused}/${asked}`))
      return cell
    }),
  )
}

/**
 * The number of statements of a text that each tool enforces.
 *
 * @param {Model} model
 * @param {readonly PageData['texts'][number]['statements'][number][]} statements
 * @param {readonly number[]} oracles
 */
function enforced(model, statements, oracles) {
  const carried = statements.filter(([, , rules]) => rules.length > 0)
  return element(
    'ul',
    { class: 'marks' },
    ...oracles.map((oracle) => {
      const words = carried.map(([, , , , , enforced]) => enforced[oracle]?.[0])
      const known = /** @type {(keyof PageData['enforcement'])[]} */ (
        Object.keys(model.data.enforcement)
      )
      const chips = known.flatMap((word) => {
        const count = words.filter((each) => each === word).length
        return count === 0 ? [] : [enforcementChip(model.data, word, `${count} ${word}`)]
      })
      const name = element('span', { class: 'tool' }, model.data.oracles[oracle]?.name ?? '')
      return element('li', {}, name, ...chips)
    }),
  )
}

/**
 * The statements of one text, rendered when the entry is first opened.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {PageData['texts'][number]} text
 * @param {ReadonlySet<number> | undefined} shown rules that match the filter; all, if there is no filter
 */
function textEntry(model, route, text, shown) {
  const statements = text.statements.filter(
    ([, , rules]) => shown === undefined || rules.some((rule) => shown.has(rule)),
  )
  const silent = statements.filter(([, , rules]) => rules.length === 0).length
  const oracles = judges(model.data, route.filter.tool)
  const heads = [
    'Statement',
    'Rules, or reason for none',
    'Valid',
    'Invalid',
    ...oracles.map((oracle) => model.data.oracles[oracle]?.name ?? ''),
  ]
  const entry = element(
    'details',
    { class: 'text', open: route.filter.text === text.name },
    element(
      'summary',
      {},
      element('b', {}, text.name),
      ` ${statements.length} statements, ${statements.length - silent} covered by rules, ${silent} without a requirement`,
      enforced(model, statements, oracles),
    ),
  )
  const fill = () => {
    if (!entry.open || entry.lastElementChild?.tagName !== 'SUMMARY') return
    const rows = statements.map((statement) => statementRow(model, route, statement, oracles))
    entry.append(tableOf(text.name, 'grid coverage', heads, rows))
  }
  entry.addEventListener('toggle', fill)
  fill()
  return entry
}

/**
 * Shows the statements of each text and the tools that enforce them.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {Int32Array} found
 */
export function showCoverage(model, route, found) {
  const { data } = model
  const { find, class: kind, outcome } = route.filter
  const filtered = find !== '' || kind !== '' || outcome !== ''
  const rules = new Set(
    Array.from(found, (number, index) => (index % 2 === 0 ? (data.cases[number]?.[0] ?? -1) : -1)),
  )
  const texts = data.texts.filter(
    ({ name, statements }) => statements.length > 0 && ['', name].includes(route.filter.text),
  )
  bodyOf('coverage').replaceChildren(
    ...(texts.length === 0
      ? [element('p', {}, 'No text of this run has a ledger of its statements.')]
      : []),
    ...texts.map((text) => textEntry(model, route, text, filtered ? rules : undefined)),
  )
}
