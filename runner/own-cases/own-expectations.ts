import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ExpectationEntry, Expectations } from '../expectations/expectations.ts'
import { ruleNamed } from '../expectations/rule-named.ts'
import { ownCasesFolder } from './own-pair-files.ts'

/** The beginning of the ids of the judge's own cases. */
const ownPrefix = 'own/'

/** Whether an entry is about the judge's own cases alone: no entry of the corpus is. */
export function isOfOwnCases({ cases }: ExpectationEntry): boolean {
  return cases?.every((id) => id.startsWith(ownPrefix)) === true
}

/**
 * Where it is recorded of tools which causes of the corpus explain their answers to own cases: a file for each tool, like those of
 * the corpus. Only those that are there; an installed package has none.
 */
export function ownExpectationsFiles(tools: readonly string[]): readonly string[] {
  const folder = ownCasesFolder()
  if (folder === undefined) return []
  return tools
    .map((tool) => join(folder, 'own-expectations', `${tool}.json`))
    .filter((path) => existsSync(path))
}

/** The entry for every case of the rules whose cases it names; `undefined` where it names no rule by its whole id. */
function ofRules(entry: ExpectationEntry): ExpectationEntry | undefined {
  if (isOfOwnCases(entry)) return undefined
  const { cases, ...rest } = entry
  const rules = [...new Set((cases ?? []).map(ruleNamed))].filter((rule) => rule !== undefined)
  const [first, ...others] = rules
  return first === undefined
    ? undefined
    : { ...rest, rules: [first, ...others], reason: `by its rule alone: ${entry.reason}` }
}

/**
 * The knowledge about a tool, for the judge's own cases: entries about some cases of the corpus may explain why the
 * tool answers in the same way about others of the same rule. It is a guess, which the reason says; entries about own
 * cases come before it.
 */
export function ownExpectations(expectations: Expectations): Expectations {
  const guesses = expectations.entries.flatMap((entry) => ofRules(entry) ?? [])
  return { ...expectations, entries: [...expectations.entries, ...guesses] }
}
