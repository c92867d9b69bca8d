/** The options in an oracle's name: `-Os` of `spirv-opt@testing -Os`; empty where it names none. */
export function optionsOf(name: string): string {
  return /^[^:\s]+\s+(-.*)$/s.exec(name)?.[1] ?? ''
}
