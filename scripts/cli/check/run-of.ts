import { join } from 'node:path'
import { learntOf } from '#runner/check/learnt-messages'
import type { Run } from '#runner/check/run'
import { recordsOf } from '#runner/corpus/records-of'
import type { Expectations } from '#runner/expectations/expectations'
import type { ExpectationsFile } from '#runner/expectations/expectations-of'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { readKnownMessages } from '#runner/fuzz/campaign/known-messages'
import { isProblem } from '#runner/is-problem'
import type { Header } from '#runner/log/run-log'
import type { Tool } from '#runner/oracle/oracle'
import { ownExpectations, ownExpectationsFiles } from '#runner/own-cases/own-expectations'
import type { Problem } from '#runner/problem'
import { suite } from '#runner/suite'
import { texts } from '#spec/texts'
import type { CheckFlags } from './check-flags.ts'
import type { PreparedCheck } from './prepare-check.ts'

/** The files of expectations for the tools of a run. */
export function expectationsFor(
  { corpus }: Pick<PreparedCheck, 'corpus'>,
  tools: readonly Tool[],
  flags: CheckFlags,
): ReadonlyMap<string, ExpectationsFile> | Problem {
  const names = [...new Set(tools.map(({ tool }) => tool))]
  return expectationsOf(
    names,
    join(recordsOf(corpus), 'expectations'),
    [...(flags.ownCases ? ownExpectationsFiles(names) : []), ...(flags.expectations ?? [])],
    flags.updateExpectations ? 'write' : 'read',
  )
}

/** What the files expect about the cases of the run; of own cases, what they and the recorded messages of the tools let one guess. */
export function expectedIn(
  files: ReadonlyMap<string, ExpectationsFile>,
  { ownCases }: Pick<CheckFlags, 'ownCases'>,
  { corpus }: Pick<PreparedCheck, 'corpus'>,
): Run['expectations'] | Problem {
  const found = new Map<string, Expectations>()
  for (const [tool, { expectations: recorded }] of files) {
    if (recorded === undefined) continue
    const messages = join(recordsOf(corpus), 'expectations', 'messages', `${tool}.json`)
    const known = ownCases ? readKnownMessages(messages) : undefined
    if (known !== undefined && isProblem(known)) return known
    found.set(tool, ownCases ? ownExpectations(recorded, known) : recorded)
  }
  return found
}

/** The run that the options ask for; its answers go nowhere. */
export function runOf(
  { corpus, cases, revisions, selection, baseline }: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  expectations: Run['expectations'],
): Run | Problem {
  const learnt = learntOf(tools, join(recordsOf(corpus), 'expectations'))
  if (isProblem(learnt)) return learnt
  return {
    ...{ corpus, cases, tools, texts, expectations, learnt },
    ...(revisions === undefined ? {} : { revisions }),
    ...(flags.env === undefined ? {} : { environments: flags.env }),
    ...(flags.profile === undefined ? {} : { profile: flags.profile }),
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
  }
}
