import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandWord } from '../shared/operand.ts'
import { isIntegerType, isNumericalType, isSigned } from '../shared/scalar-type.ts'
import { componentType } from '../shared/vector-type.ts'
import { families } from './families.ts'
import { isForDim, isLevelled, isNoSampledType } from './fit-dims.ts'
import { standsAny } from './fit-operands.ts'
import { coordinatesOf, dim, dimOf, isMultisampled } from './image-parts.ts'
import { imageType } from './image-type.ts'
import { bit, maskOf, maskPlace } from './mask.ts'
import { maskedCheck } from './masked-check.ts'
import { objectType } from './object-type.ts'
import { texelType } from './texel-type.ts'

const isWriting = opcodeSet(families.writing)
/** Instructions that a multisampled image is wrong for, whatever the image operands. */
const isSampling = opcodeSet([...families.sampling, ...families.samplingDepth])

const levels: readonly number[] = [bit.Bias, bit.Lod, bit.MinLod]
const offsets: readonly number[] = [bit.ConstOffset, bit.Offset, bit.ConstOffsets]
const extensions = bit.SignExtend | bit.ZeroExtend

/** What is wrong with the image for the image operands, if anything. */
function imageFault(
  module: Module,
  instruction: Instruction,
  image: Instruction,
): string | undefined {
  if (standsAny(module, instruction, levels)) {
    if (coordinatesOf(image) !== undefined && !isLevelled(image))
      return 'the image has no levels of detail'
    if (isMultisampled(image) && !isSampling(instruction)) return 'the image is multisampled'
  }
  return dimOf(image) === dim.Cube && standsAny(module, instruction, offsets)
    ? 'the image has Dim Cube'
    : undefined
}

/** Checks of image operands against the image and its texels. */
export const checks: readonly Check[] = [
  maskedCheck('core/image-operands-dim', (instruction, module, report) => {
    const image = imageType(module, instruction)
    if (image === undefined || !isForDim(instruction, image)) return
    if (isNoSampledType(module, instruction, image)) return
    const fault = imageFault(module, instruction, image)
    if (fault !== undefined) report(operandWord(instruction, maskPlace(instruction)), fault)
  }),
  maskedCheck('core/image-operands-extension', (instruction, module, report) => {
    const extension = maskOf(instruction) & extensions
    if (extension === 0 || extension === extensions) return
    const type = isWriting(instruction)
      ? objectType(module, instruction, 2)
      : texelType(module, instruction)
    const component = componentType(module, type)
    if (!isNumericalType(component)) return
    const fits = isIntegerType(component) && (extension === bit.SignExtend || !isSigned(component))
    if (!fits)
      report(operandWord(instruction, maskPlace(instruction)), 'texels are not of such integers')
  }),
]
