import { join } from 'node:path'
import { check } from '#runner/check/check'
import { learntOf } from '#runner/check/learnt-messages'
import { recordsOf } from '#runner/corpus/records-of'
import type { Expectations } from '#runner/expectations/expectations'
import { isProblem } from '#runner/is-problem'
import type { Header, RunLog } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import { logFile } from '../output/log-file.ts'
import { progress } from '../output/progress.ts'
import { rateText } from '../output/rate-text.ts'
import { announceFindings } from './announce-findings.ts'
import type { CheckFlags } from './check-flags.ts'
import type { PreparedCheck } from './prepare-check.ts'

/** The log of the run, which is written as the answers come. */
export async function onThisMachine(
  { corpus, cases, revisions, selection, baseline }: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  expectations: ReadonlyMap<string, Expectations>,
): Promise<RunLog | Problem> {
  const learnt = learntOf(tools, join(recordsOf(corpus), 'expectations'))
  if (isProblem(learnt)) return learnt
  const file = logFile(flags.out)
  const line = progress()
  const rate = rateText(() => performance.now())
  const announce = announceFindings(line)
  const log = await check({
    corpus,
    cases,
    tools,
    texts,
    ...(revisions === undefined ? {} : { revisions }),
    ...(flags.env === undefined ? {} : { environments: flags.env }),
    ...(flags.profile === undefined ? {} : { profile: flags.profile }),
    expectations,
    learnt,
    ...(baseline === undefined ? {} : { baseline }),
    about: {
      suite: suite(),
      date: new Date().toISOString().slice(0, 10),
      shard: flags.shard ?? { index: 1, count: 1 },
      selection,
      pace,
      ...(flags.strict?.includes('expectations') ? { strictExpectations: true } : {}),
      ...(flags.strict?.includes('reasons') ? { strictReasons: true } : {}),
    },
    jobs: flags.jobs,
    clock: () => performance.now(),
    failFast: flags.failFast === true,
    strictVersion: flags.strict?.includes('version') === true,
    write: (logLine) => {
      file.write(logLine)
      announce(logLine)
    },
    progress: (oracle, done, total) => line.show(`${oracle}: ${rate(oracle, done, total)}`),
  })
  line.done()
  if (!isProblem(log)) file.write(log.footer)
  file.close()
  return log
}
