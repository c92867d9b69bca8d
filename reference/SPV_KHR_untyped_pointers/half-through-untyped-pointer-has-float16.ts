import type { Check } from '../check.ts'
import { containing } from '../core/shared/contains-type.ts'
import { isFloatType } from '../core/shared/scalar-type.ts'
import type { Instruction, Module } from '../module.ts'
import { accessWord, untypedAccess } from './shared/laid-out-access.ts'
import { sixteenBitStorage } from './shared/storage-capabilities.ts'

function isHalf(type: Instruction): boolean {
  // With an encoding the type comes from an extension.
  return isFloatType(type) && type.operands.length === 1 && type.operands[0]?.value === 16
}

const containsHalf = containing(isHalf)

function halfIsForPointersOnly({ capabilities }: Module): boolean {
  if (!capabilities.has('Float16Buffer') || capabilities.has('Float16')) return false
  return !sixteenBitStorage.some((name) => capabilities.has(name))
}

/** Capability Float16Buffer, in the reading in which its ban on access through pointers holds of untyped ones. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/half-through-untyped-pointer-has-float16',
  at: ['OpLoad', 'OpStore'],
  judge(instruction, module, report) {
    if (!halfIsForPointersOnly(module)) return
    const type = untypedAccess(module, instruction)
    if (containsHalf(module, type))
      report(accessWord(instruction), `%${type?.result} is or contains a 16-bit float`)
  },
}
