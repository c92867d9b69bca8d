import { byId } from './dom.js'
import { unpack } from './unpack.js'

/** @type {Map<string, Promise<ReadonlyMap<string, string>>>} */
const packs = new Map()

/**
 * The parts of the report that were written as HTML with it, every value in them escaped, by name.
 *
 * @param {'cause-pages' | 'rule-pages' | 'coverage-tables'} pack
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export function written(pack) {
  const known = packs.get(pack)
  if (known !== undefined) return known
  const unpacked = unpack(byId(pack).textContent ?? '').then((pages) => new Map(pages))
  packs.set(pack, unpacked)
  return unpacked
}

/**
 * The nodes of such a part.
 *
 * @param {string} body
 */
export function nodesOf(body) {
  const holder = document.createElement('template')
  holder.innerHTML = body
  return holder.content
}
