import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { placesAt } from './operand-places.ts'
import { wordValue } from './word-value.ts'

/** A module in which the instruction with ordinal `at` refers to something that comes later. */
export interface Forward {
  readonly module: Module
  readonly at: number
}

/** The instruction with ordinal `at` made to refer forward; `undefined` where it cannot be. */
export type ForwardWay = (module: Module, at: number) => Forward | undefined

/** The last operand of that kind becomes a copy of what it is, which follows the instruction. */
function copyBehind(kind: ReflectionOperandKind, result: number): ForwardWay {
  return (module, at) => {
    const place = placesAt(module, at).findLast(({ operand }) => operand.kind === kind)
    const original = definition(module, place?.id)
    if (place === undefined || original === undefined) return undefined
    const { id, module: wider } = freshId(module)
    const copy = { ...original, words: original.words.with(result, id) }
    const placed = insertInstructions(wider, at + 1, copy)
    return { module: replaceWord(placed, at, place.word, id), at }
  }
}

function constant(module: Module, at: number): Forward | undefined {
  const place = placesAt(module, at).findLast(({ operand }) => operand.kind === 'constant')
  const isConstant = place !== undefined && wordValue(module, place.id) !== undefined
  // Behind the first function a constant would be misplaced as well.
  if (!isConstant || at >= firstFunction(module)) return undefined
  return copyBehind('constant', 1)(module, at)
}

/** A `Kernel` goes in front of its function. */
function beforeFunction(module: Module, at: number): Forward | undefined {
  const place = placesAt(module, at).find(({ operand }) => operand.kind === 'function')
  const instruction = module.instructions[at]
  const to = place === undefined ? undefined : definitionOf(module, place.id)
  if (instruction === undefined || to === undefined || to > at) return undefined
  return { module: insertInstructions(removeInstruction(module, at), to, instruction), at: to }
}

/** By what is referred to. Strings are not among them: no place for reflection comes before theirs. */
export const forwardWays: Readonly<Record<string, ForwardWay>> = {
  constant,
  kernel: copyBehind('kernel', 1),
  'argument-info': copyBehind('argument-info', 1),
  function: beforeFunction,
}
