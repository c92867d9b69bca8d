import { type Environment, environmentByName, environments } from '#spec/environments'
import type { CaseDraft } from './draft.ts'

/** Client APIs whose environments are texts that the judge knows. */
const clients: readonly Environment['client'][] = ['vulkan', 'opencl']

/** The environments of each client with everything that it offers, the newest first. */
const newestFirst = clients.map((client) =>
  environments
    .filter(
      (environment) => environment.client === client && !environment.name.endsWith('embedded'),
    )
    .toReversed(),
)

function clientOf(name: string): Environment['client'] | undefined {
  return environmentByName(name)?.client
}

/**
 * The environments of client APIs in which a draft is asked about beside those that its maker names: for each client,
 * the newest one that takes a valid module, and for a broken module those of its control. Only modules for a universal
 * environment get any, and none of a client if the maker names one of that client's environments.
 *
 * @param holds whether what the maker claims of the draft is certified in an environment.
 */
export function clientEnvironments(
  { words, control, environments: named }: CaseDraft,
  holds: (environment: string) => boolean,
): readonly string[] {
  if (control !== null) return (control.clientEnvironments ?? []).filter(holds)
  if (clientOf(named[0] ?? '') !== 'universal') return []
  const taken = new Set(named.map(clientOf))
  // Modules in which nothing is broken are words.
  const version = words[1] ?? 0
  return newestFirst.flatMap((family) => {
    const newer = family.filter(
      (environment) => !taken.has(environment.client) && version <= environment.version,
    )
    const newest = newer.find(({ name }) => holds(name))
    return newest === undefined ? [] : [newest.name]
  })
}
