import { element } from './dom.js'

/**
 * Sentences of the catalogue, in which names of the text stand between back quotes.
 *
 * @param {string} text
 * @returns {readonly (Node | string)[]}
 */
export function prose(text) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? element('code', {}, part) : part))
}
