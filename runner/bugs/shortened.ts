/** Words after which the beginning of a sentence is a statement of its own, in order of preference. */
const ends = [/[;:] /g, /, /g, / \(/g, / (?:where|whose|which|when|because|although|if) /g] as const
/** Words that cannot end a title. */
const dangling =
  /(?:[ ,;:(]|\b(?:a|an|the|of|in|on|at|by|to|for|from|with|without|and|or|as|is|are|that|whose|its))+$/
/** A title that says less says nothing. */
const fewest = 24

/** The beginning of a text that fits and can be read alone: a sentence, else a clause, else as many words as fit. */
export function shortened(text: string, room: number): string {
  const [sentence = ''] = text.split(/(?<=\.)\s+(?=[A-Z])/)
  const whole = sentence.replace(/\.$/, '')
  if (whole.length <= room) return whole
  for (const end of ends) {
    const fitting = [...whole.matchAll(end)]
      .map(({ index }) => index)
      .filter((index) => index <= room)
    const last = fitting.at(-1) ?? 0
    const clause = whole.slice(0, last)
    const isOpen = clause.split('(').length !== clause.split(')').length
    if (last >= fewest && !isOpen) return clause.replace(dangling, '')
  }
  const words = whole.slice(0, room).replace(/\s+\S*$/, '')
  return `${words.replace(dangling, '')}…`
}
