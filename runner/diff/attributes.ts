import { environmentByName } from '#spec/environments'
import type { FiledCase } from '../corpus/manifest.ts'

/**
 * What can be said of a question, as `name value` lines: where it was asked and how its case was made. Lines that two
 * questions share are what they have in common.
 */
export function attributes(of: FiledCase | undefined, environment: string): readonly string[] {
  const client = environmentByName(environment)?.client
  const { generator, mutator, choices = {} } = of?.origin ?? {}
  return [
    ...(client === undefined ? [] : [`client ${client}`]),
    `environment ${environment}`,
    ...(generator === undefined ? [] : [`generator ${generator}`]),
    ...(mutator === undefined ? [] : [`mutator ${mutator}`]),
    ...Object.entries(choices).map(([name, value]) => `choice ${name}: ${value}`),
  ]
}
