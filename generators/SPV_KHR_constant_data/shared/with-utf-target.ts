import type { Module } from '../../module.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { type ArrayShape, arrayShape } from './array-shape.ts'

const opDecorationGroup = 73
const opGroupDecorate = 74

/** Where the target of the decoration with ordinal `at` stands; of a group, where its only target does. */
function targetPlace(module: Module, at: number): { readonly at: number; readonly word: number } {
  const target = module.instructions[at]?.words[0]
  const isGroup = module.instructions.some(
    ({ opcode, words }) => opcode === opDecorationGroup && words[0] === target,
  )
  if (!isGroup) return { at, word: 0 }
  const user = module.instructions.findIndex(
    ({ opcode, words }) => opcode === opGroupDecorate && words[0] === target && words.length === 2,
  )
  return { at: user, word: 1 }
}

/** What UTFEncodedKHR decorates, by the ordinal of the decoration. */
export interface UtfTarget extends ArrayShape {
  readonly target: number
}

/** The array type that the decoration with ordinal `at` reaches, directly or through a group of one. */
export function utfTarget(module: Module, at: number): UtfTarget | undefined {
  const place = targetPlace(module, at)
  const target = module.instructions[place.at]?.words[place.word] ?? 0
  const shape = arrayShape(module, target)
  return shape === undefined ? undefined : { target, ...shape }
}

/**
 * The module in which the decoration with ordinal `at` reaches something else instead.
 *
 * @param other gives it; nothing where it cannot.
 */
export function withUtfTarget(
  module: Module,
  at: number,
  other: (graft: Graft, target: UtfTarget) => number | undefined,
): Module | undefined {
  const target = utfTarget(module, at)
  if (target === undefined) return undefined
  const added = graft(module, module.instructions.length)
  const id = other(added, target)
  if (id === undefined || id === target.target) return undefined
  // Declarations go behind the decorations: the places do not move.
  const place = targetPlace(module, at)
  return replaceWord(added.done().module, place.at, place.word, id)
}
