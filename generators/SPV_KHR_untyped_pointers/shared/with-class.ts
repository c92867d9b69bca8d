import type { Module } from '../../module.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { hasNarrowStorage } from './has-narrow-storage.ts'
import { variableWords } from './untyped-variable-at.ts'
import { withOperand } from './with-operand.ts'

/**
 * The module whose untyped variable with ordinal `at` is in another storage class, and of an untyped pointer type in
 * it. Nothing where the storage class decides what the variable may hold.
 */
export function withClass(module: Module, at: number, storageClass: number): Module | undefined {
  if (hasNarrowStorage(module)) return undefined
  const operand = replaceWord(module, at, variableWords.storageClass, storageClass)
  return withOperand(operand, at, variableWords.resultType, (graft) =>
    graft.add('OpTypeUntypedPointerKHR', storageClass),
  )
}
