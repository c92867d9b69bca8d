import type { FiledCase } from '../corpus/manifest.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { explainer } from '../expectations/explainer.ts'
import { optionsOf } from '../expectations/options-of.ts'
import type { Tool } from '../oracle/oracle.ts'
import type { Showing } from './shows.ts'

/**
 * The cases with results that show each cause at a tool, by the id of the cause.
 *
 * @param entries of the tool in `expectations/results`.
 * @param cases with results, as if they were cases of the corpus; their environments are those in which the module is valid.
 */
export function resultShowings(
  tool: Pick<Tool, 'kind' | 'name' | 'version' | 'build'>,
  entries: readonly ExpectationEntry[],
  cases: readonly FiledCase[],
): ReadonlyMap<string, readonly Showing[]> {
  const explained = explainer(entries, tool.version, optionsOf(tool.name), tool.build)
  const found = new Map<string, Showing[]>()
  // A validator is asked in each environment, and others, which judge nothing, in the newest.
  for (const filed of cases)
    for (const environment of tool.kind === 'validator'
      ? filed.environments
      : filed.environments.slice(-1))
      for (const entry of explained.entries) {
        const asked = { case: filed.id, rule: filed.rule, environment }
        if (entry.cause === undefined || !explained.covers(entry, asked)) continue
        const shown = found.get(entry.cause) ?? []
        shown.push({ case: filed, environment, outcome: entry.outcome })
        found.set(entry.cause, shown)
      }
  return found
}
