import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Way } from '../../mutate/mutator-of.ts'

const numberWord = 3

/** A way of breaking an `OpExtInst` of the set, under a variant for each instruction: the prefix and its number. */
export function eachInstruction(prefix: string, way: Way): Readonly<Record<string, Way>> {
  const ways = reflectionInstructions.map(({ number }): [string, Way] => [
    `${prefix}-${number}`,
    (module, at) =>
      module.instructions[at]?.words[numberWord] === number ? way(module, at) : undefined,
  ])
  return Object.fromEntries(ways)
}
