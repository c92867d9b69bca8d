import { type Environment, environmentByName, environments } from '#spec/environments'
import type { CaseDraft } from './draft.ts'

/** Client APIs whose environments are texts that the judge knows. */
const clients: readonly Environment['client'][] = ['vulkan', 'opencl']

function newestFirst(client: Environment['client']): readonly Environment[] {
  return environments
    .filter(
      (environment) => environment.client === client && !environment.name.endsWith('embedded'),
    )
    .toReversed()
}

/** The environments of each client with everything that it offers. */
const families = clients.map(newestFirst)

function clientOf(name: string): Environment['client'] | undefined {
  return environmentByName(name)?.client
}

/** One of several that another module may not get: a tool may be wrong in any of them. */
function inTurn(
  between: readonly Environment[],
  words: ArrayLike<number>,
): Environment | undefined {
  let sum = 0
  for (let index = 0; index < words.length; index++) sum = (sum * 31 + (words[index] ?? 0)) % 9973
  return between[sum % between.length]
}

/**
 * Those of environments, the newest first, in which a module is asked about: the newest that takes it, the oldest where that is of
 * an older version of SPIR-V, and one in turn between them.
 */
function chosen(
  family: readonly Environment[],
  words: ArrayLike<number>,
  holds: (environment: string) => boolean,
): readonly string[] {
  const newest = family.find(({ name }) => holds(name))
  if (newest === undefined) return []
  const oldest = family.findLast(({ name, version }) => version < newest.version && holds(name))
  if (oldest === undefined) return [newest.name]
  const between = inTurn(family.slice(family.indexOf(newest) + 1, family.indexOf(oldest)), words)
  const isTaken = between !== undefined && holds(between.name)
  return [newest.name, ...(isTaken ? [between.name] : []), oldest.name]
}

/** A universal environment in turn between the oldest and the newest that the maker of a module names. */
function betweenNamed(
  named: readonly string[],
  words: ArrayLike<number>,
  holds: (environment: string) => boolean,
): readonly string[] {
  const versions = named.map((name) => environmentByName(name)?.version ?? 0)
  const between = newestFirst('universal').filter(
    ({ name, version }) =>
      version > Math.min(...versions) && version < Math.max(...versions) && !named.includes(name),
  )
  const further = inTurn(between, words)
  return further !== undefined && holds(further.name) ? [further.name] : []
}

/**
 * The environments in which a draft is asked about beside those that its maker names: for each client, the newest one
 * that takes a valid module, of an older version of SPIR-V the oldest one and one in turn as well, one in turn between the
 * versions that the maker names, and for a broken module those of its control. Only modules for a universal environment get
 * any, and none of a client of which the maker names an environment.
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
  const ofClients = families.flatMap((family) => {
    const newer = family.filter(
      (environment) => !taken.has(environment.client) && version <= environment.version,
    )
    return chosen(newer, words, holds)
  })
  return [...betweenNamed(named, words, holds), ...ofClients]
}
