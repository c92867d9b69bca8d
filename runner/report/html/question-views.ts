import type { LoggedOracle, Result, RunLog } from '../../log/run-log.ts'
import { groupBy } from '../group-by.ts'
import type { Material } from '../material.ts'
import { type ProsePart, prose } from './prose.ts'

/** The reading of a sentence by a tool: its answers to the cases that distinguish the readings. */
interface Reading {
  readonly oracle: string
  readonly valid: number
  readonly invalid: number
  readonly other: number
}

/** A rule of a sentence that can be read two ways, with how each validator reads it. */
export interface QuestionView {
  readonly rule: string
  readonly section: string
  readonly summary: readonly ProsePart[]
  readonly notes: readonly ProsePart[]
  readonly cases: number
  readonly readings: readonly Reading[]
}

function readings(results: readonly Result[], { name, kind }: LoggedOracle): readonly Reading[] {
  const verdicts = results
    .filter(({ oracle }) => oracle === name)
    .map(({ answers }) => answers[0]?.verdict.kind)
  // A tool that only reads or writes modules does not take a position on a sentence.
  if (kind !== 'validator' || verdicts.length === 0) return []
  const valid = verdicts.filter((verdict) => verdict === 'valid').length
  const invalid = verdicts.filter((verdict) => verdict === 'invalid').length
  return [{ oracle: name, valid, invalid, other: verdicts.length - valid - invalid }]
}

/** The open questions of a run: rules with cases that expect `either`, sorted by id. */
export function questionViews(
  { header, results }: RunLog,
  { rule: find }: Material,
): readonly QuestionView[] {
  const byRule = groupBy(
    results.filter(({ expect }) => expect === 'either'),
    ({ rule }) => rule,
  )
  return [...byRule]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, asked]) => ({
      rule,
      section: header.rules[rule]?.section ?? '',
      summary: prose(header.rules[rule]?.summary ?? ''),
      notes: prose(find(rule)?.notes ?? ''),
      cases: new Set(asked.map((result) => result.case)).size,
      readings: header.oracles.flatMap((oracle) => readings(asked, oracle)),
    }))
}
