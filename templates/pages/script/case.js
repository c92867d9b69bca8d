import { element } from './dom.js'
import { listing } from './listing.js'
import { chip } from './marks.js'
import { moduleButtons } from './module-file.js'
import { hashOf } from './route.js'
import { tableOf } from './table.js'

/** @import { Model } from './model.js' */
/** @typedef {(number: number) => Promise<readonly [module: string, control: string, source: string] | undefined>} Listings */

/**
 * Each tool's answers to a case, one row per environment.
 *
 * @param {Model} model
 * @param {number} number
 */
function answerRows({ data }, number) {
  return data.oracles.flatMap(({ name, version }, oracle) => {
    const answers = data.answers[data.results[number]?.[oracle] ?? -1] ?? []
    return answers.map(([environment, outcome, message, explained], index) => {
      const why = data.strings[explained]
      const what = element('td', {}, element('pre', { class: 'said' }, data.strings[message] ?? ''))
      if (why !== undefined)
        what.append(element('p', { class: 'why' }, element('b', {}, 'Explained: '), why))
      return element(
        'tr',
        {},
        index === 0
          ? element(
              'th',
              { scope: 'rowgroup', rowspan: answers.length },
              name,
              element('small', {}, version),
            )
          : '',
        element('td', {}, data.strings[environment] ?? ''),
        element('td', {}, chip(data.outcomes[outcome], why !== undefined)),
        what,
      )
    })
  })
}

/**
 * The details of a case on the page of a rule: the answers, and the module.
 *
 * @param {Model} model
 * @param {number} number
 * @param {Listings} listings
 */
export function caseBody(model, number, listings) {
  const { data, caseId } = model
  const [, , expect, control, , environments] = data.cases[number] ?? []
  const id = caseId(number)
  const about = element('p', { class: 'about-case' }, 'Expected ', element('b', {}, expect ?? ''))
  const where = data.strings[environments ?? -1]
  if (where !== undefined) about.append(` in ${where}`)
  const twin = data.cases[control ?? -1]
  if (twin !== undefined)
    about.append(
      '; control ',
      element(
        'a',
        { href: hashOf({ view: 'rule', rule: data.rules[twin[0]]?.id ?? '', case: twin[1] }) },
        caseId(control ?? -1),
      ),
    )
  const rows = answerRows(model, number)
  const module = element('div', { class: 'module' }, element('p', {}, 'Unpacking the module …'))
  listings(number).then((found) => {
    module.replaceChildren(
      found === undefined
        ? element(
            'p',
            { class: 'lead' },
            'The corpus used to write this page does not contain the module.',
          )
        : listing(found[0], found[1]),
      ...(found === undefined || found[1] === ''
        ? []
        : [element('p', { class: 'again' }, '− in the control only, + in the case only')]),
      ...(found === undefined ? [] : [moduleButtons(id, found[0], found[2])]),
    )
  })
  const again = `spirv-cts check --case '${id}' --tool …`
  if (data.playground !== undefined)
    about.append(
      '; ',
      element('a', { href: `${data.playground}#case=${id}` }, 'open in the playground'),
    )
  return element(
    'div',
    { class: 'case-body' },
    about,
    rows.length === 0
      ? element('p', { class: 'lead' }, 'Not part of this run; it is the control of another case.')
      : tableOf('Answers', 'said-table', ['Tool', 'Environment', 'Outcome', 'Message'], rows),
    module,
    element('p', { class: 'again' }, 'Run again: ', element('code', {}, again)),
  )
}
