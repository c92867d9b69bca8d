import type { Module } from '../../module.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { type Replicate, replicateAt } from './replicates.ts'

/**
 * The module in which the instruction with ordinal `at` has another Value.
 *
 * @param declare makes it; nothing where it cannot.
 */
export function withValue(
  module: Module,
  at: number,
  declare: (graft: Graft, replicate: Replicate) => number | undefined,
): Module | undefined {
  const replicate = replicateAt(module, at)
  if (replicate === undefined) return undefined
  const added = graft(module, at)
  const value = declare(added, replicate)
  if (value === undefined) return undefined
  const { module: wider, shift } = added.done()
  return replaceWord(wider, at + shift, 2, value)
}
