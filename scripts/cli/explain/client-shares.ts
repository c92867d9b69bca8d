import type { FiledCase } from '#runner/corpus/manifest'
import { groupBy } from '#runner/report/group-by'
import { environmentByName } from '#spec/environments'

function hasClient({ environments }: FiledCase): boolean {
  return environments.some((name) => environmentByName(name)?.client !== 'universal')
}

/** For each text, how many of its valid cases are valid in an environment of a client API too; a line each. */
export function clientShares(cases: readonly FiledCase[]): readonly string[] {
  const valid = cases.filter(({ expect }) => expect === 'valid')
  return [...groupBy(valid, ({ rule }) => rule.slice(0, rule.indexOf('/')))].map(
    ([text, filed]) => {
      const taken = filed.filter(hasClient).length
      return `${text}: ${taken} of ${filed.length} valid cases in an environment of a client (${((100 * taken) / filed.length).toFixed(1)} %)`
    },
  )
}
