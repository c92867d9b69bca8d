import { element } from './dom.js'

/** @import { PageData } from './model.js' */

/** The symbol of each outcome, for places without room for its name. @type {Readonly<Record<string, string>>} */
const outcomeMarks = {
  crash: '✗',
  'false-accept': '✗',
  'false-reject': '✗',
  'wrong-output': '✗',
  timeout: '✗',
  error: '✗',
  inconclusive: '?',
  agree: '✓',
  unsupported: '·',
}

/**
 * The display state of an outcome, which distinguishes explained from unexplained disagreements.
 *
 * @param {PageData['outcomes'][number] | undefined} outcome
 * @param {boolean} explained
 */
export function stateOf(outcome, explained) {
  if (outcome === undefined) return 'none'
  if (outcome.disagrees) return explained ? 'known' : 'open'
  return outcome.name === 'agree' ? 'right' : outcome.name === 'inconclusive' ? 'unsure' : 'none'
}

/**
 * An outcome as a chip with mark and text.
 *
 * @param {PageData['outcomes'][number] | undefined} outcome
 * @param {boolean} explained
 * @param {string} text
 */
export function chip(outcome, explained, text = outcome?.name ?? 'not asked') {
  const state = stateOf(outcome, explained)
  const mark = state === 'known' ? '◆' : (outcomeMarks[outcome?.name ?? ''] ?? '·')
  const title = outcome?.disagrees
    ? `${outcome.name}, ${explained ? 'explained' : 'unexplained'}`
    : outcome?.name
  return element(
    'span',
    { class: `cell ${state}`, title },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    ` ${text}`,
  )
}
