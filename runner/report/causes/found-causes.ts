import { createHash } from 'node:crypto'
import { faultOf } from '../../causes/fault-of.ts'
import { isOnlyKnown } from '../../log/known-before.ts'
import { disagreements, outcomes } from '../../log/outcome.ts'
import type { Answer, LoggedRun, Result } from '../../log/run-log.ts'
import { type Fold, folded } from '../fold.ts'
import type { Material } from '../material.ts'
import { type CommonnessOf, commonnessOfText } from './commonness.ts'
import type { FoundCause } from './found-cause.ts'
import { harmOf } from './harm.ts'
import { joinFaults } from './joined-faults.ts'
import type { CauseOf, RecordedCause } from './recorded-cause.ts'
import { severityOf } from './severity.ts'

/** The knowledge of a report besides the answers of a run. */
type Beside = Partial<Pick<Material, 'commonnessOf' | 'resultFaults'>>

interface CauseGroup {
  readonly key: string
  readonly tool: string
  readonly recorded: RecordedCause | undefined
  /** The rule of the first case. */
  readonly rule: string
  readonly answer: Answer
  worst: Answer['outcome']
  /** One of the modules is valid. */
  hasValid: boolean
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

/** Why an answer is wrong, if that is recorded. */
function reasonOf({ explained }: Answer): string | undefined {
  return isOnlyKnown(explained) ? undefined : explained
}

/** Cases of a cause whose modules are looked at. */
const looked = 8

/** The commonness of the most common of a few cases, which are spread evenly. */
function commonnessOfCases(
  cases: ReadonlyMap<string, readonly string[]>,
  commonnessOf: CommonnessOf,
): number {
  const ids = [...new Set([...cases.values()].flat())]
  const step = Math.max(1, ids.length / looked)
  const few = Array.from(
    { length: Math.min(looked, ids.length) },
    (_, place) => ids[Math.floor(place * step)] ?? '',
  )
  return Math.max(0, ...few.map(commonnessOf))
}

function foundOf(
  group: CauseGroup,
  section: string,
  makesCode: boolean,
  commonnessOf: CommonnessOf,
): FoundCause {
  const { key, tool, recorded, answer, rule, rules, hasValid } = group
  const explained = reasonOf(answer)
  const unexplained = group.isNew ? 'which nothing explains' : 'known from an earlier run'
  const summary = sentence(explained ?? `${group.worst} of ${rule}, ${unexplained}`)
  const id = recorded === undefined ? idOf(key) : (answer.cause ?? idOf(key))
  const severity = recorded?.severity ?? severityOf(group.worst)
  return {
    id,
    tool,
    summary: recorded?.summary ?? summary,
    section: recorded?.section ?? section,
    kind:
      recorded?.kind ?? (explained === undefined ? (group.isNew ? 'new' : 'known') : 'unsorted'),
    severity,
    links: recorded?.links ?? [...(explained ?? '').matchAll(link)].map(([, to = '']) => to),
    ...(recorded?.searched === undefined ? {} : { searched: recorded.searched }),
    cases: group.cases,
    rules: [...rules].sort(),
    texts: [...new Set([...rules].map(textOf))].sort(),
    fault: faultOf(tool, id, recorded),
    harm: harmOf({ severity, hasValid, makesCode }),
    commonness: commonnessOfCases(group.cases, commonnessOf),
  }
}

/**
 * Finds what is wrong with the tools of a run: its disagreements by what must be mended, gravest first. Causes that are recorded
 * as the same fault are one row. Disagreements that an
 * expectation explains without naming a cause belong together if they have the same explanation; those that nothing
 * explains, known from an earlier run or not, if they have the same rule and outcome. The cases that are wrong are listed, and nothing of the others is kept.
 * Answers that a tool does not repeat have no cause.
 *
 * @param beside how common the features of a case are, by its text if absent, and what cases with results show.
 */
export function causesFound(
  { header }: Pick<LoggedRun, 'header'>,
  causeOf: CauseOf,
  { commonnessOf = commonnessOfText, resultFaults = [] }: Beside = {},
): Fold<readonly FoundCause[]> {
  const tools = new Map(header.oracles.map(({ name, tool }) => [name, tool]))
  const coders = new Set(
    header.oracles.flatMap(({ tool, kind }) => (kind === 'consumer' ? [tool] : [])),
  )
  const groups = new Map<string, CauseGroup>()
  const takeAnswer = (result: Result, answer: Answer): void => {
    const tool = tools.get(result.oracle) ?? result.oracle
    const recorded = answer.cause === undefined ? undefined : causeOf(tool, answer.cause)
    const causeId = recorded === undefined ? reasonOf(answer) : answer.cause
    const key = JSON.stringify([tool, causeId ?? [result.rule, answer.outcome]])
    const group: CauseGroup = groups.get(key) ?? {
      key,
      tool,
      recorded,
      rule: result.rule,
      answer,
      worst: answer.outcome,
      hasValid: false,
      isNew: false,
      cases: new Map(),
      rules: new Set(),
    }
    groups.set(key, group)
    if (outcomes.indexOf(answer.outcome) < outcomes.indexOf(group.worst))
      group.worst = answer.outcome
    group.hasValid ||= result.expect === 'valid'
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
        if (disagreements.has(answer.outcome) && answer.again === undefined)
          takeAnswer(result, answer)
    },
    end: () =>
      joinFaults([
        ...[...groups.values()].map((group) => {
          const section = header.rules[group.rule]?.section ?? ''
          return foundOf(group, section, coders.has(group.tool), commonnessOf)
        }),
        ...resultFaults,
      ]),
  }
}

/** The faults of the tools of a run; see {@link causesFound}. */
export function foundCauses(
  log: LoggedRun,
  causeOf: CauseOf,
  beside?: Beside,
): readonly FoundCause[] {
  const [found] = folded(log.results, causesFound(log, causeOf, beside))
  return found
}
