import { operandType, operandWord } from '../core/shared/operand.ts'
import { pointeeType } from '../core/shared/pointer-type.ts'
import { resultType } from '../core/shared/result-type.ts'
import { componentCount, componentType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { openclPointer } from './shared/opencl.ts'
import type { Companion } from './shared/opencl-operands.ts'
import { isPointee } from './shared/opencl-pointee.ts'

/** Place of data in vstoren, set and instruction number counted. */
const data = 2

type Differs = (pointee: Instruction, module: Module, instruction: Instruction) => boolean

function areTwo(pointee: Instruction, other: Instruction | undefined): boolean {
  return other !== undefined && pointee !== other
}

const differs: Readonly<Record<Companion, Differs>> = {
  'Result Type': (pointee, module, instruction) => areTwo(pointee, resultType(module, instruction)),
  'component count of Result Type': (pointee, module, instruction) => {
    const own = componentCount(module, pointee)
    const wanted = componentCount(module, resultType(module, instruction))
    return own !== undefined && wanted !== undefined && own !== wanted
  },
  'component type of Result Type': (pointee, module, instruction) =>
    areTwo(pointee, componentType(module, resultType(module, instruction))),
  'component type of data': (pointee, module, instruction) =>
    areTwo(pointee, componentType(module, operandType(module, instruction, data))),
}

/** OpenCL.std, the pointer operands in the list and the type matching rules of their instructions. */
export const check = openclPointer(
  'SPV_KHR_untyped_pointers/opencl-typed-pointer-matches-its-companions',
  (instruction, { name, place, pointee, companion }, module, report) => {
    if (companion === undefined) return
    const type = pointeeType(module, operandType(module, instruction, place))
    // What is none of the data types matches nothing, and is a fault of its own.
    if (type === undefined || !isPointee(module, type, pointee)) return
    if (differs[companion](type, module, instruction))
      report(
        operandWord(instruction, place),
        `${name} points to %${type.result}, which is not as the ${companion}`,
      )
  },
)
