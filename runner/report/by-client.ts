import { type Environment, environmentByName } from '#spec/environments'
import { type Outcome, worst } from '../log/outcome.ts'
import type { LoggedOracle, Result } from '../log/run-log.ts'
import type { Fold } from './fold.ts'
import { groupBy } from './group-by.ts'
import { count, type OpenTally, openTally, type Tally } from './tally.ts'

/** A family of environments: the universal ones, or those of a client API. */
export type ClientFamily = Environment['client']

const order: readonly ClientFamily[] = ['universal', 'vulkan', 'opencl', 'opengl']

/** The answers of the oracles in one family of environments about the cases of a text, by outcome, one for each case. */
export interface ClientRow {
  readonly text: string
  readonly client: ClientFamily
  /** One per oracle, in the order of the header; outcomes of cases, the worst of their environments in the family. */
  readonly cells: readonly Pick<Tally, 'counts' | 'asked'>[]
}

/** A rule that an oracle does not check in universal environments, but does in those of a client. */
export interface ClientCheck {
  readonly rule: string
  readonly oracle: string
  readonly client: ClientFamily
  /** Invalid cases that it accepts in universal environments. */
  readonly accepted: number
  /** Invalid cases that it rejects in environments of the client. */
  readonly rejected: number
}

/** The outcome of a case in each family of environments in which it was asked. */
function clientOutcomes({ answers }: Result): readonly (readonly [ClientFamily, Outcome])[] {
  const groups = groupBy(
    answers,
    ({ environment }) => environmentByName(environment)?.client ?? 'universal',
  )
  return [...groups].map(([client, counts]) => [
    client as ClientFamily,
    worst(counts.map(({ outcome }) => outcome)),
  ])
}

/** The results of a run by family of environments. */
export interface ByClient {
  /** Results by text and family; empty where the run asks in one family only, because then the matrix says the same. */
  readonly clients: readonly ClientRow[]
  /**
   * Rules that an oracle leaves to a client: it accepts invalid cases in universal environments, and rejects all that it is
   * asked about in environments of the client. Such a rule is not unknown to it.
   */
  readonly clientChecks: readonly ClientCheck[]
}

/** Invalid cases of a rule at an oracle. */
interface InvalidOfClient {
  readonly rule: string
  readonly oracle: string
  readonly counts: Map<ClientFamily, OpenTally['counts']>
}

function checksOf({ rule, oracle, counts }: InvalidOfClient): readonly ClientCheck[] {
  const count = (client: ClientFamily, outcome: Outcome) => counts.get(client)?.[outcome] ?? 0
  const accepted = count('universal', 'false-accept')
  if (accepted === 0) return []
  return order.flatMap((client): ClientCheck[] => {
    const rejected = count(client, 'agree')
    if (client === 'universal' || rejected === 0 || count(client, 'false-accept') > 0) return []
    return [{ rule, oracle, client, accepted, rejected }]
  })
}

/** Counts results by family of environments. */
export function byClient(oracles: readonly LoggedOracle[]): Fold<ByClient> {
  const numbers = new Map(oracles.map(({ name }, index) => [name, index]))
  const seen = new Set<ClientFamily>()
  const texts = new Map<string, Map<ClientFamily, OpenTally[]>>()
  const invalid = new Map<string, InvalidOfClient>()
  const takeInvalid = ({ rule, oracle }: Result, client: ClientFamily, outcome: Outcome): void => {
    const key = JSON.stringify([rule, oracle])
    const found: InvalidOfClient = invalid.get(key) ?? { rule, oracle, counts: new Map() }
    invalid.set(key, found)
    const counts = found.counts.get(client) ?? {}
    found.counts.set(client, counts)
    count({ counts }, outcome)
  }
  return {
    take: (result) => {
      const text = result.rule.slice(0, result.rule.indexOf('/'))
      const clients = texts.get(text) ?? new Map<ClientFamily, OpenTally[]>()
      texts.set(text, clients)
      for (const [client, outcome] of clientOutcomes(result)) {
        seen.add(client)
        const cells = clients.get(client) ?? oracles.map(openTally)
        clients.set(client, cells)
        const cell = cells[numbers.get(result.oracle) ?? -1]
        if (cell !== undefined) {
          count(cell, outcome)
          cell.asked++
        }
        if (result.expect === 'invalid') takeInvalid(result, client, outcome)
      }
    },
    end: () => ({
      clients:
        seen.size < 2
          ? []
          : [...texts]
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .flatMap(([text, clients]) =>
                order.flatMap((client) => {
                  const cells = clients.get(client)
                  if (cells === undefined) return []
                  const shown = cells.map(({ counts, asked }) => ({ counts, asked }))
                  return [{ text, client, cells: shown }]
                }),
              ),
      clientChecks: [...invalid.values()].flatMap(checksOf),
    }),
  }
}
