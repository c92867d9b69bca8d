import type { RunLog } from '../../log/run-log.ts'
import { groupBy } from '../group-by.ts'
import type { Material } from '../material.ts'
import { type ProsePart, prose } from './prose.ts'

/** A rule of a sentence that can be read two ways, with how each oracle reads it. */
export interface QuestionView {
  readonly rule: string
  readonly section: string
  readonly summary: readonly ProsePart[]
  readonly notes: readonly ProsePart[]
  readonly cases: number
  readonly answers: readonly {
    readonly oracle: string
    readonly valid: number
    readonly invalid: number
    readonly other: number
  }[]
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
    .map(([rule, of]) => ({
      rule,
      section: header.rules[rule]?.section ?? '',
      summary: prose(header.rules[rule]?.summary ?? ''),
      notes: prose(find(rule)?.notes ?? ''),
      cases: new Set(of.map((result) => result.case)).size,
      answers: header.oracles.flatMap(({ name }) => {
        const kinds = of
          .filter(({ oracle }) => oracle === name)
          .map(({ answers }) => answers[0]?.verdict.kind)
        if (kinds.length === 0) return []
        const valid = kinds.filter((kind) => kind === 'valid').length
        const invalid = kinds.filter((kind) => kind === 'invalid').length
        return [{ oracle: name, valid, invalid, other: kinds.length - valid - invalid }]
      }),
    }))
}
