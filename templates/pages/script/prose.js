import { element } from './dom.js'

const names = /`([^`]+)`|(?<!\w)\*([^*\s][^*]*)\*|(?<!\w)_([^_\s][^_]*)_(?!\w)/g

/**
 * Sentences of the catalogue, in which names are enclosed in back quotes, asterisks or underscores.
 *
 * @param {string} text
 * @returns {readonly (Node | string)[]}
 */
export function prose(text) {
  /** @type {(Node | string)[]} */
  const parts = []
  let position = 0
  for (const { 0: whole, 1: code, 2: starred, 3: lined, index } of text.matchAll(names)) {
    parts.push(text.slice(position, index))
    parts.push(
      code === undefined ? element('i', {}, starred ?? lined ?? '') : element('code', {}, code),
    )
    position = index + whole.length
  }
  parts.push(text.slice(position))
  return parts
}
