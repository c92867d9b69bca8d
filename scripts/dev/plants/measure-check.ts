import { join } from 'node:path'
import { check } from '#runner/check/check'
import { learntOf } from '#runner/check/learnt-messages'
import type { FiledCase } from '#runner/corpus/manifest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { counted } from '#runner/counted'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Consumer, Oracle } from '#runner/oracle/oracle'
import { repeatsItself, unexplained } from '#runner/report/failure'
import { figures } from '#runner/report/figures'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import type { PreparedResults } from '../../cli/check/prepared-results.ts'
import { resultFaults } from '../../cli/check/result-faults.ts'
import { processorMs } from '../hostile/processor-clock.ts'
import type { PlantFigures } from './measured.ts'

/** What a run says of its only tool, in numbers. */
function inNumbers(
  { results, footer }: RunLog,
  isUnfit: boolean,
): Pick<PlantFigures, 'found' | 'line'> {
  const wrong = results.filter((result) => unexplained(result).length > 0)
  const unsteady = results.filter((result) => !result.answers.every(repeatsItself))
  const others = results.filter(({ answers }) =>
    answers.some(({ otherReason }) => otherReason !== undefined),
  )
  const unsupported = results.filter(({ outcome }) => outcome === 'unsupported')
  const parts = [
    wrong.length === 0
      ? ''
      : `${counted(wrong.length, 'case')} of ${counted(new Set(wrong.map(({ rule }) => rule)).size, 'rule')}`,
    unsteady.length === 0 ? '' : `inconsistent about ${counted(unsteady.length, 'case')}`,
    others.length === 0 ? '' : `${counted(others.length, 'refusal')} for another reason`,
    unsupported.length === 0 ? '' : `${counted(unsupported.length, 'case')} unsupported`,
    isUnfit ? 'silent' : '',
  ]
  return {
    found: parts.filter((part) => part !== '').join(', '),
    line: (footer.common ?? []).join(' / '),
  }
}

/**
 * Asks a faulty validator about cases, as `check` does.
 *
 * @param usualReasons refusals for another reason of the right validator: more of them are a finding, which the screen has.
 */
export async function measureCheck(
  tool: Oracle,
  corpus: Corpus,
  cases: readonly FiledCase[],
  usualReasons = 0,
): Promise<PlantFigures & { readonly reasons: number }> {
  const records = join(corpus.folder, 'expectations')
  const files = expectationsOf([tool.tool], records, [], 'read')
  const learnt = learntOf([tool], records)
  if (isProblem(files)) throw new Error(files.message)
  if (isProblem(learnt)) throw new Error(learnt.message)
  const start = processorMs()
  let first: number | undefined
  const log = await check({
    ...{ corpus, cases, tools: [tool], texts, learnt, jobs: 1 },
    expectations: new Map(
      [...files].flatMap(([name, { expectations }]) =>
        expectations === undefined ? [] : [[name, expectations]],
      ),
    ),
    about: { suite: suite(), shard: { index: 1, count: 1 }, selection: {} },
    write: (line) => {
      if (line.kind !== 'result' || first !== undefined) return
      if (unexplained(line).length > 0 || !line.answers.every(repeatsItself))
        first = processorMs() - start
    },
  })
  if (isProblem(log)) throw new Error(log.message)
  const shown = figures(log)
  const reasons = shown.otherReasons.reduce((sum, { cases: count }) => sum + count, 0)
  const ms = first ?? processorMs() - start
  return {
    ...{
      command: 'check',
      isFound: shown.failed || reasons > usualReasons || shown.common.length > 0,
    },
    ...{ seconds: ms / 1000, whole: (processorMs() - start) / 1000, reasons },
    ...inNumbers(log, shown.silent.length > 0),
  }
}

/**
 * Gives a faulty optimiser the cases with results, as `check --results` does.
 *
 * @param prepared the cases, prepared once for all optimisers.
 */
export async function measureResults(
  tool: Consumer,
  corpus: string,
  prepared: PreparedResults,
): Promise<PlantFigures> {
  const start = processorMs()
  const found = await resultFaults(
    [tool],
    corpus,
    () => undefined,
    () => prepared,
  )
  if (isProblem(found)) throw new Error(found.message)
  const { faults, hasNew } = found
  const seconds = (processorMs() - start) / 1000
  return {
    ...{ command: 'check --results', isFound: hasNew, seconds, whole: seconds },
    found: faults.length === 0 ? '' : counted(faults.length, 'instruction'),
    line: faults.map(({ summary }) => summary)[0] ?? '',
  }
}
