import { join } from 'node:path'
import { texts } from '#spec/texts'
import { check } from '../check/check.ts'
import { chooseCases } from '../check/choose-cases.ts'
import { learntOf } from '../check/learnt-messages.ts'
import { assembleText } from '../corpus/assembly.ts'
import { corpusAt } from '../corpus/corpus-at.ts'
import { readCorpus } from '../corpus/read-corpus.ts'
import { isProblem } from '../is-problem.ts'
import type { RunLog } from '../log/run-log.ts'
import type { Tool } from '../oracle/oracle.ts'
import { packageRoot } from '../package-root.ts'
import { suite } from '../suite.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import { corpusDigest } from './corpus-digest.ts'
import { FinalError } from './final-error.ts'
import type { Task } from './job.ts'
import { unpackLog } from './log-blob.ts'
import type { CheckSetup } from './setup.ts'

/** Checks shards of the package's corpus. */
export interface CheckWork {
  readonly run: (task: Extract<Task, { readonly kind: 'check' }>) => Promise<RunLog>
}

/**
 * The same shard gives the same log in any process: it tells nothing of this machine, neither its pace nor what cases took.
 *
 * @param tools in the order of the campaign's.
 */
export async function checkWork(
  setup: CheckSetup,
  tools: readonly Tool[],
  blobs: BlobStore,
): Promise<CheckWork> {
  const { choice, profile, revisions, selection } = setup
  const { strictExpectations, strictReasons, strictVersion } = setup
  const read = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(read)) throw new FinalError(read.message)
  const corpus = corpusAt(read, revisions ?? {})
  if (corpusDigest(corpus.manifest) !== setup.corpus)
    throw new FinalError(
      "this worker's package has another corpus; for a corpus of your own use --shard",
    )
  const learnt = learntOf(tools, join(packageRoot(), 'corpus', 'expectations'))
  if (isProblem(learnt)) throw new FinalError(learnt.message)
  const baseline =
    setup.baseline === undefined
      ? undefined
      : unpackLog(await blobs.get(setup.baseline), 'the baseline')
  return {
    run: async ({ index, count }) => {
      const log = await check({
        ...{ corpus, tools, texts, jobs: 1 },
        cases: chooseCases(corpus.manifest.cases, { ...choice, shard: { index, count } }),
        ...(revisions === undefined ? {} : { revisions }),
        ...(choice.environments === undefined ? {} : { environments: choice.environments }),
        ...(profile === undefined ? {} : { profile }),
        expectations: new Map(Object.entries(setup.expectations)),
        learnt,
        ...(baseline === undefined ? {} : { baseline }),
        about: {
          ...{ suite: suite(), shard: { index, count }, selection },
          ...(strictExpectations === undefined ? {} : { strictExpectations }),
          ...(strictReasons === undefined ? {} : { strictReasons }),
        },
        strictVersion: strictVersion === true,
      })
      if (isProblem(log)) throw new FinalError(log.message)
      return log
    },
  }
}
