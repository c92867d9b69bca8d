import type { Header } from '../../log/run-log.ts'
import type { Fold } from '../../report/fold.ts'
import type { Material } from '../../report/material.ts'
import { type ProsePart, prose } from '../prose.ts'

/** The reading of a sentence by a tool: its answers to the cases that distinguish the readings. */
interface ToolReading {
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
  readonly readings: readonly ToolReading[]
}

/** The answers to the cases of a rule. */
interface CaseAnswers {
  cases: number
  last: string
  /** Keyed by oracle. */
  readonly readings: Map<string, ToolReading>
}

function counted(before: ToolReading, kind: string | undefined): ToolReading {
  const shownKind = kind === 'valid' || kind === 'invalid' ? kind : 'other'
  return { ...before, [shownKind]: before[shownKind] + 1 }
}

/** Finds the open questions of a run: rules with cases that expect `either`, sorted by id. */
export function questions(
  { rules, oracles }: Header,
  { rule: find }: Material,
): Fold<readonly QuestionView[]> {
  const byRule = new Map<string, CaseAnswers>()
  // A tool that only reads or writes modules does not take a position on a sentence.
  const validators = oracles.filter(({ kind }) => kind === 'validator').map(({ name }) => name)
  return {
    take: ({ rule, case: id, expect, oracle, answers }) => {
      if (expect !== 'either') return
      const asked: CaseAnswers = byRule.get(rule) ?? { cases: 0, last: '', readings: new Map() }
      byRule.set(rule, asked)
      if (asked.last !== id) asked.cases++
      asked.last = id
      const before = asked.readings.get(oracle) ?? { oracle, valid: 0, invalid: 0, other: 0 }
      asked.readings.set(oracle, counted(before, answers[0]?.verdict.kind))
    },
    end: () =>
      [...byRule]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([rule, { cases, readings }]) => ({
          rule,
          section: rules[rule]?.section ?? '',
          summary: prose(rules[rule]?.summary ?? ''),
          notes: prose(find(rule)?.notes ?? ''),
          cases,
          readings: validators.flatMap((name) => readings.get(name) ?? []),
        })),
  }
}
