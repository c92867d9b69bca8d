import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { capabilityOfInstructions, extensionPairing } from '../core/shared/extension-checks.ts'
import { embeddedName } from '../core/shared/grammar.ts'
import { sixteenBits } from '../core/shared/narrow-data.ts'
import { operandWord } from '../core/shared/operands.ts'
import { isFloatType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { accessWord, untypedAccess } from '../shared/untyped-layout.ts'
import { chains, newInstructions } from '../shared/untyped-operands.ts'

function isHalf(type: Instruction): boolean {
  // With an encoding the type comes from an extension.
  return isFloatType(type) && type.operands.length === 1 && type.operands[0]?.value === 16
}

const containsHalf = containing(isHalf)

function halfIsForPointersOnly({ capabilities }: Module): boolean {
  if (!capabilities.has('Float16Buffer') || capabilities.has('Float16')) return false
  return !sixteenBits.storage.some((name) => capabilities.has(name))
}

const names: ReadonlySet<string> = new Set(chains)

export const checks: readonly Check[] = [
  /** OpCopyMemorySized, whose enabling capabilities the text extends. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-sized-has-a-capability',
    at: ['OpCopyMemorySized'],
    judge({ word }, { capabilities }, report) {
      if (!capabilities.has('Addresses') && !capabilities.has('UntypedPointersKHR'))
        report(word, 'OpCopyMemorySized needs the capability Addresses or UntypedPointersKHR')
    },
  },
  /** Extension Name. */
  extensionPairing(
    'SPV_KHR_untyped_pointers/extension-is-declared',
    'UntypedPointersKHR',
    'SPV_KHR_untyped_pointers',
  ),
  /** Capability Float16Buffer, in the reading in which its ban on access through pointers holds of untyped ones. */
  {
    rule: 'SPV_KHR_untyped_pointers/half-through-untyped-pointer-has-float16',
    at: ['OpLoad', 'OpStore'],
    among: ['Float16Buffer'],
    judge(instruction, module, report) {
      if (!halfIsForPointersOnly(module)) return
      const type = untypedAccess(module, instruction)
      if (containsHalf(module, type))
        report(accessWord(instruction), `%${type?.result} is or contains a 16-bit float`)
    },
  },
  /** The capability in the tables of OpTypeUntypedPointerKHR to OpUntypedGroupAsyncCopyKHR. */
  capabilityOfInstructions(
    'SPV_KHR_untyped_pointers/new-instruction-has-its-capability',
    [...newInstructions, 'OpUntypedGroupAsyncCopyKHR'],
    'UntypedPointersKHR',
  ),
  /** Instructions: the closed list at OpSpecConstantOp of the core specification, which this revision does not open. */
  {
    rule: 'SPV_KHR_untyped_pointers/spec-constant-op-has-no-untyped-chain',
    at: ['OpSpecConstantOp'],
    judge(instruction, _module, report) {
      const name = embeddedName(instruction)
      if (name !== undefined && names.has(name))
        report(operandWord(instruction, 0), `OpSpecConstantOp executes ${name}`)
    },
  },
  /** OpSpecConstantOp, from revision 3 on. */
  {
    rule: 'SPV_KHR_untyped_pointers/spec-constant-op-with-an-untyped-chain-has-kernel',
    at: ['OpSpecConstantOp'],
    judge(instruction, { capabilities }, report) {
      const name = embeddedName(instruction)
      if (name !== undefined && names.has(name) && !capabilities.has('Kernel'))
        report(operandWord(instruction, 0), `OpSpecConstantOp executes ${name} without Kernel`)
    },
  },
]
