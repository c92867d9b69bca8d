import { environments } from '#spec/environments'
import { ask, type HostileAnswers, type Trouble } from './ask.ts'
import { hostileInput } from './input.ts'

/** The parameters of a campaign. */
export interface HostileCampaign {
  readonly seed: number
  /** Number of the first input, and how many there are. */
  readonly first: number
  readonly count: number
  /** Modules that inputs are made of. */
  readonly seeds: readonly Uint32Array[]
  /** Only the interpreter is asked; every fourth input is one of `seeds` as it is. */
  readonly only?: 'run'
  /** A clock in milliseconds; without one, slowness is not reported. */
  readonly now?: () => number
  /** Called after each input. */
  readonly each?: (answers: HostileAnswers, octets: number) => void
}

/** Totals of a campaign. */
export interface Campaign {
  readonly inputs: number
  readonly octets: number
  /** Inputs that were judged for a device that has little of everything. */
  readonly limited: number
  readonly verdicts: Readonly<Record<string, number>>
  /** Runs in the interpreter by how they ended. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Disassemblies that were assembled. */
  readonly assembled: number
  readonly troubles: readonly Trouble[]
}

const wholeEvery = 4

/** Troubles that are kept; more say nothing new. */
const mostTroubles = 100

/** Puts the inputs one after the other, each for another environment and for Vulkan every other time with limits, before all who must answer anything. */
export function campaign(options: HostileCampaign): Campaign {
  const { seed, first, count, seeds, only, now, each } = options
  const verdicts: Record<string, number> = {}
  const outcomes: Record<string, number> = {}
  const troubles: Trouble[] = []
  let octets = 0
  let limited = 0
  let assembled = 0
  for (let input = first; input < first + count; input++) {
    const environment = environments[input % environments.length]
    if (environment === undefined) break
    const isLimited =
      environment.client === 'vulkan' && Math.floor(input / environments.length) % 2 === 1
    if (isLimited) limited++
    const isWhole = only === 'run' && input % wholeEvery === 0
    const whole = isWhole ? seeds[(input / wholeEvery) % seeds.length] : undefined
    const module = whole ?? hostileInput(seeds, seed, input)
    const asked = { seed, input, environment, isLimited, ...(only && { only }) }
    const answers = ask(module, asked, now)
    octets += module.byteLength
    if (answers.assembled) assembled++
    verdicts[answers.verdict] = (verdicts[answers.verdict] ?? 0) + 1
    outcomes[answers.outcome] = (outcomes[answers.outcome] ?? 0) + 1
    for (const trouble of answers.troubles)
      if (troubles.length < mostTroubles) troubles.push(trouble)
    each?.(answers, module.byteLength)
  }
  return { inputs: count, octets, limited, verdicts, outcomes, assembled, troubles }
}
