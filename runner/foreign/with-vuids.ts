import type { Environment } from '#spec/environments'
import { ruleById } from '#spec/texts'
import type { PlacedViolation } from './placed.ts'

/** Violations with the sentences of the Vulkan specification that their rules carry, if the environment is one of Vulkan. */
export function withVuids(
  places: readonly PlacedViolation[],
  client: Environment['client'] | undefined,
): readonly PlacedViolation[] {
  if (client !== 'vulkan') return places
  return places.map((place) => {
    const vuids = ruleById(place.blame.rule)?.vuids ?? []
    return vuids.length === 0 ? place : { ...place, vuids }
  })
}
