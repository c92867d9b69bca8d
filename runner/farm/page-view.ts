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
  return history.slice(1).map((now, index) => {
    const [before, after] = [history[index]?.get(name), now.get(name)]
    return before === undefined || after === undefined ? 0 : Math.max(0, after - before)
  })
}

/** The mean of the last ten: a worker reports whole jobs, not single modules. */
function smooth(rates: readonly number[]): readonly number[] {
  return rates.map((_, index) => {
    const some = rates.slice(Math.max(0, index - 9), index + 1)
    return some.reduce((sum, rate) => sum + rate, 0) / some.length
  })
}

function pointsOf(rates: readonly number[]): string {
  const most = Math.max(1, ...rates)
  return rates
    .map((rate, index) => {
      const x = ((index + drawnSeconds - rates.length) / (drawnSeconds - 1)) * width
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

/** The contents of the page. */
export function pageView({ campaigns, workers }: FarmStatus, history: History): View {
  return {
    workers: workers.map(({ name, tools, modules, failed }) => {
      const rates = smooth(ratesOf(name, history))
      const rate = Math.round(rates.at(-1) ?? 0)
      return { name, tools: names(tools), modules, failed, rate, points: pointsOf(rates) }
    }),
    campaigns: campaigns.map((campaign) => ({
      ...{
        id: campaign.id,
        state: campaign.isGone ? 'gone' : campaign.state,
        seed: campaign.seed,
        host: campaign.host,
      },
      unit: campaign.kind === 'check' ? 'cases' : 'modules',
      ...{
        tools: names(campaign.tools),
        runs: campaign.runs,
        rate: Math.round(campaign.perSecond),
      },
      ...{
        rules: campaign.rules.length,
        found: campaign.found,
        known: campaign.known,
        bytes: campaign.bytes,
      },
      ...{ done: campaign.jobs.done, again: campaign.jobs.again, inWork: campaign.jobs.inWork },
      causes: causesOf(campaign.findings),
    })),
  }
}
