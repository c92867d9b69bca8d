/** A line without a full stop, such as a summary, as a sentence. */
export function sentenceOf(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}
