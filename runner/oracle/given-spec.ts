import type { ToolIdentity } from './oracle.ts'

/** The value of `--tool` for a tool: a user's own name precedes what it names. */
export function givenSpec({ name, spec }: Pick<ToolIdentity, 'name' | 'spec'>): string {
  if (spec === undefined || spec.startsWith(`${name}:`)) return spec ?? name
  return `${name}=${spec}`
}
