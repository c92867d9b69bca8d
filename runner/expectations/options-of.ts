/** The options in an oracle's name: `-Os` of `spirv-opt@testing -Os` and of the harness of it; empty where it names none. */
export function optionsOf(name: string): string {
  return /^(?:harness:)?[^:\s]+\s+(-.*)$/s.exec(name)?.[1] ?? ''
}
