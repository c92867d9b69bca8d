import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Way } from '../../mutate/mutator-of.ts'
import { reflectedAt } from './reflected-of.ts'

/** The way once for each instruction of the table, under its own variant: the prefix and the instruction's number. */
export function eachInstruction(prefix: string, way: Way): Readonly<Record<string, Way>> {
  const ways = reflectionInstructions.map(({ number }): [string, Way] => [
    `${prefix}-${number}`,
    (module, at) => (reflectedAt(module, at)?.row.number === number ? way(module, at) : undefined),
  ])
  return Object.fromEntries(ways)
}
