import { operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { alsoEmbedded } from './shared/gated.ts'
import { storageClass } from './shared/storage-class.ts'
import { valueAt } from './shared/value.ts'

/** OpGenericCastToPtr, Pointer. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/generic-cast-to-ptr-pointer-is-into-generic',
  at: ['OpGenericCastToPtr'],
  judge(instruction, module, report) {
    const pointer = valueAt(module, instruction, 0)
    if (pointer !== undefined && storageClassOf(pointer.type) !== storageClass.Generic)
      report(
        operandWord(instruction, 0),
        `%${pointer.definition.result} does not point into Generic`,
      )
  },
})
