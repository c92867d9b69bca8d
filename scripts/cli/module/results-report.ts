import { entryText } from '#runner/expectations/entry-text'
import { groupBy } from '#runner/report/group-by'
import type { JudgedAnswers } from '#runner/results/judge-answers'
import { exitCode } from '../exit-code.ts'
import { table } from '../output/table.ts'

/** The text that a case is about: the first part of its id. */
export function textOf(id: string): string {
  return id.split('/')[0] ?? ''
}

/**
 * Prints why cases were not run, the wrong ones one by one, and the totals. The exit code becomes 1 if something is not
 * explained.
 *
 * @param count of all cases.
 * @param rightly what those do that are right.
 */
export function showJudged(
  name: string,
  count: number,
  judged: JudgedAnswers,
  rightly = 'leave the expected bytes',
): void {
  const { right, skipped, wrong, stale } = judged
  const reasons = groupBy(skipped, ({ why }) => why.replaceAll(/\S*\/\S*|%?\d+/g, '*'))
  for (const [why, all] of [...reasons].sort((a, b) => b[1].length - a[1].length))
    console.log(`not run, ${all.length}: ${why}`)
  for (const { id, said: message, known } of wrong)
    console.log(`${id}: ${message}${known === undefined ? '' : `; known: ${known.cause}`}`)
  for (const entry of stale) console.log(`stale, no longer seen: ${entryText(entry)}`)
  const explained = wrong.filter(({ known }) => known !== undefined).length
  if (explained < wrong.length || stale.length > 0) process.exitCode = exitCode.found
  const more = explained === 0 ? '' : `, ${explained} are explained`
  const others = skipped.length === 0 ? '' : `; ${skipped.length} others were not run`
  console.log(`${name}: ${right} of ${count - skipped.length} cases ${rightly}${more}${others}`)
}

/** Prints for each tool and text how many of the cases that the tool ran leave the expected bytes. */
export function showAgreement(
  ids: readonly string[],
  asked: ReadonlyMap<string, JudgedAnswers>,
): void {
  const texts = [...groupBy(ids, textOf)]
  const rows = [...asked].map(([name, { wrong, skipped }]) => [
    name,
    ...texts.map(([text, names]) => {
      const run = names.length - skipped.filter(({ id }) => textOf(id) === text).length
      const bad = wrong.filter(({ id }) => textOf(id) === text).length
      return run === 0 ? '-' : `${run - bad} of ${run}`
    }),
  ])
  console.log(table([['right of those run', ...texts.map(([text]) => text)], ...rows]))
}
