import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../module.ts'
import { storageClass } from './shared/storage-class.ts'
import { isUntypedPointerType } from './shared/untyped.ts'
import { allocatedType, variables } from './shared/untyped-variable.ts'

function pointerIn(module: Module, variable: Instruction): Instruction | undefined {
  const type = allocatedType(module, variable)
  return isAnyArrayType(type) ? constituentType(module, type, 0) : type
}

/** Universal Validation Rules, Physical Storage Buffer, as this revision words it. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/variable-with-physical-pointers-is-aliased-or-restricted',
  at: variables,
  judge(instruction, module, report) {
    const pointer = pointerIn(module, instruction)
    if (storageClassOf(pointer) !== storageClass.PhysicalStorageBuffer) return
    if (instruction.name === 'OpVariable' && !isUntypedPointerType(pointer)) return
    const { result, word } = instruction
    const isAliased = module.isDecorated(result, 'AliasedPointer')
    if (isAliased === module.isDecorated(result, 'RestrictPointer'))
      report(
        word,
        `variable %${result} has ${isAliased ? 'both' : 'neither'} of AliasedPointer and RestrictPointer`,
      )
  },
}
