import { environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'
import { ruleById, rulesByVuid, vuids } from '#spec/texts'
import { addressOf } from '../address-of.ts'
import { worst } from '../log/outcome.ts'
import type { LoggedOracle, LoggedRun, Result } from '../log/run-log.ts'
import { plainName } from '../oracle/plain-name.ts'
import { template } from '../render.ts'
import { type Enforcement, type Enforcing, enforcement, enforcementWords } from './enforcement.ts'
import { escaped } from './escaped.ts'
import { type Fold, folded } from './fold.ts'

/** A result with its answers in environments of Vulkan alone; none if the case was asked in none of them. */
function inVulkan(result: Result): readonly Result[] {
  const answers = result.answers.filter(
    ({ environment }) => environmentByName(environment)?.client === 'vulkan',
  )
  return answers.length === 0
    ? []
    : [{ ...result, answers, outcome: worst(answers.map(({ outcome }) => outcome)) }]
}

function cellText({ word, refused, asked, rejected }: Enforcement): string {
  const counts = asked > 0 ? ` ${refused}/${asked}` : ''
  return `${word}${counts}${rejected > 0 ? `, ${rejected} valid rejected` : ''}`
}

interface VuidRow {
  readonly vuid: string
  readonly rules: readonly Rule[]
  /** One per validator. */
  readonly cells: readonly Enforcement[]
}

function rowsOf(enforces: Enforcing, oracles: readonly LoggedOracle[]): readonly VuidRow[] {
  return vuids()
    .toSorted()
    .flatMap((vuid) => {
      const rules = rulesByVuid(vuid)
      const ids = rules.map(({ id }) => id)
      const cells = oracles.map(({ name }) => enforces(name, ids))
      return enforces('', ids).isAsked ? [{ vuid, rules, cells }] : []
    })
}

/** Counts the results about rules with identifiers, by their answers in environments of Vulkan. */
function enforcementInVulkan(): Fold<Enforcing> {
  const { take, end } = enforcement()
  return {
    take: (result) => {
      if ((ruleById(result.rule)?.vuids ?? []).length > 0) inVulkan(result).forEach(take)
    },
    end,
  }
}

/** Some tool was asked about the identifier and misses it, and no other enforces any of it. */
function isUnenforced({ cells }: VuidRow): boolean {
  const words = new Set(cells.map(({ word }) => word))
  return (
    words.delete('missed') && (words.size === 0 || (words.size === 1 && words.has('cannot tell')))
  )
}

/**
 * A table of the identifiers of valid usage (VUIDs) that rules carry: what each asks for, and which validators of the run
 * enforce it in environments of Vulkan. Answers in other environments do not count.
 *
 * @returns GitHub-flavoured Markdown. An identifier whose rules the run did not ask about is counted and left out.
 */
export function vuidTable(log: LoggedRun): string {
  const [enforces] = folded(log.results, enforcementInVulkan())
  const oracles = log.header.oracles.filter(
    ({ kind, tool }) => kind === 'validator' && tool !== 'reference',
  )
  const rows = rowsOf(enforces, oracles)
  const link = (vuid: string) => addressOf('Vulkan-environment', '', vuid)
  const having = (word: string, index: number) =>
    rows.filter(({ cells }) => cells[index]?.word === word).length
  return template(
    'reports/run.vuids.md.hbs',
    'none',
  )({
    suite: log.header.suite,
    count: rows.length,
    left: vuids().length - rows.length,
    oracles: oracles.map(({ name, version }) => ({
      name: escaped(plainName(name)),
      version: escaped(version),
    })),
    words: enforcementWords
      .map((word) => ({ word, counts: oracles.map((_, index) => having(word, index)) }))
      .filter(({ counts }) => counts.some((count) => count > 0)),
    unenforced: rows.filter(isUnenforced).map(({ vuid }) => ({ vuid, link: link(vuid) })),
    rows: rows.map(({ vuid, rules, cells }) => ({
      vuid,
      link: link(vuid),
      summary: rules.map(({ summary }) => escaped(summary)).join(' '),
      rules: rules.map(({ id }) => escaped(id)).join(', '),
      cells: cells.map(cellText),
    })),
  })
}
