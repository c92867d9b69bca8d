import type { Profile } from '../../check/profile.ts'
import type { Consumer, Passes } from '../../oracle/oracle.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { drawPasses } from './draw-passes.ts'
import type { Disagreement, Observation } from './observation.ts'
import { observeConsumer } from './observe-consumer.ts'
import type { Probe } from './probe.ts'
import { sumOf } from './sum-of.ts'

/** Of so many modules one is asked about with passes, beside the usual options for all. */
const share = 2

function isSame(one: Disagreement, other: Disagreement | undefined): boolean {
  return one.outcome === other?.outcome && one.key === other.key
}

/** As few of the passes as show the same. */
async function fewest(
  tool: Consumer,
  asked: Asked,
  passes: readonly string[],
  disagreement: Disagreement,
  profile: Profile | undefined,
): Promise<readonly string[]> {
  let few = passes
  for (let at = 0; at < few.length && few.length > 1; ) {
    const fewer = few.filter((_, index) => index !== at)
    const [observed] = await observeConsumer(tool, [asked], {
      ...(profile === undefined ? {} : { profile }),
      options: [fewer],
    })
    if (isSame(disagreement, observed?.disagreement)) few = fewer
    else at++
  }
  return few
}

/**
 * Hands modules to a tool with passes drawn for each, always the same for the same module. What it does wrong is told
 * with as few of the passes as show it; where the question names passes, with those.
 */
export function passesProbe(
  tool: Consumer,
  { listed }: Passes,
  usual: Probe,
  profile?: Profile,
): Probe {
  return {
    usual,
    name: `${tool.name}+passes`,
    tools: [tool],
    one: { of: share, at: 1 },
    observe: async (asked) => {
      const passes = asked.map((one) => {
        return one.passes ?? drawPasses(listed, randomOf(sumOf(one.words), 1))
      })
      const observed = await observeConsumer(tool, asked, {
        ...(profile === undefined ? {} : { profile }),
        options: passes,
      })
      const observations: Observation[] = []
      for (const [at, observation] of observed.entries()) {
        const { disagreement } = observation
        const one = asked[at] as Asked
        if (disagreement === undefined) {
          observations.push(observation)
          continue
        }
        const drawn = passes[at] ?? []
        const few = one.passes ?? (await fewest(tool, one, drawn, disagreement, profile))
        const key = `${few.join(' ')}: ${disagreement.key}`
        observations.push({
          ...observation,
          template: key,
          disagreement: { ...disagreement, key, passes: few },
        })
      }
      return observations
    },
  }
}
