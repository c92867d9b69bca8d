import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Tool } from '#runner/oracle/oracle'
import { asTyped } from '#runner/our-command'
import { MissingToolError } from './measure-parts.ts'

/** Opens a tool of this kind for a part of the bench. @throws when it is not installed, so that the part is skipped. */
export async function openedTool<Kind extends Tool['kind']>(
  spec: string,
  kind: Kind,
): Promise<Extract<Tool, { readonly kind: Kind }>> {
  const tool = await openTool(spec, { jobs: 1, openHarness })
  if (isProblem(tool)) throw new MissingToolError(tool.message, asTyped(tool.hint ?? ''))
  if (tool.kind !== kind) throw new Error(`${spec} is not a ${kind}`)
  return tool as Extract<Tool, { readonly kind: Kind }>
}
