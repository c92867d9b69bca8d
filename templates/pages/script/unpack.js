/**
 * The inverse of `packed`: decodes base 64 of deflated JSON.
 *
 * @param {string} text
 * @returns {Promise<any>}
 */
export async function unpack(text) {
  const octets = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const inflated = new Blob([octets]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(inflated).json()
}
