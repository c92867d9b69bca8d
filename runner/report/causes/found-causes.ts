import { createHash } from 'node:crypto'
import { isOnlyKnown } from '../../log/known-before.ts'
import { disagreements, outcomes } from '../../log/outcome.ts'
import type { Answer, LoggedRun, Result } from '../../log/run-log.ts'
import { type Fold, folded } from '../fold.ts'
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
  /** The rule of the first case. */
  readonly rule: string
  readonly answer: Answer
  worst: Answer['outcome']
  /** No earlier run has one of the answers. */
  isNew: boolean
  /** In the order of the results, which are sorted. */
  readonly cases: Map<string, string[]>
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

/** Why an answer is wrong, if somebody says so. */
function reasonOf({ explained }: Answer): string | undefined {
  return isOnlyKnown(explained) ? undefined : explained
}

function foundOf(group: Group, section: string): FoundCause {
  const { key, tool, recorded, answer, rule, rules } = group
  const explained = reasonOf(answer)
  const unexplained = group.isNew ? 'which nothing explains' : 'known from an earlier run'
  const summary = sentence(explained ?? `${group.worst} of ${rule}, ${unexplained}`)
  return {
    id: recorded === undefined ? idOf(key) : (answer.cause ?? idOf(key)),
    tool,
    summary: recorded?.summary ?? summary,
    section: recorded?.section ?? section,
    kind:
      recorded?.kind ?? (explained === undefined ? (group.isNew ? 'new' : 'known') : 'unsorted'),
    severity: recorded?.severity ?? severityOf(group.worst),
    links: recorded?.links ?? [...(explained ?? '').matchAll(link)].map(([, to = '']) => to),
    cases: group.cases,
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
 * Finds what is wrong with the tools of a run: its disagreements by what must be mended, gravest first. Disagreements that an
 * expectation explains without naming a cause belong together if they have the same explanation; those that nothing
 * explains, known from an earlier run or not, if they have the same rule and outcome. The cases that are wrong are listed, and nothing of the others is kept.
 */
export function causesFound(
  { header }: Pick<LoggedRun, 'header'>,
  causeOf: CauseOf,
): Fold<readonly FoundCause[]> {
  const tools = new Map(header.oracles.map(({ name, tool }) => [name, tool]))
  const groups = new Map<string, Group>()
  const takeAnswer = (result: Result, answer: Answer): void => {
    const tool = tools.get(result.oracle) ?? result.oracle
    const recorded = answer.cause === undefined ? undefined : causeOf(tool, answer.cause)
    const of = recorded === undefined ? reasonOf(answer) : answer.cause
    const key = JSON.stringify([tool, of ?? [result.rule, answer.outcome]])
    const group: Group = groups.get(key) ?? {
      key,
      tool,
      recorded,
      rule: result.rule,
      answer,
      worst: answer.outcome,
      isNew: false,
      cases: new Map(),
      rules: new Set(),
    }
    groups.set(key, group)
    if (outcomes.indexOf(answer.outcome) < outcomes.indexOf(group.worst))
      group.worst = answer.outcome
    group.isNew ||= answer.explained === undefined
    group.rules.add(result.rule)
    const cases = group.cases.get(result.oracle) ?? []
    group.cases.set(result.oracle, cases)
    if (cases.at(-1) !== result.case) cases.push(result.case)
  }
  return {
    take: (result) => {
      if (!disagreements.has(result.outcome)) return
      for (const answer of result.answers)
        if (disagreements.has(answer.outcome)) takeAnswer(result, answer)
    },
    end: () =>
      [...groups.values()]
        .map((group) => foundOf(group, header.rules[group.rule]?.section ?? ''))
        .sort(byGravity),
  }
}

/** What is wrong with the tools of a run; see {@link causesFound}. */
export function foundCauses(log: LoggedRun, causeOf: CauseOf): readonly FoundCause[] {
  const [found] = folded(log.results, causesFound(log, causeOf))
  return found
}
