/**
 * How many words the literal string that begins at `start` takes: up to and with the word that holds its first zero byte.
 * `undefined` when it does not end.
 */
export function stringLength(words: readonly number[], start: number): number | undefined {
  for (let end = start; end < words.length; end++) {
    const word = words[end] as number
    if (
      (word & 0xff) === 0 ||
      (word & 0xff00) === 0 ||
      (word & 0xff_0000) === 0 ||
      word >>> 24 === 0
    ) {
      return end - start + 1
    }
  }
  return undefined
}

/** The bytes of the literal string that begins at `start`, without its zero; `undefined` when it does not end. */
export function stringBytes(words: readonly number[], start: number): Uint8Array | undefined {
  const length = stringLength(words, start)
  if (length === undefined) return undefined
  const bytes: number[] = []
  for (let byte = 0; byte < length * 4; byte++) {
    const value = ((words[start + (byte >> 2)] as number) >>> ((byte & 3) * 8)) & 0xff
    if (value === 0) break
    bytes.push(value)
  }
  return Uint8Array.from(bytes)
}

const utf8 = new TextEncoder()

/** Appends a literal string: UTF-8, at least one zero byte, filled up with zeros to whole words. */
export function pushString(out: number[], text: string): void {
  const start = out.length
  let word = 0
  // Most strings are ASCII, and an array of bytes for each takes longer than to look.
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) {
      out.length = start
      pushStringBytes(out, utf8.encode(text))
      return
    }
    word |= code << ((index & 3) * 8)
    if ((index & 3) < 3) continue
    out.push(word)
    word = 0
  }
  out.push(word)
}

/** The words of a literal string: see `pushString`. */
export function wordsOfString(text: string): number[] {
  const words: number[] = []
  pushString(words, text)
  return words
}

/** Appends a literal string of these bytes, which need not be UTF-8; the terminating zero is added. */
export function pushStringBytes(out: number[], bytes: Uint8Array): void {
  for (let index = 0; index <= bytes.length; index += 4) {
    out.push(
      ((bytes[index] ?? 0) |
        ((bytes[index + 1] ?? 0) << 8) |
        ((bytes[index + 2] ?? 0) << 16) |
        ((bytes[index + 3] ?? 0) << 24)) >>>
        0,
    )
  }
}
