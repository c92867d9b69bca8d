import { environmentByName } from '#spec/environments'
import type { FiledCase } from '../corpus/manifest.ts'

/**
 * The properties of a question, as `name value` lines: its environment and the origin of its case. Lines that two questions
 * share are what they have in common.
 */
export function attributes(filed: FiledCase | undefined, environment: string): readonly string[] {
  const client = environmentByName(environment)?.client
  const { generator, mutator, choices = {} } = filed?.origin ?? {}
  return [
    ...(client === undefined ? [] : [`client ${client}`]),
    `environment ${environment}`,
    ...(generator === undefined ? [] : [`generator ${generator}`]),
    ...(mutator === undefined ? [] : [`mutator ${mutator}`]),
    ...Object.entries(choices).map(([name, value]) => `choice ${name}: ${value}`),
  ]
}
