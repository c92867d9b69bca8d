import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { campaign } from '#runner/fuzz/campaign/campaign'
import type { Knowledge } from '#runner/fuzz/campaign/known-by'
import { type FuzzMakers, fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { forConsumers } from '#runner/fuzz/make/weights'
import { isProblem } from '#runner/is-problem'
import type { Oracle, Tool } from '#runner/oracle/oracle'
import { processorMs } from '../hostile/processor-clock.ts'
import type { PlantFigures } from './measured.ts'

/** Makers for validators, and for optimisers. */
export async function plantMakers(): Promise<
  Readonly<Record<'validator' | 'consumer', FuzzMakers>>
> {
  return {
    validator: await fuzzMakers(usualWeights),
    consumer: await fuzzMakers(forConsumers(usualWeights)),
  }
}

/** Searches for a fault as `fuzz --time` does, until the first finding. */
export async function measureFuzz(
  tool: Tool,
  makers: FuzzMakers,
  seconds: number,
  knowledge: Knowledge,
  second: Oracle | undefined,
): Promise<PlantFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'plants-'))
  const start = processorMs()
  const end = new AbortController()
  try {
    const summary = await campaign({
      ...{ folder, tools: [tool], specs: [], timeoutMs: 10_000, memoryMiB: 0, makers, seed: 0 },
      ...{ shard: { index: 1, count: 1 }, jobs: 1, seeds: [] },
      until: { ms: seconds * 1000, signal: end.signal },
      ...knowledge,
      ...(second === undefined ? {} : { second }),
      now: processorMs,
      found: () => end.abort(),
    })
    if (isProblem(summary)) throw new Error(summary.message)
    const [finding] = summary.findings
    const spent = (processorMs() - start) / 1000
    return {
      ...{ command: 'fuzz', isFound: finding !== undefined },
      ...{ seconds: spent, whole: spent },
      found: `${summary.runsNow} modules`,
      line:
        finding === undefined
          ? Object.entries(summary.counts)
              .filter(([name]) => name.includes('false') || name.includes('wrong'))
              .map(([name, count]) => `${name} ${count}`)
              .join(', ')
          : `${finding.outcome} ${finding.environment} ${finding.rule ?? ''} ${finding.key}`,
      ...(finding === undefined ? {} : { size: finding.instructions }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
