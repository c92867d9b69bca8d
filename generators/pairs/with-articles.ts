/** A line with the article that a name asks for where a table put the name behind "a": an IntersectionKHR entry point. */
export function withArticles(line: string): string {
  return line.replace(/\b([Aa]) (?=[AEIO][a-z])/g, '$1n ')
}
