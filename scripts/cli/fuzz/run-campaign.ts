import { join } from 'node:path'
import { counted } from '#runner/counted'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { campaign } from '#runner/fuzz/campaign/campaign'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { unknownTexts } from '#runner/fuzz/campaign/unknown-texts'
import { untried } from '#runner/fuzz/campaign/untried'
import { type FuzzMakers, fuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import type { Kept } from '#runner/fuzz/make/kept'
import { forConsumers } from '#runner/fuzz/make/weights'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { rules } from '#spec/texts'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { weightsOf } from '../options/weights-option.ts'
import { progress } from '../output/progress.ts'
import { writeFile } from '../output/write-file.ts'
import { secondValidator } from '../tools/second-validator.ts'
import type { BaselineFindings } from './baseline-findings.ts'
import { fuzzFarm } from './fuzz-farm.ts'
import type { FuzzFlags } from './fuzz-flags.ts'
import { fuzzKnowledge } from './fuzz-knowledge.ts'
import { showCampaign } from './show-campaign.ts'

/** Default duration of a campaign. */
export const usualSeconds = 60

/** The contents of `summary.json`. */
function reportOf(summary: CampaignSummary, makers: FuzzMakers): string {
  const report = { ...summary, dimensions: untried(summary, rules, makers) }
  return JSON.stringify(report, null, 2)
}

/** Runs the campaign that the options describe, and shows what it found. */
export async function runCampaign(
  tools: readonly Tool[],
  seeds: readonly Kept[],
  flags: FuzzFlags,
  usualTimeoutMs: number,
  baseline: BaselineFindings | undefined,
): Promise<void> {
  const root = packageRoot()
  const files = expectationsOf(
    [...new Set(tools.map(({ tool }) => tool))],
    join(root, 'corpus', 'expectations'),
    flags.expectations ?? [],
    'read',
  )
  if (isProblem(files)) return fail(files)
  const weights = weightsOf(flags.weights ?? [], flags.env)
  if (isProblem(weights)) return fail(weights)
  const knowledge = fuzzKnowledge(tools, join(root, 'corpus'))
  if (isProblem(knowledge)) return fail(knowledge)
  const limits = { timeoutMs: flags.timeout, memoryMiB: flags.memory }
  const second = await secondValidator(limits)
  const makers = await fuzzMakers(
    tools.some(({ kind }) => kind === 'consumer') ? forConsumers(weights) : weights,
  )
  const slicing = { size: flags.slice, ahead: flags.ahead }
  const { index, count } = flags.shard ?? { index: 1, count: 1 }
  const farm = await fuzzFarm(
    flags,
    {
      ...{ seed: flags.seed, weights: makers.weights, shard: { index: index - 1, count }, slicing },
      ...{ timeoutMs: usualTimeoutMs, memoryMiB: flags.memory },
      ...(flags.profile === undefined ? {} : { profile: flags.profile }),
      ...(flags.revisions === undefined ? {} : { revisions: flags.revisions }),
    },
    seeds,
    tools,
  )
  if (farm !== undefined && isProblem(farm)) return fail(farm)
  const found: { folder: string; outcome: string }[] = []
  const line = progress()
  const seconds = flags.time ?? (flags.runs === undefined ? usualSeconds : undefined)
  let results: string | undefined
  let summary: CampaignSummary | Problem
  let text = ''
  try {
    summary = await campaign({
      folder: flags.out,
      tools,
      specs: flags.tool,
      timeoutMs: flags.timeout,
      memoryMiB: flags.memory,
      makers,
      seed: flags.seed,
      shard: { index, count },
      slicing,
      jobs: flags.jobs,
      ...(farm === undefined ? {} : { workers: farm.workers }),
      until: {
        ...(flags.runs === undefined ? {} : { runs: flags.runs }),
        ...(seconds === undefined ? {} : { ms: seconds * 1000 }),
        ...(farm === undefined ? {} : { signal: farm.signal }),
      },
      seeds,
      expectations: new Map(
        [...files].flatMap(([tool, { expectations: recorded }]) =>
          recorded === undefined ? [] : [[tool, recorded]],
        ),
      ),
      ...knowledge,
      unknownTexts: await unknownTexts(tools),
      ...(second === undefined ? {} : { second }),
      ...(flags.profile === undefined ? {} : { profile: flags.profile }),
      ...(flags.revisions === undefined ? {} : { revisions: flags.revisions }),
      alsoUnconfirmed: flags.alsoUnconfirmed === true,
      now: () => performance.now(),
      progress: ({ runs, perSecond, found: findings, known, alone }) => {
        line.show(
          `${counted(runs, 'module')}, ${Math.round(perSecond)} per second, ${counted(findings, 'finding')}, ${known} known`,
        )
        farm?.tell({ runs, perSecond, known, rules: [...alone.keys()], findings: found })
      },
      found: (folder, { disagreement: { outcome } }) => {
        found.push({ folder, outcome })
        line.done()
        console.error(`found: ${join(flags.out, folder)}`)
      },
    })
    if (!isProblem(summary)) {
      text = reportOf(summary, makers)
      const unwritable = writeFile(join(flags.out, 'summary.json'), `${text}\n`)
      if (unwritable !== undefined) return fail(unwritable)
      results = flags.out
    }
  } finally {
    line.done()
    second?.close()
    await farm?.end(results)
  }
  if (isProblem(summary)) return fail(summary)
  const before = baseline?.known ?? new Set()
  if (flags.json) console.log(text)
  else showCampaign(summary, makers, flags, before)
  const unwritten = baseline?.add(summary.findings)
  if (unwritten !== undefined) return fail(unwritten)
  const isFailure = summary.findings.some(
    ({ state, confidence, signature }) =>
      confidence === 'two' && (state === 'new' || state === 'still') && !before.has(signature),
  )
  if (isFailure) process.exitCode = exitCode.found
}
