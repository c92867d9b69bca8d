import type { Run } from '#runner/check/run'
import type { Corpus } from '#runner/corpus/read-corpus'
import { text } from '../runner/corpus/fake-text.ts'

/** A run about all cases of a corpus, of which nothing is expected. */
export function plainRun(corpus: Corpus, tools: Run['tools'], more: Partial<Run> = {}): Run {
  return {
    ...{ corpus, cases: corpus.manifest.cases, tools },
    expectations: new Map(),
    texts: [text],
    about: {
      suite: { name: 'spirv-cts', version: '0.0.0' },
      shard: { index: 1, count: 1 },
      selection: {},
    },
    jobs: 2,
    ...more,
  }
}
