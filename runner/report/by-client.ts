import { type Environment, environmentByName } from '#spec/environments'
import { type Outcome, worst } from '../log/outcome.ts'
import type { Result, RunLog } from '../log/run-log.ts'
import { groupBy } from './group-by.ts'
import type { Tally } from './summary.ts'

/** A family of environments: the universal ones, or those of a client API. */
export type Client = Environment['client']

const order: readonly Client[] = ['universal', 'vulkan', 'opencl', 'opengl']

/** The answers of the oracles in one family of environments about the cases of a text, by outcome, one for each case. */
export interface ClientRow {
  readonly text: string
  readonly client: Client
  /** One per oracle, in the order of the header; outcomes of cases, the worst of their environments in the family. */
  readonly cells: readonly Pick<Tally, 'counts' | 'asked'>[]
}

/** A rule that an oracle does not check in universal environments, but does in those of a client. */
export interface ClientCheck {
  readonly rule: string
  readonly oracle: string
  readonly client: Client
  /** Invalid cases that it accepts in universal environments. */
  readonly accepted: number
  /** Invalid cases that it rejects in environments of the client. */
  readonly rejected: number
}

/** Outcomes of one case in one family of environments. */
interface ClientOutcome extends Pick<Result, 'rule' | 'oracle' | 'expect'> {
  readonly client: Client
  readonly outcome: Outcome
}

function clientOutcomes(results: readonly Result[]): readonly ClientOutcome[] {
  return results.flatMap(({ rule, oracle, expect, answers }) => {
    const groups = groupBy(
      answers,
      ({ environment }) => environmentByName(environment)?.client ?? 'universal',
    )
    return [...groups].map(([client, of]) => ({
      rule,
      oracle,
      expect,
      client: client as Client,
      outcome: worst(of.map(({ outcome }) => outcome)),
    }))
  })
}

function tallyOf(some: readonly ClientOutcome[]): ClientRow['cells'][number] {
  const groups = groupBy(some, ({ outcome }) => outcome)
  const counts = [...groups].map(([outcome, of]) => [outcome, of.length])
  return { counts: Object.fromEntries(counts), asked: some.length }
}

/**
 * The results of a run by text and family of environments; empty where the run asks in one family only, because then the
 * matrix says the same.
 */
export function byClient({ header, results }: RunLog): readonly ClientRow[] {
  const found = clientOutcomes(results)
  if (new Set(found.map(({ client }) => client)).size < 2) return []
  const texts = groupBy(found, ({ rule }) => rule.slice(0, rule.indexOf('/')))
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([text, ofText]) => {
      const clients = groupBy(ofText, ({ client }) => client)
      return order.flatMap((client) => {
        const of = clients.get(client)
        if (of === undefined) return []
        const oracles = groupBy(of, ({ oracle }) => oracle)
        return [
          {
            text,
            client,
            cells: header.oracles.map(({ name }) => tallyOf(oracles.get(name) ?? [])),
          },
        ]
      })
    })
}

/**
 * Rules that an oracle leaves to a client: it accepts invalid cases in universal environments, and rejects all that it is
 * asked about in environments of the client. Such a rule is not unknown to it.
 */
export function clientChecks({ results }: Pick<RunLog, 'results'>): readonly ClientCheck[] {
  const invalid = clientOutcomes(results).filter(({ expect }) => expect === 'invalid')
  const groups = groupBy(invalid, ({ rule, oracle }) => JSON.stringify([rule, oracle]))
  return [...groups.values()].flatMap((group) => {
    const count = (client: Client, outcome: Outcome) =>
      group.filter((one) => one.client === client && one.outcome === outcome).length
    const accepted = count('universal', 'false-accept')
    const [first] = group
    if (first === undefined || accepted === 0) return []
    return order.flatMap((client): ClientCheck[] => {
      const rejected = count(client, 'agree')
      if (client === 'universal' || rejected === 0 || count(client, 'false-accept') > 0) return []
      return [{ rule: first.rule, oracle: first.oracle, client, accepted, rejected }]
    })
  })
}
