import type { Module } from '../../module.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { type ArrayShape, arrayShape } from './array-shape.ts'
import { dataAt } from './data.ts'

/**
 * The module in which the data with ordinal `at` has another result type.
 *
 * @param declare makes the type in the place of the array type there is; nothing where it cannot.
 * @returns nothing where the result is used either: what uses it would have another type too.
 */
export function withResultType(
  module: Module,
  at: number,
  declare: (graft: Graft, array: ArrayShape) => number | undefined,
): Module | undefined {
  const data = dataAt(module, at)
  const array = arrayShape(module, data?.resultType ?? 0)
  if (data === undefined || array === undefined || !isUnused(module, data.result)) return undefined
  const added = graft(module, at)
  const type = declare(added, array)
  if (type === undefined || type === data.resultType) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 0, type)
}
