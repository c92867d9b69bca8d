import type { DeclaredType, Draft } from '../draft.ts'
import { drawConstructible } from '../draw-type.ts'
import { always, type Emitter, inFragments } from '../emitter.ts'
import { boolType } from '../types.ts'
import { valueLike } from '../values.ts'
import { rowsWith } from './by-grammar.ts'

const hasVotes = ({ world }: Draft) => world.shader && world.client === 'universal'

/** What a shader or kernel promises. */
export const assumptions: readonly Emitter[] = rowsWith<true>({
  applies: always,
  draw: () => true,
  operands: { Condition: (draft) => valueLike(draft, boolType(draft)) },
  result: boolType,
})('OpAssumeTrueKHR')

/** Votes of a subgroup, before core had them. */
export const votes: readonly Emitter[] = rowsWith<true>({
  applies: hasVotes,
  draw: () => true,
  operands: { Predicate: (draft) => valueLike(draft, boolType(draft)) },
  result: boolType,
})('OpSubgroupAllKHR OpSubgroupAnyKHR OpSubgroupAllEqualKHR')

/** Values that may be poison, and such values frozen. */
export const poison: readonly Emitter[] = rowsWith<DeclaredType>({
  applies: ({ world }) => world.client === 'universal',
  draw: drawConstructible,
  operands: { Value: valueLike },
  result: (_, type) => type,
})('OpPoisonKHR OpFreezeKHR')

/** Whether an invocation is a helper. */
export const helpers: readonly Emitter[] = rowsWith<true>({
  applies: inFragments,
  draw(draft) {
    draft.extensions.add('SPV_EXT_demote_to_helper_invocation')
    return true
  },
  operands: {},
  result: boolType,
})('OpIsHelperInvocationEXT')
