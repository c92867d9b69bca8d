import { bodyOf, element, tableOf } from './dom.js'
import { hashOf } from './route.js'

/** @import { Model, PageData } from './model.js' */
/** @import { Route } from './route.js' */

/**
 * How a tool does on the invalid cases of a statement's rules.
 *
 * @typedef {{ readonly refused: number, readonly accepted: number, readonly untold: number }} Enforcement
 */

/**
 * @param {Model} model
 * @param {readonly number[]} cases
 * @param {number} oracle
 * @returns {Enforcement}
 */
function enforcement({ data, worst }, cases, oracle) {
  let refused = 0
  let accepted = 0
  let untold = 0
  for (const number of cases) {
    const answers = data.results[number]?.[oracle] ?? -1
    if (answers === -1) continue
    const outcome = data.outcomes[worst[answers] ?? -1]?.name
    if (outcome === 'agree') refused++
    else if (outcome === 'false-accept') accepted++
    else untold++
  }
  return { refused, accepted, untold }
}

/**
 * An enforcement in a word and figures.
 *
 * @param {Enforcement} of
 * @param {string} nothing what to say where there is no invalid case
 */
function enforcementCell({ refused, accepted, untold }, nothing) {
  const told = refused + accepted
  const [state, mark, word] =
    told === 0
      ? untold === 0
        ? ['none', '·', nothing]
        : ['none', '·', 'cannot tell']
      : accepted === 0
        ? ['right', '✓', 'enforced']
        : refused === 0
          ? ['open', '✗', 'missed']
          : ['known', '◆', 'in part']
  return element(
    'span',
    { class: `cell ${state}` },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark ?? ''),
    ` ${word}${told === 0 ? '' : ` ${refused}/${told}`}`,
  )
}

/**
 * Who is asked whether statements are enforced: what gives verdicts.
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
function statementRow(model, route, [section, ordinal, rules, why, reason], oracles) {
  const { data, casesOf } = model
  const cases = rules.flatMap((rule) => casesOf[rule] ?? [])
  const expecting = (/** @type {string} */ expect) =>
    cases.filter((number) => data.cases[number]?.[2] === expect)
  const invalid = expecting('invalid')
  const nothing =
    expecting('either').length > 0 ? 'open question' : cases.length === 0 ? 'no cases' : 'not asked'
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
    element('td', { class: 'count' }, rules.length === 0 ? '' : String(expecting('valid').length)),
    element('td', { class: 'count' }, rules.length === 0 ? '' : String(invalid.length)),
    ...oracles.map((oracle) =>
      element(
        'td',
        { 'data-tool': data.oracles[oracle]?.name },
        rules.length === 0 ? '' : enforcementCell(enforcement(model, invalid, oracle), nothing),
      ),
    ),
  )
}

/**
 * The statements of one text, made when they are first looked at.
 *
 * @param {Model} model
 * @param {Route} route
 * @param {PageData['texts'][number]} text
 * @param {ReadonlySet<number> | undefined} shown rules that the filter lets through; all, where there is no filter
 */
function textEntry(model, route, text, shown) {
  const statements = text.statements.filter(
    ([, , rules]) => shown === undefined || rules.some((rule) => shown.has(rule)),
  )
  const silent = statements.filter(([, , rules]) => rules.length === 0).length
  const oracles = judges(model.data, route.filter.tool)
  const heads = [
    'Statement',
    'Rules, or why none',
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
      ` ${statements.length} statements, ${statements.length - silent} carried by rules, ${silent} that ask for nothing`,
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
 * Shows the statements of each text and who enforces them.
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
    Array.from(found, (number, at) => (at % 2 === 0 ? (data.cases[number]?.[0] ?? -1) : -1)),
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
