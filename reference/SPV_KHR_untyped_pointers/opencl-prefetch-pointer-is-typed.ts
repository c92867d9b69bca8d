import type { Check } from '../check.ts'
import { operandType, operandWord } from '../core/shared/operand.ts'
import { openclInstruction, openclNumber } from './shared/opencl.ts'
import { isUntypedPointerType } from './shared/untyped.ts'

const prefetch = openclNumber('prefetch')
/** Place of ptr, set and instruction number counted. */
const pointer = 2

/** OpenCL.std, prefetch, in the reading in which what is not in the list takes typed pointers only. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/opencl-prefetch-pointer-is-typed',
  at: ['OpExtInst'],
  judge(instruction, module, report) {
    if (instruction.operands[1]?.value !== prefetch) return
    if (openclInstruction(module, instruction) === undefined) return
    if (isUntypedPointerType(operandType(module, instruction, pointer)))
      report(operandWord(instruction, pointer), 'ptr is an untyped pointer')
  },
}
