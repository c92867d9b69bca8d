// `npm run farm-simulation`: how well a campaign keeps many workers busy, by recorded times of slices.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import { type Simulated, simulateFarm } from './farm-simulation/simulate-farm.ts'
import { table } from './table.ts'

/** Seconds of slices of a real campaign, in their order; and what the queue adds to each, at both ends. */
const recordedSchema = z.strictObject({
  about: z.string(),
  seconds: z.array(z.number().positive()).min(32),
  queueSeconds: z.number().positive(),
  /** Time that the coordinator needs for a result, as a part of the time of its slice. */
  takeShare: z.number().positive(),
})

const file = join(packageRoot(), 'scripts/farm-simulation/recorded.json')
const recorded = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
const mean = recorded.seconds.reduce((sum, of) => sum + of, 0) / recorded.seconds.length

/** Seconds of a slice as large as so many recorded ones, drawn from them. */
function sliceOf(slice: number, pieces: number): number {
  let sum = 0
  for (let piece = 0; piece < pieces; piece++) {
    const drawn = Math.imul(slice * pieces + piece + 1, 0x9e3779b1) >>> 8
    sum += recorded.seconds[drawn % recorded.seconds.length] as number
  }
  return sum
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

const rows = [1, 2, 10].flatMap((seconds) =>
  [1, 2, 4, 8, 16, 32, 64, 1024].map((workers): readonly string[] => {
    const simulated: Simulated = simulateFarm({
      workers,
      slices: 64 * workers,
      ahead: Math.max(16, 4 * workers),
      secondsOf: (slice) => sliceOf(slice, Math.max(1, Math.round(seconds / mean))),
      queueSeconds: recorded.queueSeconds,
      takeSeconds: recorded.takeShare * seconds,
    })
    return [
      `${seconds} s`,
      String(workers),
      percent(simulated.efficiency),
      percent(simulated.queueShare),
      percent(simulated.coordinatorShare),
    ]
  }),
)
console.log(recorded.about)
console.log(table([['slice', 'workers', 'efficiency', 'queue', 'coordinator'], ...rows]))
