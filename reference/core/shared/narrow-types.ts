import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { holdsNarrow, isAdmittedTo, type NarrowData } from './narrow-data.ts'
import { operandDefinition } from './operand.ts'
import { storageClassName } from './storage-class-name.ts'
import { declarationsOfTypes, isTypeDeclaration } from './type-declaration.ts'

/** The check that pointer types reach narrow data only in storage classes that a capability admits it to. */
export function narrowPointee(rule: RuleId, data: NarrowData): Check {
  return {
    rule,
    at: ['OpTypePointer'],
    among: data.capabilities,
    judge(instruction, module, report) {
      const [storage] = instruction.operands
      const type = operandDefinition(module, instruction, 1)
      if (storage === undefined || !isTypeDeclaration(type)) return
      if (!holdsNarrow(module, type, data) || isAdmittedTo(module, storage.value, data)) return
      report(
        storage.word,
        `no declared capability admits the ${data.bits}-bit parts of %${type.result} to ${storageClassName(storage.value)}`,
      )
    },
  }
}

/**
 * The check that no type declarations but those named have operands that hold narrow data.
 *
 * @param allowed names of declarations that may, or whose other operands are the fault where they do.
 */
export function narrowInOtherTypes(
  rule: RuleId,
  data: NarrowData,
  allowed: readonly string[],
): Check {
  return {
    rule,
    at: declarationsOfTypes.filter((name) => !allowed.includes(name)),
    among: data.capabilities,
    judge(instruction, module, report) {
      module.eachId(instruction.index, (id, word) => {
        const type = module.definition(id)
        if (isTypeDeclaration(type) && holdsNarrow(module, type, data))
          report(word, `%${id} is or holds ${data.bits}-bit data in ${instruction.name}`)
      })
    },
  }
}
