import { operandWord } from '../core/shared/operand.ts'
import { isPointerType } from '../core/shared/pointer-type.ts'
import { openclPointer } from './shared/opencl.ts'
import { valueAt } from './shared/value.ts'

/** OpenCL.std, the pointer operands in the list. */
export const check = openclPointer(
  'SPV_KHR_untyped_pointers/opencl-pointer-operand-is-a-pointer',
  (instruction, { name, place }, module, report) => {
    const value = valueAt(module, instruction, place)
    if (value === undefined || isPointerType(value.type)) return
    const { definition, type } = value
    report(
      operandWord(instruction, place),
      `${name} %${definition.result} is ${(type ?? definition).name}, no pointer`,
    )
  },
)
