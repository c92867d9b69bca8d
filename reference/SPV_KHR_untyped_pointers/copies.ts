import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containsRunTimeArray } from '../core/shared/contained-types.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { isPointerType, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import { isUntypedPointerType, operandOfType } from '../shared/untyped-operands.ts'

/** The instruction that the rules on copies look at. */
const copyMemory: readonly string[] = ['OpCopyMemory']

/** Names and places of the pointers of an `OpCopyMemory`. */
const copyOperand = { Target: 0, Source: 1 } as const

/** The pointee of the Target (0) or the Source (1); `undefined` if it is not a typed pointer. */
function copiedType(module: Module, copy: Instruction, place: number): Instruction | undefined {
  return pointeeType(module, operandType(module, copy, place))
}

/** The masks of memory operands, in order. */
function masksOf({ operands }: Instruction): readonly Operand[] {
  return operands.filter(({ kind }) => kind === 'MemoryAccess')
}

/** The check that, of two masks of an `OpCopyMemory`, the one at `place` does not include the bit with that name. */
function maskOfPair(rule: RuleId, place: 0 | 1, name: string): Check {
  const bit = enumerant('MemoryAccess', name)
  return {
    rule,
    at: copyMemory,
    judge(instruction, _module, report) {
      if (instruction.operands.length < 4) return
      const masks = masksOf(instruction)
      const mask = masks.length === 2 ? masks[place] : undefined
      if (mask !== undefined && (mask.value & bit) !== 0)
        report(mask.word, `the ${place === 0 ? 'first' : 'second'} mask includes ${name}`)
    },
  }
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
  /** OpCopyMemory, Memory Operands. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-has-one-mask-before-version-1-4',
    at: copyMemory,
    judge(instruction, _module, report) {
      const second = masksOf(instruction)[1]
      if (second !== undefined) report(second.word, 'there is a second mask of memory operands')
    },
  },
  /** OpCopyMemory, Target and Source. */
  operandOfType(
    'SPV_KHR_untyped_pointers/copy-memory-operands-are-pointers',
    copyMemory,
    copyOperand,
    isPointerType,
    'a pointer',
  ),
  /** OpCopyMemory, Memory Operands. */
  maskOfPair(
    'SPV_KHR_untyped_pointers/copy-memory-source-mask-is-not-make-pointer-available',
    1,
    'MakePointerAvailable',
  ),
  /** OpCopyMemory, Memory Operands. */
  maskOfPair(
    'SPV_KHR_untyped_pointers/copy-memory-target-mask-is-not-make-pointer-visible',
    0,
    'MakePointerVisible',
  ),
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
  /** OpCopyMemory, Target and Source. */
  {
    rule: 'SPV_KHR_untyped_pointers/copy-memory-typed-pointer-points-to-no-void',
    at: copyMemory,
    judge(instruction, module, report) {
      for (const [name, place] of Object.entries(copyOperand))
        if (copiedType(module, instruction, place)?.name === 'OpTypeVoid')
          report(operandWord(instruction, place), `${name} points to void`)
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
