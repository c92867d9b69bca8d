import { element } from './dom.js'

/** @typedef {import('../../../runner/report/enforcement.ts').EnforcementWord} EnforcementWord */

/**
 * @param {import('./model.js').PageData} data
 * @param {EnforcementWord} word
 * @param {string} text
 */
export function enforcementChip({ enforcement }, word, text) {
  const { state, mark } = enforcement[word]
  return element(
    'span',
    { class: `cell ${state}` },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    ` ${text}`,
  )
}
