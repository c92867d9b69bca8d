/**
 * The text between the quotes of a string literal: a backslash gives the character behind it, whatever that is.
 * `undefined` when the token is not one string from beginning to end.
 */
export function stringLiteral(token: string): string | undefined {
  if (token.length < 2 || !token.startsWith('"') || !token.endsWith('"')) return undefined
  let text = ''
  for (let at = 1; at < token.length - 1; at++) {
    const character = token[at] as string
    if (character === '\\') {
      at++
      // The last backslash of `"a\"`, which the closing quote may not be part of.
      if (at < token.length - 1) text += token[at]
    } else if (character === '"') return undefined
    else text += character
  }
  return text
}
