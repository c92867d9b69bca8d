import { element } from './dom.js'

/** @import { PageData } from './model.js' */

/** What each outcome looks like where its name has no room. @type {Readonly<Record<string, string>>} */
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
 * How an outcome is shown: what disagrees and is explained looks another way than what nothing explains.
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
 * An outcome as a chip: mark, and the words.
 *
 * @param {PageData['outcomes'][number] | undefined} outcome
 * @param {boolean} explained
 * @param {string} text
 */
export function chip(outcome, explained, text = outcome?.name ?? 'not asked') {
  const state = stateOf(outcome, explained)
  const mark = state === 'known' ? '◆' : (outcomeMarks[outcome?.name ?? ''] ?? '·')
  const told = outcome?.disagrees
    ? `${outcome.name}, ${explained ? 'explained' : 'unexplained'}`
    : outcome?.name
  return element(
    'span',
    { class: `cell ${state}`, title: told },
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    ` ${text}`,
  )
}
