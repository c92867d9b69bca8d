import type { DisagreementLine } from '#runner/corpus/disagreement-line'
import type { RuleCount } from '#runner/corpus/rule-count'
import { groupBy } from '#runner/report/group-by'
import { table } from '../output/table.ts'

/** Largest number of differing files to print; `--json` prints all. */
export const mostShown = 40

/** Largest number of rules to print one by one; `--verbose` prints all. */
const mostRules = 20

function countsTable(counts: readonly RuleCount[]): string {
  const rows = counts.map(({ rule, valid, applies, invalid, candidates, missed }) => [
    rule,
    ...[valid, applies, invalid, candidates, missed.length].map(String),
  ])
  return table([['rule', 'valid', 'applies', 'invalid', 'breakable', 'left out'], ...rows])
}

/** The rules one by one where there are few of them or all were asked for; otherwise what they sum up to. */
export function countsText(counts: readonly RuleCount[], isVerbose: boolean): string {
  if (isVerbose || counts.length <= mostRules) return countsTable(counts)
  const sum = (number: (count: RuleCount) => number) =>
    counts.reduce((total, count) => total + number(count), 0)
  const leaving = counts.filter(({ missed }) => missed.length > 0).length
  return `${counts.length} rules, ${sum(({ valid }) => valid)} valid cases, ${sum(({ invalid }) => invalid)} invalid cases; ${leaving} rules leave ways out: --verbose lists all`
}

/** One paragraph for each kind of disagreement of a mutator or generator: the count and the first module. */
export function showDisagreements(disagreements: readonly DisagreementLine[]): void {
  const groups = groupBy(disagreements, ({ kind, rule, origin }) =>
    [kind, rule, origin.mutator ?? origin.generator, origin.site?.split(' at ')[0]].join(),
  )
  for (const group of groups.values())
    for (const { kind, rule, environment, made, maker, judge } of group.slice(0, 1)) {
      console.error(`${kind} ${rule} [${environment}], ${group.length} modules, first:`)
      console.error(`  made: ${made}\n  maker: ${maker}\n  judge: ${judge}`)
    }
}

/** Ids of the previous corpus that the new one neither has nor records, and how to record them. */
export function showLost(lost: readonly string[]): void {
  if (lost.length === 0) return
  console.error(`${lost.length} ids of cases disappear without a record in moved.json:`)
  for (const id of lost.slice(0, mostShown)) console.error(`  ${id}`)
  if (lost.length > mostShown) console.error(`  and ${lost.length - mostShown} more`)
  console.error('hint: in a checkout, npm run -s moved -- HEAD records where they are now')
}
