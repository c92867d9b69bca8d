const entry = /^:(!?)([A-Za-z_][^:!]*)(!?):(?:\s+(.*))?$/
const reference = /\{([A-Za-z_][\w-]*)\}/g

/** Attributes that name each other end here. */
const deepest = 8

/** Characters of values that a document may get in all: a few lines can name each other so that no memory holds what they stand for. */
const mostAdded = 200_000

/** The name of an attribute as Asciidoctor keeps it: in small letters, without blanks. */
function kept(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '')
}

/** The value of an entry, without the macro that keeps markup in it from being read. */
function valueIn(text: string): string {
  return /^pass:[\w,]*\[(.*)\]$/.exec(text)?.[1] ?? text
}

/**
 * A document with the values of its attributes in the places that name them, line by line: an attribute that is set again has the
 * later value from there on. Names that no line sets stay as they are, for Asciidoctor knows more of them; and so do all names after
 * 200,000 characters of values, which no document needs.
 */
export function withAttributes(content: string): string {
  const values = new Map<string, string>()
  let left = mostAdded
  const expanded = (line: string, depth = 0): string =>
    depth === deepest || !line.includes('{')
      ? line
      : line.replaceAll(reference, (whole, name: string) => {
          const value = values.get(kept(name))
          if (value === undefined || left < value.length) return whole
          // The length of the name counts as well, because empty values that name each other would never use up what is left.
          left -= value.length + whole.length
          return expanded(value, depth + 1)
        })
  return content
    .split(/\r\n?|\n/)
    .map((line) => {
      const [whole, before, name = '', after, value = ''] = entry.exec(line) ?? []
      if (whole === undefined) return expanded(line)
      if (before === '!' || after === '!') values.delete(kept(name))
      else values.set(kept(name), valueIn(value.trim()))
      return line
    })
    .join('\n')
}
