import { AuthorError } from './author-error.ts'
import { modulesIn } from './modules-in.ts'
import type { Rule, Text } from './rule.ts'

const found = await modulesIn<{ readonly text: Text }>(import.meta.url, /^[^/]+\/text$/)

/** The text, if its folder is called as it is and all its files of rules export some. */
function sound(path: string, text: Text | undefined): Text {
  const folder = path.slice(0, path.indexOf('/'))
  if (text === undefined) throw new AuthorError('unknown-export', `spec/${path}.ts exports no text`)
  if (text.name !== folder)
    throw new AuthorError(
      'other-name',
      `spec/${path}.ts: the text is called ${text.name}, and its folder ${folder}: they must be the same`,
    )
  if (text.rules.some((row: unknown) => row === undefined))
    throw new AuthorError(
      'unknown-export',
      `spec/${folder}/rules: a file exports no rules: each must export const rules`,
    )
  return text
}

/**
 * All texts, including the core specification: one per folder with a `text` module, by name, `core` first. A new folder
 * is a new text; it needs no registration.
 */
export const texts: readonly Text[] = found
  .map(([path, { text }]) => sound(path, text))
  .sort(({ name: a }, { name: b }) => (a === 'core' ? -1 : b === 'core' ? 1 : a < b ? -1 : 1))

/** Every rule of every text with its id. */
export const rules: readonly Rule[] = texts.flatMap((text) =>
  text.rules.map(
    (row): Rule => ({
      ...row,
      id: `${text.name}/${row.slug}`,
      text: text.name,
      ...(text.client && { client: text.client }),
    }),
  ),
)

const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))

/** The rule with that id; `undefined` if no text has it. */
export function ruleById(id: string): Rule | undefined {
  return byId.get(id)
}

let byVuid: Map<string, Rule[]> | undefined

/** Worked out when it is first asked for: no judge needs it. */
function rulesOfVuids(): ReadonlyMap<string, readonly Rule[]> {
  if (byVuid !== undefined) return byVuid
  byVuid = new Map()
  for (const rule of rules)
    for (const vuid of rule.vuids ?? []) {
      const known = byVuid.get(vuid)
      if (known === undefined) byVuid.set(vuid, [rule])
      else known.push(rule)
    }
  return byVuid
}

/** The rules that carry a sentence of the Vulkan specification; none where no rule does. */
export function rulesByVuid(vuid: string): readonly Rule[] {
  return rulesOfVuids().get(vuid) ?? []
}

/** Every identifier of the Vulkan specification that a rule carries, in the order of the rules. */
export function vuids(): readonly string[] {
  return [...rulesOfVuids().keys()]
}
