import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { openclPointer } from './shared/opencl.ts'
import { isPointee } from './shared/opencl-pointee.ts'

/** OpenCL.std, the pointer operands in the list. */
export const check = openclPointer(
  'SPV_KHR_untyped_pointers/opencl-typed-pointer-points-to-its-data-types',
  (instruction, { name, place, pointee }, module, report) => {
    const type = pointeeType(module, operandType(module, instruction, place))
    if (type !== undefined && !isPointee(module, type, pointee))
      report(
        operandWord(instruction, place),
        `${name} points to ${type.name} %${type.result}, not to ${pointee}`,
      )
  },
)
