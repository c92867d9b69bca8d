import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { type Form, formNames, forms } from './forms.ts'

/** One of the two instructions as it stands in a module. */
export interface Data {
  readonly resultType: number
  readonly result: number
  readonly words: readonly number[]
}

/** Longer data is left alone, so that broken copies of it stay few. */
const longest = 4096

/** True of modules with data that is longer than others need to be. */
export function isLarge(module: Module): boolean {
  return module.instructions.some(({ words }) => words.length > longest)
}

/** The data instruction with ordinal `at`; `undefined` when there is none or its type is not defined. */
export function dataAt(module: Module, at: number): Data | undefined {
  const [resultType, result, ...words] = module.instructions[at]?.words ?? []
  if (resultType === undefined || result === undefined) return undefined
  return definition(module, resultType) === undefined ? undefined : { resultType, result, words }
}

/** Ordinals of the data instructions of those forms; none in large modules. */
export function dataOf(module: Module, some: readonly Form[] = formNames): readonly number[] {
  if (isLarge(module)) return []
  return ordinalsOf(module, ...some.map((form) => forms[form])).filter(
    (at) => dataAt(module, at) !== undefined,
  )
}
