import { existsSync, readFileSync } from 'node:fs'
import type { CaseCounts } from './case-counts.ts'
import type { ClientShare } from './client-shares.ts'

/** The facts of the corpus about rules, with the newest versions of all texts. */
export interface RuleFacts {
  /** Counts of the rules that have cases. */
  readonly counts: Readonly<Record<string, CaseCounts>>
  /** Causes of wrong answers to the cases of a rule, `TOOL:ID`, each with the number of its cases. */
  readonly causes: Readonly<Record<string, readonly (readonly [cause: string, cases: number])[]>>
  /** Shares of the texts that have valid cases. */
  readonly shares: Readonly<Record<string, ClientShare>>
}

/** The file in which a build keeps the facts, beside its commands. */
export const nameOfFacts = 'rule-facts.json'

/** The facts as the build wrote them down: to count them takes longer than to show them. Absent in a checkout. */
export function keptFacts(): RuleFacts | undefined {
  const file = new URL(`../../${nameOfFacts}`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
