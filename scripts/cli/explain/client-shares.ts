import type { FiledCase } from '#runner/corpus/manifest'
import { groupBy } from '#runner/report/group-by'
import { environmentByName } from '#spec/environments'

/** Valid cases of a text, and those of them that are valid in an environment of a client API too. */
export interface ClientShare {
  readonly valid: number
  readonly taken: number
}

function hasClient({ environments }: FiledCase): boolean {
  return environments.some((name) => environmentByName(name)?.client !== 'universal')
}

/** The shares of the texts that have valid cases, by the names of the texts. */
export function clientShares(cases: readonly FiledCase[]): Readonly<Record<string, ClientShare>> {
  const valid = cases.filter(({ expect }) => expect === 'valid')
  const byText = groupBy(valid, ({ rule }) => rule.slice(0, rule.indexOf('/')))
  return Object.fromEntries(
    [...byText].map(([text, filed]) => [
      text,
      { valid: filed.length, taken: filed.filter(hasClient).length },
    ]),
  )
}

/** A share in words. */
export function shareLine(text: string, { valid, taken }: ClientShare): string {
  return `${text}: ${taken} of ${valid} valid cases in an environment of a client (${((100 * taken) / valid).toFixed(1)} %)`
}
