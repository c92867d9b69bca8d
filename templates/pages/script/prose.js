import { prose as partsOf } from '../../../runner/pages/prose.ts'
import { element } from './dom.js'

/**
 * Sentences of the catalogue, with the names in them set apart.
 *
 * @param {string} text
 */
export function prose(text) {
  return partsOf(text).map(({ text, code, name }) =>
    code ? element('code', {}, text) : name ? element('i', {}, text) : text,
  )
}
