import type { View } from '../render.ts'
import type { FarmStatus } from './status.ts'

/** Modules of each worker, by the second of the page's server; the oldest first. */
export type History = readonly ReadonlyMap<string, number>[]

/** Seconds that are drawn. */
export const drawnSeconds = 120

const width = 240
const height = 32

/** Modules per second from one look to the next. */
function ratesOf(name: string, history: History): readonly number[] {
  return history.slice(1).map((now, at) => {
    const [before, after] = [history[at]?.get(name), now.get(name)]
    return before === undefined || after === undefined ? 0 : Math.max(0, after - before)
  })
}

/** The mean of the last ten: a worker reports whole jobs, not single modules. */
function smooth(rates: readonly number[]): readonly number[] {
  return rates.map((_, at) => {
    const some = rates.slice(Math.max(0, at - 9), at + 1)
    return some.reduce((sum, rate) => sum + rate, 0) / some.length
  })
}

function pointsOf(rates: readonly number[]): string {
  const most = Math.max(1, ...rates)
  return rates
    .map((rate, at) => {
      const x = ((at + drawnSeconds - rates.length) / (drawnSeconds - 1)) * width
      return `${x.toFixed(1)},${(height - 2 - (rate / most) * (height - 4)).toFixed(1)}`
    })
    .join(' ')
}

const names = (tools: readonly { readonly name: string }[]): string =>
  tools.map(({ name }) => name).join(', ')

function causesOf(findings: FarmStatus['campaigns'][number]['findings']): View[] {
  const byOutcome = new Map<string, string[]>()
  for (const { outcome, folder } of findings)
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), folder])
  return [...byOutcome]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, folders]) => ({ outcome, count: folders.length, folders }))
}

/** What the page shows. */
export function pageView({ campaigns, workers }: FarmStatus, history: History): View {
  return {
    workers: workers.map(({ name, tools, modules, failed }) => {
      const rates = smooth(ratesOf(name, history))
      const rate = Math.round(rates.at(-1) ?? 0)
      return { name, tools: names(tools), modules, failed, rate, points: pointsOf(rates) }
    }),
    campaigns: campaigns.map((of) => ({
      ...{ id: of.id, state: of.isGone ? 'gone' : of.state, seed: of.seed, host: of.host },
      unit: of.kind === 'check' ? 'cases' : 'modules',
      ...{ tools: names(of.tools), runs: of.runs, rate: Math.round(of.perSecond) },
      ...{ rules: of.rules.length, found: of.found, known: of.known, bytes: of.bytes },
      ...{ done: of.jobs.done, again: of.jobs.again, inWork: of.jobs.inWork },
      causes: causesOf(of.findings),
    })),
  }
}
