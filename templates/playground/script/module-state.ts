import type { Client } from '../../../scripts/browser/client.ts'
import type { Source } from '../../../scripts/browser/source.ts'
import type { Editor } from './editor.ts'

/** The module that is open: the text of the editor, or octets of which the editor shows a listing. */
export interface ModuleState {
  readonly source: () => Source
  /** The text that the editor shows. */
  readonly text: () => string
  /** The octets, where the text is only a listing of them. */
  readonly octets: () => Uint8Array | undefined
  /** Opens text to be edited. */
  readonly openText: (text: string) => void
  /** Opens octets: as text if it gives the same words again, as a listing of them otherwise. */
  readonly openOctets: (octets: Uint8Array) => Promise<void>
  /** Makes sure that a line of a listing is there. */
  readonly reach: (line: number) => Promise<void>
  /** Turns a listing into text that can be edited. */
  readonly editListing: () => void
  /** A sentence about what the editor shows; empty for a text. */
  readonly note: () => string
}

/** A listing of more instructions is shown in parts. */
const mostInstructions = 20_000

/** Larger modules are not assembled again to see whether their text may be edited. */
const mostEdited = 2 * 1024 * 1024

const headerLength = 5

function wordsIn(octets: Uint8Array): Uint32Array | undefined {
  if (octets.length % 4 !== 0 || octets.length < 4 * headerLength) return undefined
  const view = new DataView(octets.buffer, octets.byteOffset, octets.length)
  const isLittle = view.getUint32(0, true) === 0x07230203
  return Uint32Array.from({ length: octets.length / 4 }, (_, index) =>
    view.getUint32(index * 4, isLittle),
  )
}

/** Whether two modules are the same except for the generator that they name. */
function isSame(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((word, index) => index === 2 || word === b[index])
}

/** Assembly that gives the same words for a version; `undefined` where none does. */
async function sameText(
  client: Client,
  words: Uint32Array,
  version: number,
): Promise<string | undefined> {
  const listing = await client.disassemble(words)
  if ('kind' in listing) return undefined
  const assembled = await client.assemble(listing.text, { version })
  return assembled.kind === 'assembled' && isSame(assembled.words, words) ? listing.text : undefined
}

/** The module in an editor. */
export function moduleState(client: Client, editor: Editor): ModuleState {
  let octets: Uint8Array | undefined
  let shown = 0
  let all = 0

  const showListing = async (module: Uint8Array, count: number) => {
    const listing = await client.disassemble(module, { from: 0, count })
    if (octets !== module) return
    if ('kind' in listing) {
      editor.show(`; ${listing.message}`, true)
      return
    }
    const { text, instructions } = listing
    shown = Math.min(count, instructions)
    all = instructions
    editor.show(text, true)
  }
  return {
    source: () => octets ?? editor.text(),
    text: editor.text,
    octets: () => octets,
    note: () => {
      if (octets === undefined) return ''
      const part = shown < all ? `the first ${shown} of ${all} instructions` : `${all} instructions`
      return `a listing of ${octets.length} octets, ${part}`
    },
    openText: (text) => {
      octets = undefined
      editor.show(text)
    },
    openOctets: async (module) => {
      octets = module
      const words = module.length <= mostEdited ? wordsIn(module) : undefined
      if (words !== undefined) {
        const text = await sameText(client, words, words[1] ?? 0)
        if (octets !== module) return
        if (text !== undefined) {
          octets = undefined
          editor.show(text)
          return
        }
      }
      await showListing(module, mostInstructions)
    },
    reach: async (line) => {
      if (octets !== undefined && line > shown && shown < all)
        await showListing(octets, line + mostInstructions)
    },
    editListing: () => {
      octets = undefined
      editor.show(editor.text())
    },
  }
}
