// `npm run farm-simulation`: how well a campaign keeps many workers busy, by recorded times of slices.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { mostUnsettled } from '#runner/farm/farm-workers'
import { packageRoot } from '#runner/package-root'
import { table } from '../cli/output/table.ts'
import { scriptCommand } from '../cli/script-command.ts'
import {
  type Simulated,
  type SimulatedFinding,
  simulateFarm,
} from './farm-simulation/simulate-farm.ts'

/** Seconds of slices of a real campaign, in their order; and the seconds that the queue adds to each, at both ends. */
const recordedSchema = z.strictObject({
  about: z.string(),
  seconds: z.array(z.number().positive()).min(32),
  queueSeconds: z.number().positive(),
  /** Time that the coordinator needs for a result, as a part of the time of its slice. */
  takeShare: z.number().positive(),
  findings: z.strictObject({
    about: z.string(),
    /** Modules that were made. */
    modules: z.number().positive(),
    /** For each: modules before it, and seconds that it took to be made small. */
    found: z.array(z.tuple([z.number().nonnegative(), z.number().nonnegative()])).min(32),
  }),
})

scriptCommand(
  'farm-simulation',
  'print how well a campaign keeps many workers busy, by recorded times of slices',
).parse()

const file = join(packageRoot(), 'scripts/dev/farm-simulation/recorded.json')
const recorded = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
const mean = recorded.seconds.reduce((sum, seconds) => sum + seconds, 0) / recorded.seconds.length

/** Seconds of a slice as large as a number of recorded ones, drawn from them. */
function sliceOf(slice: number, pieces: number): number {
  let sum = 0
  for (let piece = 0; piece < pieces; piece++) {
    const drawn = Math.imul(slice * pieces + piece + 1, 0x9e3779b1) >>> 8
    sum += recorded.seconds[drawn % recorded.seconds.length] as number
  }
  return sum
}

const { modules: recordedModules, found } = recorded.findings
const settleMean = found.reduce((sum, [, seconds]) => sum + seconds, 0) / found.length
const late = found.filter(([modules]) => modules >= recordedModules / 2).length / Math.LN2

/** Modules of a slice of ten seconds: 32 for each recorded time. */
const modulesIn = (seconds: number): number => Math.round((32 * seconds) / mean)

/**
 * Findings among a number of modules: as recorded, and then as many for each doubling as for the last recorded one.
 */
function findingsUpTo(modules: number): number {
  const early = found.filter(([before]) => before < modules).length
  return early + Math.floor(Math.max(0, late * Math.log(modules / recordedModules)))
}

/** How often a slice may report the same. */
const mostOften = 4

/**
 * The findings that a slice with a number of modules is the first to make. A fault that takes a thousand modules to
 * find is found again in as many.
 */
function findingsIn(slice: number, size: number): readonly SimulatedFinding[] {
  const modules = (slice + 1) * size
  const count = findingsUpTo(modules) - findingsUpTo(slice * size)
  const often = Math.min(mostOften, size / modules)
  return Array.from({ length: count }, () => ({ seconds: settleMean, often }))
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
const hour = 3600

const rows = [1, 2, 10].flatMap((seconds) =>
  [1, 2, 4, 8, 16, 32, 64, 128, 1024].map((workers): readonly string[] => {
    const size = modulesIn(seconds)
    const model = {
      workers,
      slices: Math.round((hour / seconds) * workers),
      ahead: 16 * workers,
      secondsOf: (slice: number) => sliceOf(slice, Math.max(1, Math.round(seconds / mean))),
      queueSeconds: recorded.queueSeconds,
      takeSeconds: recorded.takeShare * seconds,
    }
    const steady: Simulated = simulateFarm({
      ...model,
      slices: Math.min(model.slices, 64 * workers),
    })
    const findings = { of: (slice: number) => findingsIn(slice, size), most: mostUnsettled }
    const hours = (count: number): string =>
      workers > 128
        ? '-'
        : percent(simulateFarm({ ...model, findings, slices: count * model.slices }).efficiency)
    return [
      ...[`${seconds} s`, String(workers)],
      ...[steady.efficiency, steady.queueShare, steady.coordinatorShare].map(percent),
      ...[hours(1), seconds < 10 ? '-' : hours(10)],
      String(findingsUpTo(model.slices * size)),
    ]
  }),
)
console.log(recorded.about)
console.log(recorded.findings.about)
console.log(
  table([
    [
      'slice',
      'workers',
      'efficiency',
      'queue',
      'coordinator',
      'first hour',
      'ten hours',
      'findings in the first hour',
    ],
    ...rows,
  ]),
)
