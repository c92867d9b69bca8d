import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import {
  bit,
  gathersWithLevel,
  isFetching,
  isFootprint,
  placeOf,
  stands,
} from '../shared/image-operands.ts'
import {
  coordinatesOf,
  families,
  imageType,
  isArrayed,
  isFloat32,
  isForDim,
  isInteger32,
  isNoSampledType,
  objectType,
} from '../shared/image-parts.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'
import { componentCount, componentType, isHalfType, isVectorType } from '../shared/types.ts'
import { maskedCheck } from './operands.ts'

const scalars: readonly number[] = [bit.Bias, bit.Lod, bit.Sample, bit.MinLod]

const constants: readonly number[] = [bit.ConstOffset, bit.ConstOffsets]

const halfFloatFetch = 'SPV_AMD_gpu_shader_half_float_fetch'

/** The floating-point numbers that image operands are: 32-bit ones, and with SPV_AMD_gpu_shader_half_float_fetch 16-bit ones. */
function isFloatOperand(type: Instruction | undefined, module: Module): boolean {
  const takesHalves =
    module.extensions.has(halfFloatFetch) || module.capabilities.has('Float16ImageAMD')
  return isFloat32(type) || (takesHalves && isHalfType(type))
}

type FitScalar = (type: Instruction, module: Module) => boolean

/** The kind of number that an image operand is; `undefined` where the text does not say. */
function isFitScalar(instruction: Instruction, wanted: number): FitScalar | undefined {
  if (wanted === bit.Sample) return isInteger32
  if (wanted !== bit.Lod) return isFloatOperand
  if (isFetching(instruction)) return isInteger32
  const isSampling =
    families.explicitLod.includes(instruction.name) ||
    gathersWithLevel(instruction) ||
    isFootprint(instruction)
  return isSampling ? isFloatOperand : undefined
}

/**
 * Whether a scalar or vector surely has another number of components than the image has dimensions. The text counts the
 * components of Coordinate, without the layer, and these may be more: either number will do.
 */
function isMisshapen(module: Module, instruction: Instruction, type: Instruction): boolean {
  const image = imageType(module, instruction)
  if (image === undefined || !isForDim(instruction, image)) return false
  if (isNoSampledType(module, instruction, image)) return false
  const count = componentCount(module, type)
  const dimensions = coordinatesOf(image)
  const given = componentCount(module, objectType(module, instruction, 1))
  if (count === undefined || dimensions === undefined || given === undefined) return false
  return count !== dimensions && count !== given - (isArrayed(image) ? 1 : 0)
}

/** Checks that `parts` operands of a bit are scalars or vectors of a kind, with the components that the image asks for. */
function shaped(
  rule: RuleId,
  bits: readonly number[],
  parts: number,
  isFit: (component: Instruction | undefined, module: Module) => boolean,
): Check {
  return maskedCheck(rule, (instruction, module, report) => {
    for (const wanted of bits) {
      if (!stands(module, instruction, wanted)) continue
      const first = placeOf(instruction, wanted)
      for (let place = first; place < first + parts; place++) {
        const type = objectType(module, instruction, place)
        if (type === undefined) continue
        const word = operandWord(instruction, place)
        if (!isFit(componentType(module, type), module))
          report(word, 'the operand is of another kind')
        else if (isMisshapen(module, instruction, type))
          report(word, 'the operand has another number of components')
      }
    }
  })
}

/** Whether it is an array of four vectors of two 32-bit integers, as far as that is known before specialization. */
function isArrayOfOffsets(module: Module, type: Instruction): boolean {
  if (type.name !== 'OpTypeArray') return false
  const element = module.definition(type.valueAt(0) ?? 0)
  if (!isVectorType(element) || !isInteger32(componentType(module, element))) return false
  const length = type.valueAt(1) ?? 0
  const isOfFour =
    dependsOnSpecialization(module, length) || (module.integerValue(length) ?? 4n) === 4n
  return isOfFour && (componentCount(module, element) ?? 2) === 2
}

/** Reports the operands of 16-bit floats, as far as the rules on their types take them. */
function judgeHalves(instruction: Instruction, module: Module, report: Report): void {
  for (const wanted of [...scalars, bit.Grad]) {
    if (!stands(module, instruction, wanted)) continue
    const isGradient = wanted === bit.Grad
    if (!isGradient && isFitScalar(instruction, wanted) !== isFloatOperand) continue
    const first = placeOf(instruction, wanted)
    for (const place of isGradient ? [first, first + 1] : [first]) {
      const type = objectType(module, instruction, place)
      if (isHalfType(isGradient && type !== undefined ? componentType(module, type) : type))
        report(operandWord(instruction, place), 'the operand is of 16 bits without Float16ImageAMD')
    }
  }
}

/** Checks of the operands that image operands bring: their types, and what they must be. */
export const checks: readonly Check[] = [
  maskedCheck('core/image-operands-type', (instruction, module, report) => {
    for (const wanted of scalars) {
      if (!stands(module, instruction, wanted)) continue
      const place = placeOf(instruction, wanted)
      const type = objectType(module, instruction, place)
      if (type !== undefined && isFitScalar(instruction, wanted)?.(type, module) === false)
        report(operandWord(instruction, place), 'the operand is of another type')
    }
  }),
  shaped('core/image-operands-gradient', [bit.Grad], 2, isFloatOperand),
  maskedCheck('core/image-operands-half-capability', (instruction, module, report) => {
    if (module.extensions.has(halfFloatFetch) && !module.capabilities.has('Float16ImageAMD'))
      judgeHalves(instruction, module, report)
  }),
  shaped('core/image-operands-offset', [bit.ConstOffset, bit.Offset], 1, isInteger32),
  maskedCheck('core/image-operands-offsets', (instruction, module, report) => {
    if (!stands(module, instruction, bit.ConstOffsets)) return
    const place = placeOf(instruction, bit.ConstOffsets)
    const type = objectType(module, instruction, place)
    if (type !== undefined && !isArrayOfOffsets(module, type))
      report(operandWord(instruction, place), 'ConstOffsets is not an array of four offsets')
  }),
  maskedCheck('core/image-operands-offset-constant', (instruction, module, report) => {
    for (const wanted of constants) {
      if (!stands(module, instruction, wanted)) continue
      const place = placeOf(instruction, wanted)
      const offset = operandDefinition(module, instruction, place)
      if (objectType(module, instruction, place) !== undefined && !isConstantInstruction(offset))
        report(operandWord(instruction, place), `the offset comes from ${offset?.name}`)
    }
  }),
]
