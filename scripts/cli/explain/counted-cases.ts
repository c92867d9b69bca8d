import { resultCases } from '#generators/results/all-cases'
import { casesAt } from '#runner/corpus/cases-at'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { corpusManifest } from '../input/corpus-manifest.ts'
import type { Revisions } from '../options/revision-option.ts'
import { caseCounts } from './case-counts.ts'
import { clientShares } from './client-shares.ts'
import type { RuleFacts } from './rule-facts.ts'

/** Counts the cases of the package's corpus, by what these versions of texts expect. */
export function countedCases(revisions: Revisions): Omit<RuleFacts, 'causes'> | Problem {
  const manifest = corpusManifest()
  if (manifest !== undefined && isProblem(manifest)) return manifest
  const cases = casesAt(manifest?.cases ?? [], revisions)
  return { counts: caseCounts(cases, resultCases()), shares: clientShares(cases) }
}
