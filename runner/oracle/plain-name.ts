/** The SPEC of a tool as a heading shows it: the harness affects only how soon a tool answers. */
export function plainName(name: string): string {
  return name.replace(/^harness:/, '')
}
