import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { walkLiterals } from '../composites/index-walk.ts'
import { constituentTypeId, isArrayType, isStructType } from '../shared/composite-type.ts'
import { imageTypes, isImageObjectType } from '../shared/image-objects.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { isPointerType, pointeeType } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'

/** Reports the object at operand `index` if its type is of images and the one that the instruction asks for. */
function judgeOperand(
  module: Module,
  instruction: Instruction,
  index: number,
  wanted: number | undefined,
  report: Report,
): void {
  const object = operandDefinition(module, instruction, index)
  if (object === undefined || object.name === 'OpFunction' || object.resultType !== wanted) return
  const type = resultType(module, object)
  if (isImageObjectType(type))
    report(operandWord(instruction, index), `${object.result} is an object of type ${type.name}`)
}

type Judge = (instruction: Instruction, module: Module, report: Report) => void

/** Instructions that take objects of any type by their own sections; the types of the other operands have rules of their own. */
const judges: Readonly<Record<string, Judge>> = {
  OpPhi(instruction, module, report) {
    if (!isImageObjectType(resultType(module, instruction))) return
    for (let index = 0; index + 1 < instruction.operands.length; index += 2)
      judgeOperand(module, instruction, index, instruction.resultType, report)
  },
  OpCopyObject(instruction, module, report) {
    judgeOperand(module, instruction, 0, instruction.resultType, report)
  },
  OpStore(instruction, module, report) {
    // The Vulkan environment has a rule for this; compilers of kernels write it without optimisation.
    if (module.environment.client === 'vulkan' || module.capabilities.has('Kernel')) return
    const pointer = operandType(module, instruction, 0)
    if (!isPointerType(pointer)) return
    const pointee = pointeeType(module, pointer)
    const object = operandDefinition(module, instruction, 1)
    judgeOperand(module, instruction, 1, pointee?.result ?? object?.resultType, report)
  },
  OpFunctionCall(instruction, module, report) {
    // Kernels pass images to functions.
    if (module.capabilities.has('Kernel')) return
    const callee = operandDefinition(module, instruction, 0)
    const signature = callee && operandDefinition(module, callee, 1)
    if (callee?.name !== 'OpFunction' || signature?.name !== 'OpTypeFunction') return
    for (let index = 1; index < instruction.operands.length; index++)
      judgeOperand(module, instruction, index, signature.valueAt(index), report)
  },
  OpReturnValue(instruction, module, report) {
    const returned = module.functionOf(instruction)?.definition.resultType
    judgeOperand(module, instruction, 0, returned, report)
  },
  OpCompositeConstruct(instruction, module, report) {
    const type = resultType(module, instruction)
    if (!isStructType(type) && !isArrayType(type)) return
    for (let index = 0; index < instruction.operands.length; index++)
      judgeOperand(module, instruction, index, constituentTypeId(type, index), report)
  },
  OpCompositeInsert(instruction, module, report) {
    const type = operandType(module, instruction, 1)
    if (!isStructType(type) && !isArrayType(type)) return
    const { reached } = walkLiterals(module, type, instruction.operands.slice(2))
    judgeOperand(module, instruction, 0, reached?.result, report)
  },
}

/** Section 2.16.1, data rules. The result type of OpSelect (3.3.15) is none of images anyway. */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-object-operand',
    at: Object.keys(judges),
    among: imageTypes,
    judge: (instruction, module, report) => judges[instruction.name]?.(instruction, module, report),
  },
]
