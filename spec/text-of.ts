import type { FoundModule } from './modules-in.ts'
import type { Facts, RuleRow, Text, TextVersion } from './rule.ts'

/** The export of a file in `rules/`. */
export interface RuleFile {
  readonly rules: readonly RuleRow[]
}

/**
 * An extension text that is called like its folder.
 *
 * @param families its files of rules
 * @param versions oldest first; the newest prints the revision of the text
 */
export function textOf(
  name: string,
  facts: Facts,
  families: readonly FoundModule<RuleFile>[],
  ...versions: readonly [...TextVersion[], TextVersion]
): Text {
  const { revision } = versions[versions.length - 1] as TextVersion
  const rules = families.flatMap(([, family]) => family.rules)
  return { name, title: name, revision, versions, facts, rules }
}
