import { instructionByOpcode } from '#spec/grammar/grammar'
import { hexText } from '../../corpus/hex-text.ts'
import type { ReadCase } from '../../corpus/read-corpus.ts'

/** Hex words, one line per instruction, with the name of the opcode after the words. */
function words(module: Uint32Array | Uint8Array): string {
  return hexText(module)
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const name = instructionByOpcode(Number(line.slice(0, 10)) & 0xffff)?.name
      return index === 0 || name === undefined ? line : `${line} ; ${name}`
    })
    .join('\n')
}

/**
 * The module of a case for display: its assembly without the header of the corpus, or its words.
 *
 * @param form `words` if assembly cannot express the module or the one that it is compared with.
 */
export function listingOf(
  { text, octets, words: module }: ReadCase,
  form: 'assembly' | 'words',
): string {
  if (form === 'words') return words(octets ?? module)
  const lines = text.split('\n')
  const body = lines.findIndex((line) => !line.startsWith(';'))
  return lines.slice(body).join('\n').trim()
}
