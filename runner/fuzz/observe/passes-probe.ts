import type { Consumer, Variants } from '../../oracle/oracle.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { drawPasses } from './draw-passes.ts'
import { fewest } from './fewest.ts'
import type { Observation, ObservedDisagreement } from './observation.ts'
import type { Probe } from './probe.ts'
import { isSameDisagreement } from './same-disagreement.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is asked about with passes, besides the usual options for all. */
const share = 2

/** Observes what the tool makes of modules with passes for each. */
type Observe = (
  asked: readonly Asked[],
  passes: readonly (readonly string[])[],
) => Promise<readonly Observation[]>

/** The fewest passes that show the same, after the options that every draw has: without these the tool is asked something else. */
async function fewestPasses(
  observe: Observe,
  asked: Asked,
  { always, drawn }: { readonly always: readonly string[]; readonly drawn: readonly string[] },
  disagreement: ObservedDisagreement,
): Promise<readonly string[]> {
  const few = await fewest(drawn, async (fewer) => {
    const [observed] = await observe([asked], [[...always, ...fewer]])
    return isSameDisagreement(disagreement, observed?.disagreement)
  })
  return [...always, ...few]
}

/**
 * Hands modules to a tool with passes drawn for each, always the same for the same module. A fault is reported with the
 * fewest passes that show it; if the question names passes, with those.
 */
export function passesProbe(
  tool: Consumer,
  { listed, always = [], once }: Variants,
  usual: Probe,
  observe: Observe,
): Probe {
  return {
    usual,
    name: `${usual.name}+passes`,
    tools: [tool],
    one: { of: share, at: 1 },
    observe: async (asked) => {
      const passes = asked.map((question) => {
        const drawn = () => drawPasses(listed, randomOf(sumOf(question.words), 1), once)
        return question.options ?? [...always, ...drawn()]
      })
      const observed = await observe(asked, passes)
      const observations: Observation[] = []
      for (const [index, observation] of observed.entries()) {
        const { disagreement } = observation
        const question = asked[index] as Asked
        if (disagreement === undefined) {
          observations.push(observation)
          continue
        }
        const drawn = (passes[index] ?? []).slice(always.length)
        const few =
          question.options ??
          (await fewestPasses(observe, question, { always, drawn }, disagreement))
        const line = `${few.join(' ')}: ${disagreement.key}`
        // Several passes that run into one fault show it in the same words; of one that is not idempotent only its name tells.
        const key = disagreement.outcome === 'not-idempotent' ? line : disagreement.key
        observations.push({
          ...observation,
          template: line,
          disagreement: { ...disagreement, key, options: few },
        })
      }
      return observations
    },
  }
}
