import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { constantOf, uintType } from '../../SPV_KHR_untyped_pointers/shared/things.ts'
import { withExtraOperand } from './extra-operand.ts'
import { type PlacedMember, placedMembers } from './offsets-of.ts'

/** The module in which a member has another offset, of the form that it has already. */
export function movedMember(
  module: Module,
  { held }: PlacedMember,
  offset: number,
): Module | undefined {
  return held.name === 'OpMemberDecorate'
    ? replaceWord(module, held.at, 3, offset)
    : withExtraOperand(constantOf(uintType, offset))(module, held.at)
}

/** A member to be moved, and another one of its structure, of which one at least has its offset by an id. */
export interface Pair {
  readonly moving: PlacedMember
  readonly staying: PlacedMember
  /** The offsets of all members. */
  readonly taken: readonly (number | undefined)[]
}

/** Pairs of which the moving one gets its offset from the annotation with ordinal `at`. */
export function pairsAt(module: Module, at: number): readonly Pair[] {
  const structures = ordinalsOf(module, 'OpTypeStruct').map(
    (each) => module.instructions[each]?.words[0] ?? 0,
  )
  const target = module.instructions[at]?.words[0] ?? 0
  const members = structures.includes(target) ? placedMembers(module, target) : []
  const moving = members.find(({ held }) => held.at === at)
  if (moving === undefined) return []
  return members
    .filter(
      (staying) =>
        staying !== moving &&
        staying.offset !== undefined &&
        [staying, moving].some(({ held }) => held.name === 'OpMemberDecorateIdEXT'),
    )
    .map((staying) => ({ moving, staying, taken: members.map(({ offset }) => offset) }))
}
