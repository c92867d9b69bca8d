import type { ToolIdentity } from './oracle.ts'

/** What `--tool` was given for a tool: a name of somebody's own comes before what it stands for. */
export function givenSpec({ name, spec }: Pick<ToolIdentity, 'name' | 'spec'>): string {
  if (spec === undefined || spec.startsWith(`${name}:`)) return spec ?? name
  return `${name}=${spec}`
}
