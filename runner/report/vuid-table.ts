import { environmentByName } from '#spec/environments'
import type { Rule } from '#spec/rule'
import { ruleById, rulesByVuid, vuids } from '#spec/texts'
import { worst } from '../log/outcome.ts'
import type { LoggedOracle, Result, RunLog } from '../log/run-log.ts'
import { plainName } from '../oracle/plain-name.ts'
import { template } from '../render.ts'
import { type Enforcement, enforcementWords, enforcing } from './enforcement.ts'
import { escaped } from './escaped.ts'
import { groupBy } from './group-by.ts'

/** The Vulkan specification as one page, with an anchor for each identifier. */
const specification = 'https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html'

/** A result with its answers in environments of Vulkan alone; none if the case was asked in none of them. */
function inVulkan(result: Result): readonly Result[] {
  const answers = result.answers.filter(
    ({ environment }) => environmentByName(environment)?.client === 'vulkan',
  )
  return answers.length === 0
    ? []
    : [{ ...result, answers, outcome: worst(answers.map(({ outcome }) => outcome)) }]
}

interface Cell extends Enforcement {
  /** Valid cases that the tool rejects. */
  readonly rejected: number
}

function cellText({ word, refused, asked, rejected }: Cell): string {
  const counts = asked > 0 ? ` ${refused}/${asked}` : ''
  return `${word}${counts}${rejected > 0 ? `, ${rejected} valid rejected` : ''}`
}

interface Row {
  readonly vuid: string
  readonly rules: readonly Rule[]
  /** One per validator. */
  readonly cells: readonly Cell[]
}

function rowsOf(results: readonly Result[], oracles: readonly LoggedOracle[]): readonly Row[] {
  const enforces = enforcing({ results })
  const key = (rule: string, oracle: string) => JSON.stringify([rule, oracle])
  const rejections = groupBy(
    results.filter(({ outcome }) => outcome === 'false-reject'),
    ({ rule, oracle }) => key(rule, oracle),
  )
  const asked = new Set<string>(results.map(({ rule }) => rule))
  return [...vuids].sort().flatMap((vuid) => {
    const rules = rulesByVuid(vuid)
    const ids = rules.map(({ id }) => id)
    if (!ids.some((id) => asked.has(id))) return []
    const cells = oracles.map(({ name }) => ({
      ...enforces(name, ids),
      rejected: ids.reduce((sum, id) => sum + (rejections.get(key(id, name))?.length ?? 0), 0),
    }))
    return [{ vuid, rules, cells }]
  })
}

/** Some tool was asked about the identifier and misses it, and no other enforces any of it. */
function isUnenforced({ cells }: Row): boolean {
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
export function vuidTable(log: RunLog): string {
  const results = log.results
    .filter((result) => (ruleById(result.rule)?.vuids ?? []).length > 0)
    .flatMap(inVulkan)
  const oracles = log.header.oracles.filter(
    ({ kind, tool }) => kind === 'validator' && tool !== 'reference',
  )
  const rows = rowsOf(results, oracles)
  const link = (vuid: string) => `${specification}#${vuid}`
  const having = (word: string, index: number) =>
    rows.filter(({ cells }) => cells[index]?.word === word).length
  return template(
    'reports/run.vuids.md.hbs',
    'none',
  )({
    suite: log.header.suite,
    count: rows.length,
    left: vuids.length - rows.length,
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
