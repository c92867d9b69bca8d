import { instructionByName } from '#spec/grammar/grammar'
import type { Mutator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { decorationsOf } from './decorations-of.ts'
import { pointerShape } from './pointer-shape.ts'

/** Instructions that yield untyped pointers and are no variables, by the name of the way. */
const targets = {
  chain: 'OpUntypedAccessChainKHR',
  copy: 'OpCopyObject',
  null: 'OpConstantNull',
  load: 'OpLoad',
  select: 'OpSelect',
  parameter: 'OpFunctionParameter',
  'local-variable': 'OpUntypedVariableKHR',
} as const

export type TargetName = keyof typeof targets

function isUntyped(module: Module, id: number): boolean {
  return pointerShape(module, typeOf(module, id))?.kind === 'untyped'
}

/** The first result of such an instruction that is an untyped pointer; local ones where variables are asked for. */
function found(module: Module, name: TargetName): number | undefined {
  const opcode = instructionByName(targets[name])?.opcode
  const from = name === 'local-variable' ? firstFunction(module) : 0
  const instruction = module.instructions.slice(from).find((each) => {
    const { resultType } = resultsOf(each)
    return each.opcode === opcode && pointerShape(module, resultType)?.kind === 'untyped'
  })
  return instruction === undefined ? undefined : resultsOf(instruction).result
}

/**
 * Moves decorations of those names from untyped pointers that may have them to others.
 *
 * @param needing instructions that a decoration must not be taken away from.
 */
export function retargeted(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  decorations: readonly string[],
  names: readonly TargetName[],
  needing: readonly string[] = [],
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      ordinalsOf(module, ...needing).length > 0
        ? []
        : decorationsOf(module, decorations, (id) => isUntyped(module, id)),
    ways: Object.fromEntries(
      names.map((name): [string, Way] => [
        name,
        (module, at) => {
          const target = found(module, name)
          return target === undefined || target === module.instructions[at]?.words[0]
            ? undefined
            : replaceWord(module, at, 0, target)
        },
      ]),
    ),
  })
}
