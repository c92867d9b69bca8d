const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|cf|Ltd|Inc|Fig|Sec|No)|^\d+(?:\.\d+)*)\.$/

/** The sentences of one paragraph, in order, none empty. */
export function sentences(plain: string): readonly string[] {
  const found: string[] = []
  let start = 0
  for (const end of plain.matchAll(/[.!?][)"']?(?=\s+[A-Z0-9<"'([%*_`])/g)) {
    const next = end.index + end[0].length
    const sentence = plain.slice(start, next).trim()
    if (abbreviation.test(sentence)) continue
    found.push(sentence)
    start = next
  }
  const rest = plain.slice(start).trim()
  return rest === '' ? found : [...found, rest]
}
