import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { eightBits, type NarrowData, sixteenBits } from '../core/shared/narrow-data.ts'
import { operandWord } from '../core/shared/operands.ts'
import { innermostElement, isStructType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { baseType, chainOperand, storageClassOfBase } from '../shared/untyped-chains.ts'
import { dataType, listedChains, storageClass } from '../shared/untyped-operands.ts'

/** Whether a type with small scalars may be seen in a storage class; `undefined` where it cannot be said. */
function isAdmitted(
  module: Module,
  type: Instruction,
  storage: number,
  { byClass, inBufferBlock }: NarrowData,
): boolean | undefined {
  const { capabilities } = module
  if (capabilities.has(byClass.get(storage) ?? '')) return true
  if (storage !== storageClass.Uniform || inBufferBlock === undefined) return false
  if (!capabilities.has(inBufferBlock)) return false
  const structure = innermostElement(module, type)
  if (!isStructType(structure)) return undefined
  if (module.isDecorated(structure.result, 'BufferBlock')) return true
  return module.isDecorated(structure.result, 'Block') ? false : undefined
}

/**
 * Whether a type with scalars of a small width, which storage capabilities alone enable, is seen in a storage class
 * for which none of them is declared.
 *
 * @param unknown what to say of a type in Uniform that may or may not be part of a BufferBlock.
 */
function needsStorageCapability(
  module: Module,
  type: Instruction | undefined,
  storage: number | undefined,
  width: NarrowData,
  unknown: boolean,
): boolean {
  if (type === undefined || storage === undefined) return false
  const { capabilities } = module
  if (!width.storage.some((name) => capabilities.has(name))) return false
  if (!width.isIn(module, type)) return false
  return !(isAdmitted(module, type, storage, width) ?? !unknown)
}

/** The check that the Base Type of a listed chain has scalars of a small width only where a capability admits them. */
function smallBaseType(rule: RuleId, width: NarrowData): Check {
  return {
    rule,
    at: listedChains,
    among: width.storage,
    judge(instruction, module, report) {
      const storage = storageClassOfBase(module, instruction)
      const type = baseType(module, instruction)
      if (needsStorageCapability(module, type, storage, width, false))
        report(
          operandWord(instruction, chainOperand.baseType),
          `no declared capability admits the ${width.bits}-bit parts of %${type?.result} to ${storageClassName(storage ?? 0)}`,
        )
    },
  }
}

/** The check that the Data Type of a variable has scalars of a small width only where a capability admits them. */
function smallDataType(rule: RuleId, width: NarrowData): Check {
  return {
    rule,
    at: ['OpUntypedVariableKHR'],
    among: width.storage,
    judge(instruction, module, report) {
      const storage = instruction.operands[0]?.value
      const type = dataType(module, instruction)
      if (needsStorageCapability(module, type, storage, width, true))
        report(
          operandWord(instruction, 1),
          `no declared capability admits the ${width.bits}-bit parts of %${type?.result} to ${storageClassName(storage ?? 0)}`,
        )
    },
  }
}

export const checks: readonly Check[] = [
  /** Universal Validation Rules, 16-bit storage, with the descriptions of the capabilities. */
  smallBaseType(
    'SPV_KHR_untyped_pointers/base-type-with-16-bit-members-has-its-storage-capability',
    sixteenBits,
  ),
  /** Universal Validation Rules, 8-bit storage, with the descriptions of the capabilities. */
  smallBaseType(
    'SPV_KHR_untyped_pointers/base-type-with-8-bit-members-has-its-storage-capability',
    eightBits,
  ),
  /** Universal Validation Rules, 16-bit storage, with the descriptions of the capabilities. */
  smallDataType(
    'SPV_KHR_untyped_pointers/data-type-with-16-bit-members-has-its-storage-capability',
    sixteenBits,
  ),
  /** Universal Validation Rules, 8-bit storage, with the descriptions of the capabilities. */
  smallDataType(
    'SPV_KHR_untyped_pointers/data-type-with-8-bit-members-has-its-storage-capability',
    eightBits,
  ),
]
