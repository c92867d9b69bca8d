/** A piece of a query, with the character at which it begins, from 1. */
export interface QueryToken {
  readonly kind: 'word' | 'operator' | 'parenthesis'
  readonly text: string
  readonly at: number
  /** It was written in quotes, so that it is never one of `and`, `or` and `not`. */
  readonly isQuoted: boolean
}

const pieces = /\s*(?:(!=|!~|=|~)|([()])|"([^"]*)"|([^\s()=~!"]+))/y

/** The pieces of a query; the character, from 1, at which something begins that is not a piece. */
export function tokensOf(text: string): readonly QueryToken[] | number {
  const tokens: QueryToken[] = []
  const end = text.trimEnd().length
  let from = 0
  while (from < end) {
    pieces.lastIndex = from
    const found = pieces.exec(text)
    const column = from + (/\S/.exec(text.slice(from))?.index ?? 0) + 1
    if (found === null) return column
    const [, operator, parenthesis, quoted, word] = found
    const kind =
      operator !== undefined ? 'operator' : parenthesis !== undefined ? 'parenthesis' : 'word'
    const content = operator ?? parenthesis ?? quoted ?? word ?? ''
    tokens.push({ kind, text: content, at: column, isQuoted: quoted !== undefined })
    from = pieces.lastIndex
  }
  return tokens
}
