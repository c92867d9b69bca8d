import type { Check } from '../check.ts'
import { hasVariablePointers, mayBeVariable } from '../core/pointers/variable-pointers.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { variablePointerSources } from '../core/shared/variable-pointer.ts'
import { isLogicalPointerType } from './shared/addressing.ts'
import { storageClassName } from './shared/storage-class.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

/**
 * Types, variable pointer, with the core rule on where they point. What chains and copies make of a variable pointer
 * has its storage class, so the sources alone are looked at.
 */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/variable-pointer-is-into-storage-buffer-or-workgroup',
  at: variablePointerSources,
  judge(instruction, module, report) {
    if (!hasVariablePointers(module)) return
    const type = resultType(module, instruction)
    const storage = storageClassOf(type)
    if (!isUntypedPointerType(type) || storage === undefined) return
    // An untyped result of the typed chain is a fault of its own.
    if (instruction.name === 'OpPtrAccessChain' || !isLogicalPointerType(module, type)) return
    if (!mayBeVariable(module, storage))
      report(
        instruction.word,
        `the variable pointer %${instruction.result} is into ${storageClassName(storage)}`,
      )
  },
}
