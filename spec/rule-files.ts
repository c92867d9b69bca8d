import { modulesIn } from './modules-in.ts'
import type { Rule, RuleRow } from './rule.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^[^/]+\/rules\/[^/]+$/,
)

const files = new Map(
  families.flatMap(([path, { rules }]) =>
    rules.map(({ slug }): [string, string] => [
      path.replace(/\/rules\/.*/, `/${slug}`),
      `spec/${path}.ts`,
    ]),
  ),
)

/** The source file with the row of a rule, relative to the root of a checkout. */
export function rowFile({ id }: Pick<Rule, 'id'>): string | undefined {
  return files.get(id)
}
