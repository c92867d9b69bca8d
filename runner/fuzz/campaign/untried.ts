import { environments } from '#spec/environments'
import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { Rule } from '#spec/rule'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import type { CampaignSummary } from './summary.ts'

/** One kind of thing that a campaign can have tried. */
export interface Dimension {
  readonly name: string
  /** How many of all there are. */
  readonly tried: number
  readonly of: number
  /** The names that were never tried. */
  readonly never: readonly string[]
}

function dimension(
  name: string,
  all: readonly string[],
  isTried: (name: string) => boolean,
): Dimension {
  const never = all.filter((name) => !isTried(name))
  return { name, tried: all.length - never.length, of: all.length, never }
}

/**
 * The parts of everything to try that a campaign has tried, and those that it never tried.
 *
 * @param summary of the campaign.
 */
export function untried(
  { tried, alone }: Pick<CampaignSummary, 'tried' | 'alone'>,
  rules: readonly Rule[],
  makers: FuzzMakers,
): readonly Dimension[] {
  const names = new Set(tried)
  const decided = rules
    // A campaign asks without limits of a device.
    .filter(
      ({ decidable, limits }) =>
        limits === undefined && (decidable === 'module' || decidable === 'environment'),
    )
    .map(({ id }) => id)
  const certain = rules
    .filter(({ decidable, confidence }) => decidable === 'module' && confidence !== 'open')
    .map(({ id }) => id)
  const opcodes = new Map(instructions.map(({ name, opcode }) => [name, opcode]))
  return [
    dimension('rules that were broken', decided, (id) => names.has(`broken ${id}`)),
    dimension('rules that were broken alone', certain, (id) => id in alone),
    dimension(
      'rules that a valid module was about',
      [...new Set(makers.generators.flatMap((generator) => generator.rules))],
      (id) => names.has(`kept ${id}`),
    ),
    dimension('mutators', [...makers.mutatorByKey.keys()], (key) => names.has(`mutator ${key}`)),
    dimension(
      'environments',
      environments.map(({ name }) => name),
      (name) => names.has(`environment ${name}`),
    ),
    dimension(
      'storage classes',
      (operandKindByName('StorageClass')?.enumerants ?? []).map(({ name }) => name),
      (name) => names.has(`storage-class ${name}`),
    ),
    dimension('instructions', [...opcodes.keys()], (name) =>
      names.has(`opcode ${opcodes.get(name)}`),
    ),
  ]
}
