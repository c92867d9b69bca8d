import { askedEnvironments } from '../check/asked-environments.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import { couldShow } from '../expectations/could-show.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { explainer, sorted } from '../expectations/explainer.ts'
import { optionsOf } from '../expectations/options-of.ts'
import type { Tool } from '../oracle/oracle.ts'

/** A case that should show a cause, in one environment. */
export interface Showing {
  readonly case: FiledCase
  readonly environment: string
  /** The outcome that the expectation records. */
  readonly outcome: ExpectationEntry['outcome']
  /** The tool gives the answer in some runs only: a report wants other cases. */
  readonly sometimes?: true
}

/**
 * The cases that show each cause at a tool, by the id of the cause: those that its entries cover for the version of the
 * tool, in corpus order.
 */
export function showings(
  tool: Pick<Tool, 'kind' | 'tool' | 'name' | 'version' | 'build'>,
  entries: readonly ExpectationEntry[],
  cases: readonly FiledCase[],
): ReadonlyMap<string, readonly Showing[]> {
  const explained = explainer(entries, tool.version, optionsOf(tool.name), tool.build)
  const sortedCases = sorted(cases)
  const aboutCase = new Map<FiledCase, ExpectationEntry[]>()
  for (const entry of explained.entries) {
    if (entry.cause === undefined) continue
    for (const filed of explained.casesOf(entry, sortedCases)) {
      if (!couldShow(filed.expect, entry.outcome, tool.kind)) continue
      const about = aboutCase.get(filed)
      if (about === undefined) aboutCase.set(filed, [entry])
      else about.push(entry)
    }
  }
  const found = new Map<string, Showing[]>()
  for (const filed of cases) {
    const about = aboutCase.get(filed)
    if (about === undefined) continue
    for (const environment of askedEnvironments(tool, filed, undefined))
      for (const entry of about) {
        if (entry.cause === undefined || !explained.coversEnvironment(entry, environment)) continue
        const shown = found.get(entry.cause) ?? []
        shown.push({
          ...{ case: filed, environment, outcome: entry.outcome },
          ...(entry.sometimes === undefined ? {} : { sometimes: entry.sometimes }),
        })
        found.set(entry.cause, shown)
      }
  }
  return found
}
