import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isRemark } from '../shared/ignored.ts'
import { sixteenBits } from '../shared/narrow-data.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandType, operandWord } from '../shared/operand.ts'
import { pointeeType } from '../shared/pointer-type.ts'
import { isFloatType, scalarWidth } from '../shared/scalar-type.ts'

const declaresPointer = opcodeSet(['OpTypePointer'])
const others = ['Float16', 'UntypedPointersKHR', ...sixteenBits.storage]

/**
 * Whether nothing but Float16Buffer enables the type in the module. What it allows through untyped pointers is a question
 * of SPV_KHR_untyped_pointers.
 */
function isAlone({ capabilities }: Module): boolean {
  return capabilities.has('Float16Buffer') && !others.some((name) => capabilities.has(name))
}

function isHalf(type: Instruction | undefined): type is Instruction {
  return (
    type !== undefined &&
    isFloatType(type) &&
    scalarWidth(type) === 16 &&
    type.valueAt(1) === undefined
  )
}

/** The word at which an instruction names the type: as its result type, or as an operand. */
function wordOf({ resultType, operands, word }: Instruction, type: number): number {
  if (resultType === type) return word + 1
  return operands.find(({ value }) => value === type)?.word ?? word
}

function judgeCopy(copy: Instruction, module: Module, report: Report): void {
  for (const side of [0, 1])
    if (isHalf(pointeeType(module, operandType(module, copy, side))))
      report(operandWord(copy, side), 'the pointer to a 16-bit float is dereferenced')
}

/** Section 3.2.30: what Float16Buffer allows of the type. */
export const checks: readonly Check[] = [
  {
    rule: 'core/float16-buffer-use',
    at: ['OpTypeFloat', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: ['Float16Buffer'],
    judge(instruction, module, report) {
      if (!isAlone(module)) return
      if (instruction.name !== 'OpTypeFloat') {
        judgeCopy(instruction, module, report)
        return
      }
      if (!isHalf(instruction)) return
      for (const use of module.uses(instruction.result)) {
        if (declaresPointer(use) || isRemark(module, use)) continue
        report(
          wordOf(use, instruction.result),
          `${use.name} uses the 16-bit type, which Float16Buffer allows for pointers only`,
        )
      }
    },
  },
]
