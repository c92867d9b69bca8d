/** A part of a sentence: words, contents of a module (`code`), or the name of an operand (`name`). */
export interface ProsePart {
  readonly text: string
  readonly code: boolean
  readonly name: boolean
}

const names = /`([^`]+)`|(?<!\w)\*([^*\s][^*]*)\*|(?<!\w)_([^_\s][^_]*)_(?!\w)/g

/** The parts of a sentence of the catalogue, in which names are enclosed in back quotes, asterisks or underscores. */
export function prose(text: string): readonly ProsePart[] {
  const parts: ProsePart[] = []
  let position = 0
  for (const { 0: whole, 1: code, 2: starred, 3: lined, index } of text.matchAll(names)) {
    parts.push({ text: text.slice(position, index), code: false, name: false })
    const name = code === undefined
    parts.push({ text: code ?? starred ?? lined ?? '', code: !name, name })
    position = index + whole.length
  }
  parts.push({ text: text.slice(position), code: false, name: false })
  return parts.filter((part) => part.text !== '')
}
