import { createHash } from 'node:crypto'
import { disagreements, outcomes } from '../../log/outcome.ts'
import type { Answer, Result, RunLog } from '../../log/run-log.ts'
import type { FoundCause, FoundKind } from './found-cause.ts'
import { type Severity, severities, severityOf } from './severity.ts'

/** A recorded cause, as far as reports need it. */
export interface RecordedCause {
  readonly summary: string
  readonly section: string
  readonly kind: FoundKind
  readonly severity: Severity
  readonly links?: readonly string[] | undefined
}

/** The recorded causes of a tool by id; `undefined` for an id that is not recorded. */
export type CauseOf = (tool: string, id: string) => RecordedCause | undefined

interface Group {
  readonly key: string
  readonly tool: string
  readonly recorded: RecordedCause | undefined
  readonly first: Result
  readonly answer: Answer
  worst: Answer['outcome']
  readonly cases: Map<string, Set<string>>
  readonly rules: Set<string>
}

/** An address ends an explanation that has links. */
const link = /\s(https?:\/\/\S+)/g

/** An id for what has none: the same explanation of the same tool has the same in every run. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10)
}

function textOf(rule: string): string {
  return rule.slice(0, rule.indexOf('/'))
}

function sentence(words: string): string {
  const trimmed = words.replace(link, '').trim()
  const first = `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}`
  return /[.!?]$/.test(first) ? first : `${first}.`
}

function foundOf(group: Group, section: string): FoundCause {
  const { key, tool, recorded, answer, first, rules } = group
  const { explained } = answer
  const summary =
    explained === undefined
      ? sentence(`${group.worst} of ${first.rule}, which nothing explains`)
      : sentence(explained)
  return {
    id: recorded === undefined ? idOf(key) : (answer.cause ?? idOf(key)),
    tool,
    summary: recorded?.summary ?? summary,
    section: recorded?.section ?? section,
    kind: recorded?.kind ?? (explained === undefined ? 'new' : 'unsorted'),
    severity: recorded?.severity ?? severityOf(group.worst),
    links: recorded?.links ?? [...(explained ?? '').matchAll(link)].map(([, to = '']) => to),
    cases: new Map([...group.cases].map(([oracle, of]) => [oracle, [...of].sort()])),
    rules: [...rules].sort(),
    texts: [...new Set([...rules].map(textOf))].sort(),
  }
}

/** Cases of a cause at the oracle that shows it most often. */
export function mostCases({ cases }: FoundCause): number {
  return Math.max(...[...cases.values()].map((of) => of.length))
}

/** Gravest first: by severity, then by cases. */
export function byGravity(a: FoundCause, b: FoundCause): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    mostCases(b) - mostCases(a) ||
    (a.id < b.id ? -1 : 1)
  )
}

/**
 * What is wrong with the tools of a run: its disagreements by what must be mended, gravest first. Disagreements that an
 * expectation explains without naming a cause belong together if they have the same explanation; those that nothing
 * explains, if they have the same rule and outcome.
 */
export function foundCauses(
  { header, results }: Pick<RunLog, 'header' | 'results'>,
  causeOf: CauseOf,
): readonly FoundCause[] {
  const tools = new Map(header.oracles.map(({ name, tool }) => [name, tool]))
  const groups = new Map<string, Group>()
  for (const result of results) {
    if (!disagreements.has(result.outcome)) continue
    const tool = tools.get(result.oracle) ?? result.oracle
    for (const answer of result.answers) {
      if (!disagreements.has(answer.outcome)) continue
      const recorded = answer.cause === undefined ? undefined : causeOf(tool, answer.cause)
      const of = recorded === undefined ? answer.explained : answer.cause
      const key = JSON.stringify([tool, of ?? [result.rule, answer.outcome]])
      const group: Group = groups.get(key) ?? {
        key,
        tool,
        recorded,
        first: result,
        answer,
        worst: answer.outcome,
        cases: new Map(),
        rules: new Set(),
      }
      groups.set(key, group)
      if (outcomes.indexOf(answer.outcome) < outcomes.indexOf(group.worst))
        group.worst = answer.outcome
      group.rules.add(result.rule)
      const cases = group.cases.get(result.oracle) ?? new Set()
      group.cases.set(result.oracle, cases.add(result.case))
    }
  }
  return [...groups.values()]
    .map((group) => foundOf(group, header.rules[group.first.rule]?.section ?? ''))
    .sort(byGravity)
}
