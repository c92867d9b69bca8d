/** Lines that decorate each of these ids, which are named with spaces between them. */
export function decorated(names: string, decoration: string): string {
  return names
    .split(' ')
    .map((name) => `OpDecorate %${name} ${decoration}`)
    .join('\n')
}
