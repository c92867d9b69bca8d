/** A word, or what is in quotes: a command, a path with blanks or an option with its value. An apostrophe opens no quote. */
const word = /(?:(?<!\w)'[^']*'(?!\w)|(?<!\w)"[^"]*"(?!\w)|`[^`]*`|\S)+/g

/**
 * A text in lines of at most a number of characters. Nothing in quotes is broken, so that a command can be pasted; a
 * word that is longer than a line has one of its own.
 */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const [next] of text.matchAll(word)) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + next.length > width) lines.push(next)
    else lines[lines.length - 1] = `${line} ${next}`
  }
  return lines
}

/** A row of two columns: `  name  what it is`. */
const columns = /^( {2}\S+ {2,})(\S.*)$/

/** A row whose second column is wrapped below itself, or the line as it is. */
function hanging(line: string, width: number): readonly string[] {
  const [, head, rest] = columns.exec(line) ?? []
  if (head === undefined || rest === undefined || line.length <= width) return [line]
  return wrapped(rest, width - head.length).map(
    (part, index) => (index === 0 ? head : ' '.repeat(head.length)) + part,
  )
}

/**
 * Paragraphs in lines of at most a number of characters. Lines that begin with a blank stay lines: of rows of two
 * columns, the second one is wrapped.
 */
export function wrappedParagraphs(text: string, width: number): string {
  const lines: string[] = []
  let paragraph: string[] = []
  const end = () => {
    lines.push(...wrapped(paragraph.join(' '), width))
    paragraph = []
  }
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      paragraph.push(line)
      continue
    }
    end()
    lines.push(...hanging(line, width))
  }
  end()
  return lines.join('\n')
}
