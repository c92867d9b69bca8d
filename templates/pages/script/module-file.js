import { byId, element } from './dom.js'
import { download } from './download.js'
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
 * Words as octets, the lowest one of each first.
 *
 * @param {readonly number[] | Uint32Array} words
 * @param {readonly number[]} rest octets after them
 */
function octetsOf(words, rest) {
  const view = new DataView(new ArrayBuffer(words.length * 4 + rest.length))
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true)
  })
  rest.forEach((octet, index) => {
    view.setUint8(words.length * 4 + index, octet)
  })
  return new Uint8Array(view.buffer)
}

/**
 * The octets of hexadecimal lines, as the files of a corpus have them; comments are after a semicolon.
 *
 * @param {string} text
 */
export function moduleIn(text) {
  /** @type {number[]} */
  const words = []
  /** @type {number[]} */
  const rest = []
  for (const line of text.split('\n')) {
    const text = line.split(';', 1)[0] ?? ''
    const times = Number(/ \* (\d+)\s*$/.exec(text)?.[1] ?? 1)
    const growing = [...text.matchAll(/\b(0x[0-9a-f]{8})([+-]\d+)?/g)].map(
      ([, word, step = '0']) => [Number(word), Number(step)],
    )
    for (let time = 0; time < times; time++)
      for (const [word = 0, step = 0] of growing) words.push(word + step * time)
    if (growing.length === 0)
      rest.push(...(text.match(/\b[0-9a-f]{2}\b/g) ?? []).map((octet) => Number(`0x${octet}`)))
  }
  return octetsOf(words, rest)
}

/**
 * The octets of a module.
 *
 * @param {string} listing
 * @param {string} source empty if the listing has the words, the words, or the environment to assemble the listing for
 */
async function octetsIn(listing, source) {
  if (source === '' || source.startsWith('0x')) return moduleIn(source || listing)
  assembler ??= unpackAssembler()
  const words = (await assembler)(listing, source, 'listing')
  if (!(words instanceof Uint32Array)) throw new Error(words.message)
  return octetsOf(words, [])
}

/**
 * Buttons that copy the listing of a module and download its words.
 *
 * @param {string} id of the case
 * @param {string} listing
 * @param {string} source see `octetsIn`
 */
export function moduleButtons(id, listing, source) {
  const status = element('output', { 'aria-live': 'polite' })
  const button = (/** @type {string} */ text, /** @type {() => Promise<string>} */ act) => {
    const click = () => {
      act().then(
        (done) => {
          status.textContent = done
        },
        (error) => {
          status.textContent = `Not done: ${error instanceof Error ? error.message : error}`
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
    const octets = await octetsIn(listing, source)
    download(`${id.replaceAll('/', '.')}.spv`, octets)
    return `${octets.length} bytes.`
  }
  return element(
    'p',
    { class: 'actions' },
    button('Copy listing', copy),
    ' ',
    button('Download .spv', save),
    ' ',
    status,
  )
}
