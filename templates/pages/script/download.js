import { element } from './dom.js'

/**
 * Offers a file to the reader.
 *
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} octets
 */
export function download(name, octets) {
  const href = URL.createObjectURL(new Blob([octets], { type: 'application/octet-stream' }))
  element('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
