import { modulesIn } from './modules-in.ts'
import type { Rule, Text } from './rule.ts'

const found = await modulesIn<{ readonly text: Text }>(import.meta.url, /^[^/]+\/text$/)

/**
 * The texts, one per folder here that holds a `text` module, the core specification included; by name, `core` first.
 * Nothing is registered: a new folder is a new text.
 */
export const texts: readonly Text[] = found
  .map(([, { text }]) => text)
  .sort(({ name: a }, { name: b }) => (a === 'core' ? -1 : b === 'core' ? 1 : a < b ? -1 : 1))

/** Every rule of every text with its id. */
export const rules: readonly Rule[] = texts.flatMap((text) =>
  text.rules.map((row): Rule => ({ ...row, id: `${text.name}/${row.slug}`, text: text.name })),
)

const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))

/** The rule with that id; `undefined` when no text has it. */
export function ruleById(id: string): Rule | undefined {
  return byId.get(id)
}
