import type { Check } from '../check.ts'
import { containsRunTimeArray } from '../core/shared/contained-types.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { isUntypedPointerType } from '../shared/untyped-operands.ts'

/** The instruction that the rules on copies look at. */
const copyMemory: readonly string[] = ['OpCopyMemory']

/** Names and places of the pointers of an `OpCopyMemory`. */
const copyOperand = { Target: 0, Source: 1 } as const

/** The pointee of the Target (0) or the Source (1); `undefined` if it is not a typed pointer. */
function copiedType(module: Module, copy: Instruction, place: number): Instruction | undefined {
  return pointeeType(module, operandType(module, copy, place))
}

/** Whether the type can be copied at all, which other rules judge. */
function isCopied(module: Module, type: Instruction): boolean {
  return type.name !== 'OpTypeVoid' && !containsRunTimeArray(module, type)
}

export const checks: readonly Check[] = [
  /** OpCopyMemory, Target and Source: a typed pointer says how much is copied. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-has-a-typed-pointer',
    at: copyMemory,
    judge(instruction, module, report) {
      if (
        isUntypedPointerType(operandType(module, instruction, copyOperand.Target)) &&
        isUntypedPointerType(operandType(module, instruction, copyOperand.Source))
      )
        report(instruction.word, 'Target and Source are both untyped pointers')
    },
  },
  /** OpCopyMemory, Target and Source. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-type-is-of-fixed-size',
    at: copyMemory,
    judge(instruction, module, report) {
      for (const [name, place] of Object.entries(copyOperand))
        if (containsRunTimeArray(module, copiedType(module, instruction, place)))
          report(operandWord(instruction, place), `what ${name} points to has a run-time array`)
    },
  },
  /** OpCopyMemory, Target and Source, as in the core sentence that the text replaces. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-typed-pointers-point-to-one-type',
    at: copyMemory,
    judge(instruction, module, report) {
      const target = copiedType(module, instruction, copyOperand.Target)
      const source = copiedType(module, instruction, copyOperand.Source)
      if (target === undefined || source === undefined || target === source) return
      if (isCopied(module, target) && isCopied(module, source))
        report(
          operandWord(instruction, copyOperand.Source),
          `Source points to %${source.result}, Target to %${target.result}`,
        )
    },
  },
]
