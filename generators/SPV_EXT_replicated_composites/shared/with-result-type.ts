import type { Module } from '../../module.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { type Replicate, replicateAt } from './replicates.ts'

/**
 * The module in which the instruction with ordinal `at` has another result type.
 *
 * @param declare makes the type; nothing where it cannot.
 * @returns nothing where the result is used either: what uses it would have another type too.
 */
export function withResultType(
  module: Module,
  at: number,
  declare: (graft: Graft, replicate: Replicate) => number | undefined,
): Module | undefined {
  const replicate = replicateAt(module, at)
  if (replicate === undefined || !isUnused(module, replicate.result)) return undefined
  const added = graft(module, at)
  const type = declare(added, replicate)
  if (type === undefined || type === replicate.resultType) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 0, type)
}
