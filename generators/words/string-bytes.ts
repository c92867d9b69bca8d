import { stringLength } from './string-length.ts'

/** The bytes of the literal string that begins at `at`, without its zero; `undefined` when it does not end. */
export function stringBytes(words: readonly number[], at: number): Uint8Array | undefined {
  const length = stringLength(words, at)
  if (length === undefined) return undefined
  const bytes: number[] = []
  for (let byte = 0; byte < length * 4; byte++) {
    const value = ((words[at + (byte >> 2)] as number) >>> ((byte & 3) * 8)) & 0xff
    if (value === 0) break
    bytes.push(value)
  }
  return Uint8Array.from(bytes)
}
