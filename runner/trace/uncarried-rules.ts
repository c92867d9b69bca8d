import type { RuleRow } from '#spec/rule'
import { isInForce } from '#spec/versions'
import type { LedgerEntry } from './ledger.ts'
import { ledgerOfVersion } from './ledger-of-version.ts'

/** Sections of rules of the core catalogue that come from another document, which core's ledger does not have. */
const otherDocuments = /^(?:OpenCL\.|SPIR-V Extended Instructions|SPV_KHR_relaxed)/

/** The rules of a version of a text that no statement of its ledger carries, by slug. */
export function uncarriedRules(
  rules: readonly RuleRow[],
  ledger: readonly LedgerEntry[],
  date: string,
): readonly string[] {
  const carried = new Set(ledgerOfVersion(ledger, date).flatMap((entry) => entry.rules))
  return rules
    .filter((rule) => isInForce(rule, date))
    .filter(({ slug, section }) => !carried.has(slug) && !otherDocuments.test(section))
    .map(({ slug }) => slug)
}
