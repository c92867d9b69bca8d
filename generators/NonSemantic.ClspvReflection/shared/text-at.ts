import { stringBytes } from '../../words/string-bytes.ts'

const utf8 = new TextDecoder()

/** The literal string that begins at that index; `undefined` where it does not end. */
export function textAt(words: readonly number[], at: number): string | undefined {
  const bytes = stringBytes(words, at)
  return bytes === undefined ? undefined : utf8.decode(bytes)
}
