import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { baseType, chainOperand, storageClassOfBase } from './chain.ts'
import { listedChains } from './instructions.ts'
import { needsStorageCapability } from './needs-storage-capability.ts'
import type { SmallWidth } from './small-width.ts'
import { storageClassName } from './storage-class.ts'

/** The check that the Base Type of a listed chain has scalars of a small width only where a capability admits them. */
export function smallBaseType(rule: RuleId, width: SmallWidth): Check {
  return {
    rule,
    at: listedChains,
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
