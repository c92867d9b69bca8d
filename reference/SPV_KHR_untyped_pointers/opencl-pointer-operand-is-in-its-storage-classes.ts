import { operandType, operandWord } from '../core/shared/operand.ts'
import { storageClassOf } from '../core/shared/pointer-type.ts'
import { openclPointer } from './shared/opencl.ts'
import { storageClassName } from './shared/storage-class.ts'

/** OpenCL.std, the pointer naming conventions and the pointer operands in the list. */
export const check = openclPointer(
  'SPV_KHR_untyped_pointers/opencl-pointer-operand-is-in-its-storage-classes',
  (instruction, { name, place, classes }, module, report) => {
    const storage = storageClassOf(operandType(module, instruction, place))
    if (storage !== undefined && !classes.includes(storage))
      report(operandWord(instruction, place), `${name} points into ${storageClassName(storage)}`)
  },
)
