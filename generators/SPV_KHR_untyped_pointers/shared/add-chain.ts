import { type ChainForm, chainNames, isPtrForm } from './chain-forms.ts'
import type { World } from './world.ts'

/** What a chain is made of. */
export interface ChainParts {
  readonly resultType: number
  readonly baseType: number
  readonly base: number
  readonly indexes?: readonly number[]
  /** Of the two forms that have it; a constant 0 when absent. */
  readonly element?: number
}

/** Adds a chain to the open block; its result. */
export function addChain(
  world: World,
  form: ChainForm,
  { resultType, baseType, base, indexes = [], element }: ChainParts,
): number {
  const before = isPtrForm(form) ? [element ?? world.uint(0)] : []
  return world.builder.add(chainNames[form], resultType, baseType, base, ...before, ...indexes)
}
