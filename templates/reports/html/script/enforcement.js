import { element } from './dom.js'

/** @import { Model } from './model.js' */

/**
 * The results of a tool for the invalid cases of a statement's rules.
 *
 * @typedef {object} Enforcement
 * @property {'enforced' | 'in part' | 'missed' | 'cannot tell' | 'open question' | 'no invalid case' | 'not asked'} word
 * @property {number} refused invalid cases that were rejected and whose control was accepted
 * @property {number} asked invalid cases whose text the tool knows
 */

/** @type {Readonly<Record<Enforcement['word'], readonly [state: string, mark: string]>>} */
const looks = {
  enforced: ['right', '✓'],
  'in part': ['known', '◆'],
  missed: ['open', '✗'],
  'cannot tell': ['none', '·'],
  'open question': ['unsure', '?'],
  'no invalid case': ['none', '·'],
  'not asked': ['none', '·'],
}

/** The results shown for a whole text, in this order. */
export const enforcementWords = /** @type {readonly Enforcement['word'][]} */ (Object.keys(looks))

/**
 * @param {Model} model
 * @param {readonly number[]} rules
 * @param {number} oracle
 * @returns {Enforcement}
 */
export function enforcementOf({ data, worst, casesOf }, rules, oracle) {
  const cases = rules.flatMap((rule) => casesOf[rule] ?? [])
  const outcomes = cases.flatMap((number) => {
    const answers = data.results[number]?.[oracle] ?? -1
    if (data.cases[number]?.[2] !== 'invalid' || answers === -1) return []
    return [data.outcomes[worst[answers] ?? -1]?.name]
  })
  const known = outcomes.filter((outcome) => outcome !== 'unsupported')
  const asked = known.length
  const refused = known.filter((outcome) => outcome === 'agree').length
  if (asked > 0 && refused === asked) return { word: 'enforced', refused, asked }
  if (refused > 0) return { word: 'in part', refused, asked }
  if (known.includes('false-accept')) return { word: 'missed', refused, asked }
  if (outcomes.length > 0) return { word: 'cannot tell', refused, asked }
  const expecting = (/** @type {string} */ expect) =>
    cases.some((number) => data.cases[number]?.[2] === expect)
  if (expecting('invalid')) return { word: 'not asked', refused, asked }
  return { word: expecting('either') ? 'open question' : 'no invalid case', refused, asked }
}

/**
 * @param {Enforcement['word']} word
 * @param {string} text
 */
export function enforcementChip(word, text) {
  const [state, mark] = looks[word]
  return element(
    'span',
    { class: `cell ${state}` },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    ` ${text}`,
  )
}
