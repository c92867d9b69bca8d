/** A line with the article for a name that a table put after "a": an IntersectionKHR entry point. */
export function withArticles(line: string): string {
  return line.replace(/\b([Aa]) (?=[AEIO][a-z])/g, '$1n ')
}
