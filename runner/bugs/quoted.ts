/** Text as one word of the shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Fewer letters may occur in any message. */
const fewest = 8
/** More words may be put in other ways by other versions. */
const most = 6

/**
 * The beginning of the longest piece of a message that does not depend on the module: without positions, ids, numbers
 * and quoted text; empty if no piece distinguishes it from other messages.
 */
export function fixedPart(message: string): string {
  const pieces = message
    .replace(/^(died: (none )?|error: )/, '')
    // The mark at the end of a long message that was cut.
    .replace(/\.\.\.$/, '')
    .split(
      / \| |'[^']*'|"[^"]*"|`|%[\w.]+|0x[0-9a-f]+|\d+|\[[^\]]*\]|[^ -~]|\b(?:line|index|error): /i,
    )
    .map((piece) => piece.trim())
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
  return longest.length < fewest ? '' : longest.split(' ').slice(0, most).join(' ')
}
