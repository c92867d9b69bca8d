import type { Module } from '../../module.ts'
import type { Graft } from '../../mutate/graft.ts'
import { type Put, withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'

/** The module with instructions behind the one with ordinal `at`, which stands in a function and is not its last. */
export function withFollowing(
  module: Module,
  at: number,
  plan: (declare: Graft) => ((put: Put) => void) | undefined,
): Module | undefined {
  return withInserted(module, at + 1, (declare) => {
    const write = plan(declare)
    return write === undefined
      ? undefined
      : (put) => {
          write(put)
          return {}
        }
  })
}
