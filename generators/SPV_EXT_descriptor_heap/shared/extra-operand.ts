import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { firstFunction, graft } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import type { Declare } from '../../SPV_KHR_untyped_pointers/shared/with-operand.ts'
import { extraOperandAt } from './id-decorations.ts'

/** True of an OpMemberDecorateIdEXT, whose operand has to stand before the structure. */
export function isMemberwise(module: Module, at: number): boolean {
  return ordinalsOf(module, 'OpMemberDecorateIdEXT').includes(at)
}

/** The id that an instruction decorates with; 0 where it does not. */
export function extraOperand(module: Module, at: number): number {
  return module.instructions[at]?.words[extraOperandAt(module, at) ?? -1] ?? 0
}

/** Decorates with something else, declared where the decoration may ask for it. */
export function withExtraOperand(declare: Declare): Way {
  return (module, at) => {
    const word = extraOperandAt(module, at)
    const target = module.instructions[at]?.words[0] ?? 0
    const place = isMemberwise(module, at) ? definitionOf(module, target) : firstFunction(module)
    if (word === undefined || place === undefined || place <= at) return undefined
    const added = graft(module, place)
    const id = declare(added, module, place)
    return id === undefined ? undefined : replaceWord(added.done().module, at, word, id)
  }
}

/** As `withExtraOperand` for each of those things. */
export function extraOperandWays(
  things: Readonly<Record<string, Declare>>,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(things).map(([variant, declare]) => [variant, withExtraOperand(declare)]),
  )
}
