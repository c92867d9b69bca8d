import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { firstFunction } from '../../mutate/graft.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { isIdle } from './is-idle.ts'
import { ruledOrdinals } from './ruled-ordinals.ts'
import { storageClassName } from './storage-class.ts'
import { variableWords } from './untyped-variable-at.ts'
import type { Declare } from './with-operand.ts'
import { withOperand } from './with-operand.ts'

/** Places of words that variables of either kind have; a typed one may have an initializer where the other has a type. */
const { resultType, storageClass, dataType, initializer } = variableWords

/** Ordinals of variables without initializer, by opcode. */
export function variablesWithout(
  module: Module,
  name: 'OpVariable' | 'OpUntypedVariableKHR',
): readonly number[] {
  const length = name === 'OpVariable' ? dataType : initializer
  return ruledOrdinals(module, name).filter(
    (at) => module.instructions[at]?.words.length === length,
  )
}

/** The storage class of the variable with ordinal `at`, by name. */
export function classOfVariable(module: Module, at: number): string {
  return storageClassName(module.instructions[at]?.words[storageClass])
}

/** False of blocks in Workgroup, which have rules of their own. */
export function isFreeOfBlocks(module: Module, at: number): boolean {
  return (
    classOfVariable(module, at) !== 'Workgroup' ||
    !declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
  )
}

/** Has an untyped variable, one of those above, hold an object of that type. */
export function heldBy(declare: Declare): Way {
  return (module, at) =>
    module.instructions[at]?.words.length === initializer
      ? withOperand(module, at, dataType, declare)
      : undefined
}

/** Has a typed variable that nobody looks into hold an object of that type. */
export function heldByTyped(declare: Declare): Way {
  return (module, at) => {
    const { words } = module.instructions[at] ?? {}
    const value = words?.[storageClass]
    if (words?.length !== dataType || value === undefined) return undefined
    if (at >= firstFunction(module) || !isIdle(module, words[1] ?? 0)) return undefined
    return withOperand(module, at, resultType, (graft, ...where) => {
      const type = declare(graft, ...where)
      return type === undefined ? undefined : graft.add('OpTypePointer', value, type)
    })
  }
}
