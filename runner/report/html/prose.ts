/** A part of a sentence: words, or what stands in it as code. */
export interface ProsePart {
  readonly text: string
  readonly code: boolean
}

/** The parts of a sentence of the catalogue, in which names of the text stand between back quotes. */
export function prose(text: string): readonly ProsePart[] {
  return text
    .split('`')
    .map((part, at) => ({ text: part, code: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
