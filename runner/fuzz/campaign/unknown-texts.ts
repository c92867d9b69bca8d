import { texts } from '#spec/texts'
import type { Tool } from '../../oracle/oracle.ts'

/** Names of the texts that a tool does not know, by the name of the tool. */
export type UnknownTexts = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Probes validators for all texts, as `check` does: a release accepts a non-semantic set that it does not know, whatever is in it, and
 * is right to.
 */
export async function unknownTexts(tools: readonly Tool[]): Promise<UnknownTexts> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const tool of tools) {
    if (tool.kind !== 'validator') continue
    const unknown = new Set<string>()
    for (const text of texts)
      if (text.name !== 'core' && (await tool.probe(text)) === 'unknown') unknown.add(text.name)
    found.set(tool.name, unknown)
  }
  return found
}
