import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { type Form, forms } from './forms.ts'

/** One of the three instructions as it stands in a module, with everything it leans on. */
export interface Replicate {
  readonly resultType: number
  readonly result: number
  readonly value: number
  /** The type of `value`. */
  readonly valueType: number
}

/** Ordinals of the well formed replicate instructions of those forms. */
export function replicatesOf(
  module: Module,
  some: readonly Form[] = ['constant', 'spec-constant', 'construct'],
): readonly number[] {
  return ordinalsOf(module, ...some.map((form) => forms[form])).filter(
    (at) => replicateAt(module, at) !== undefined,
  )
}

/** The replicate instruction with ordinal `at`; `undefined` when there is none or an id of it leads nowhere. */
export function replicateAt(module: Module, at: number): Replicate | undefined {
  const [resultType, result, value, more] = module.instructions[at]?.words ?? []
  if (resultType === undefined || result === undefined || value === undefined) return undefined
  const valueType = typeOf(module, value)
  if (more !== undefined || valueType === undefined) return undefined
  if (definition(module, resultType) === undefined) return undefined
  return { resultType, result, value, valueType }
}

/** The constituents' type of a vector, a matrix or an array; `undefined` of all else. */
export function constituentType(module: Module, type: number): number | undefined {
  const shape = typeShape(module, type)
  return 'constituent' in shape ? shape.constituent : undefined
}
