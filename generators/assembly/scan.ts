/** A word of assembly text, quotes and escapes as they stand. The last token of a text is empty and marks its end. */
export interface Token {
  readonly text: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
}

const separators: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n', ';', ','])

/** Index behind the token that begins at `from`: separators end it, but for those between quotes. */
function endOf(text: string, from: number): number {
  let quoted = false
  let at = from
  for (; at < text.length; at++) {
    const character = text[at] as string
    if (character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (!quoted && separators.has(character)) break
  }
  return Math.min(at, text.length)
}

/**
 * The tokens of a text, comments left out. A zero character ends the text. A comma, which no syntax has a place for,
 * is a token by itself.
 */
export function scan(text: string): readonly Token[] {
  const zero = text.indexOf('\0')
  const source = zero < 0 ? text : text.slice(0, zero)
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let at = 0
  const newLine = (from: number, to: number) => {
    for (let next = source.indexOf('\n', from); next >= 0 && next < to; ) {
      line++
      lineStart = next + 1
      next = source.indexOf('\n', lineStart)
    }
  }
  while (at < source.length) {
    const character = source[at] as string
    let end = at + 1
    if (character === ';') {
      end = source.indexOf('\n', at)
      if (end < 0) end = source.length
    } else if (character === ',' || !separators.has(character)) {
      if (character !== ',') end = endOf(source, at)
      tokens.push({ text: source.slice(at, end), line, column: at - lineStart + 1 })
    }
    newLine(at, end)
    at = end
  }
  tokens.push({ text: '', line, column: at - lineStart + 1 })
  return tokens
}
