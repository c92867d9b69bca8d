import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Mutator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import { addChain } from './chains.ts'
import { pointerShape } from './pointers.ts'
import type { World } from './world.ts'

/** A variable to be decorated, and other untyped pointers around it that are not. */
interface DecoratedPointers {
  readonly variable: number
  /** Of a function that is not called, and of the same type. */
  readonly parameter: number
  readonly finish: () => Module
}

/** Data that the variable and the chains over it are made of, and the storage class they are in. */
export interface DecoratedData {
  readonly storageClass: string
  readonly dataType: number
  /** How a chain walks the data type; the second of its elements when absent. */
  readonly indexes?: readonly number[]
}

/**
 * An untyped variable, a chain and a copy that come from it and a parameter; where pointers are physical, other origins
 * as well.
 */
export function decoratedPointers(
  world: World,
  { storageClass, dataType, indexes = [1] }: DecoratedData,
): DecoratedPointers {
  const { builder, plain } = world
  const type = world.pointer(storageClass)
  const variable =
    storageClass === 'Function'
      ? builder.add('OpUntypedVariableKHR', type, storageClass, dataType)
      : world.untypedVariable(type, storageClass, dataType)
  const chain = { resultType: type, baseType: dataType, base: variable }
  addChain(world, 'access', { ...chain, indexes: indexes.map(world.uint) })
  builder.add('OpCopyObject', type, variable)
  if (world.ground === 'kernel' || world.ground === 'library') {
    const holder = builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', type)
    const nothing = builder.add('OpConstantNull', type)
    const truth = builder.once('OpConstantTrue', plain.scalar('bool').id)
    builder.add('OpSelect', type, truth, variable, nothing)
    builder.add('OpLoad', type, holder)
  }
  const parameter = builder.id()
  return {
    variable,
    parameter,
    finish() {
      world.finish()
      const nothing = builder.type('OpTypeVoid')
      const signature = builder.type('OpTypeFunction', nothing, type)
      builder.add('OpFunction', nothing, 'None', signature)
      builder.define(parameter, 'OpFunctionParameter', type)
      builder.add('OpLabel')
      builder.add('OpReturn')
      builder.add('OpFunctionEnd')
      return builder.module()
    },
  }
}

/** Ordinals of the direct decorations of those names whose target is of that kind, in the eyes of `isTarget`. */
export function decorationsOf(
  module: Module,
  names: readonly string[],
  isTarget: (target: number) => boolean = () => true,
): readonly number[] {
  const values = names.map((name) => enumerantByName('Decoration', name)?.value)
  return ordinalsOf(module, 'OpDecorate').filter((at) => {
    const [target = 0, decoration] = module.instructions[at]?.words ?? []
    return values.includes(decoration) && isTarget(target)
  })
}

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

type TargetName = keyof typeof targets

function isUntyped(module: Module, id: number): boolean {
  return pointerShape(module, typeOf(module, id))?.kind === 'untyped'
}

/** The first result of such an instruction that is an untyped pointer; local ones where variables are asked for. */
function found(module: Module, name: TargetName): number | undefined {
  const opcode = opcodeOf(targets[name])
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
