import { byId, element } from './dom.js'
import { unpack } from './unpack.js'

/** @typedef {(text: string, environment: string, file: string) => Uint32Array | { readonly message: string }} Assemble */

/** @type {Promise<Assemble> | undefined} */
let assembler

/** The assembler of the product, which is part of the page and is run when it is first needed. */
async function unpackAssembler() {
  const source = await unpack(byId('assembler').textContent ?? '')
  // The content security policy of the page names this very text.
  const script = element('script', {}, source)
  document.head.append(script)
  script.remove()
  /** @type {{ readonly spirvAssembler?: { readonly assembleText: Assemble } }} */
  const { spirvAssembler } = /** @type {any} */ (globalThis)
  if (spirvAssembler === undefined) throw new Error('the assembler does not run here')
  return spirvAssembler.assembleText
}

/**
 * The words of hexadecimal lines; comments are after a semicolon.
 *
 * @param {string} text
 */
export function wordsIn(text) {
  const lines = text.split('\n').map((line) => line.split(';', 1)[0] ?? '')
  return Uint32Array.from(
    lines.flatMap((line) => line.match(/0x[0-9a-f]{8}/g) ?? []),
    Number,
  )
}

/**
 * The words of a module.
 *
 * @param {string} listing
 * @param {string} source empty if the listing has the words, the words, or the environment to assemble the listing for
 */
async function wordsOf(listing, source) {
  if (source === '' || source.startsWith('0x')) return wordsIn(source || listing)
  assembler ??= unpackAssembler()
  const words = (await assembler)(listing, source, 'listing')
  if (!(words instanceof Uint32Array)) throw new Error(words.message)
  return words
}

/**
 * Offers a file to the reader.
 *
 * @param {string} name
 * @param {Uint32Array} words
 */
function download(name, words) {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, at) => {
    view.setUint32(at * 4, word, true)
  })
  const href = URL.createObjectURL(new Blob([view], { type: 'application/octet-stream' }))
  element('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/**
 * Buttons that copy the listing of a module and download its words.
 *
 * @param {string} id of the case
 * @param {string} listing
 * @param {string} source see `wordsOf`
 */
export function moduleButtons(id, listing, source) {
  const said = element('output', { 'aria-live': 'polite' })
  const button = (/** @type {string} */ text, /** @type {() => Promise<string>} */ act) => {
    const click = () => {
      act().then(
        (done) => {
          said.textContent = done
        },
        (error) => {
          said.textContent = `Not done: ${error instanceof Error ? error.message : error}`
        },
      )
    }
    return element('button', { type: 'button', class: 'button', click }, text)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(`${listing}\n`)
    return 'Copied.'
  }
  const save = async () => {
    const words = await wordsOf(listing, source)
    download(`${id.replaceAll('/', '.')}.spv`, words)
    return `${words.length * 4} bytes.`
  }
  return element(
    'p',
    { class: 'actions' },
    button('Copy listing', copy),
    ' ',
    button('Download .spv', save),
    ' ',
    said,
  )
}
