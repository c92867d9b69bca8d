import { MakerError } from '../maker-error.ts'

/** The readings of a text with alternatives. */
export interface Readings {
  /** Every text of the valid module in its position. */
  readonly valid: string
  /** By way, in the order of their first places: its alternatives in their places, else the valid text. */
  readonly ways: ReadonlyMap<string, string>
}

interface TextPlace {
  readonly valid: string
  readonly ways: ReadonlyMap<string, string>
}

/** Quoted strings, in which nothing is a delimiter, and delimiters. */
const marks = /"(?:[^"\\]|\\.)*"|[{}]|\|\s*[a-z\d]+(?:-[a-z\d]+)*:/g

/** Lines without empty ones: an empty alternative leaves no second space and no empty line. */
export function tidied(text: string): string {
  const spaced = text.replaceAll(/"(?:[^"\\]|\\.)*"| {2,}/g, (found) =>
    found[0] === '"' ? found : ' ',
  )
  const lines = spaced.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}

function partsOf(text: string, who: string): readonly (string | TextPlace)[] {
  const parts: (string | TextPlace)[] = []
  let texts: Map<string, string> | undefined
  let way = ''
  let from = 0
  let opened = 0
  const fault = (index: number, message: string) => {
    const line = text.slice(0, index).split('\n').length
    const place = text.slice(index).split('\n')[0]
    return new MakerError('faulty-pair', `${who}: ${message} in line ${line}, at: ${place}`, place)
  }
  const take = (end: number) => {
    if (texts === undefined) return
    if (texts.has(way)) throw fault(end, `'${way}' has two alternatives in one place`)
    texts.set(way, text.slice(from, end).trim())
  }
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark[0] === '"') continue
    if (mark === '{') {
      if (texts !== undefined) throw fault(index, 'an alternative within an alternative')
      parts.push(text.slice(from, index))
      texts = new Map()
      way = ''
      opened = index
    } else if (texts === undefined) {
      throw fault(index, `'${mark}' outside of braces`)
    } else if (mark === '}') {
      take(index)
      const { '': valid = '', ...ways } = Object.fromEntries(texts)
      if (texts.size === 1) throw fault(index, 'braces without an alternative')
      parts.push({ valid, ways: new Map(Object.entries(ways)) })
      texts = undefined
    } else {
      take(index)
      way = mark.slice(1, -1).trim()
    }
    from = index + mark.length
  }
  if (texts !== undefined) throw fault(opened, 'braces that do not end')
  return [...parts, text.slice(from)]
}

/**
 * The readings of a text in which braces hold a valid text and alternatives: `{valid | way: other | way: other}`. White
 * space around each is dropped; each may be empty. Quoted strings are read as a whole.
 *
 * @param who names the pair in messages.
 * @throws {MakerError} when braces do not match or hold no alternative.
 */
export function readingsOf(text: string, who: string): Readings {
  const parts = partsOf(text, who)
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [...part.ways.keys()]))
  const read = (way: string | undefined) =>
    tidied(
      parts
        .map((part) =>
          typeof part === 'string'
            ? part
            : ((way === undefined ? undefined : part.ways.get(way)) ?? part.valid),
        )
        .join(''),
    )
  return {
    valid: read(undefined),
    ways: new Map([...new Set(names)].map((name) => [name, read(name)])),
  }
}
