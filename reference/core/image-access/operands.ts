import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from '../shared/grammar.ts'
import {
  bit,
  fits,
  footprintBits,
  isWriting,
  maskOf,
  maskPlace,
  stands,
  withAnyMask,
  withListedMask,
} from '../shared/image-operands.ts'
import {
  coordinatesOf,
  dim,
  dimOf,
  families,
  imageType,
  isForDim,
  isLevelled,
  isMultisampled,
  isNoSampledType,
  isSingleSampled,
  objectType,
  texelType,
} from '../shared/image-parts.ts'
import { operandWord } from '../shared/operands.ts'
import { componentType, isIntegerType, isNumericalType, isSigned } from '../shared/types.ts'

/** The bits that are not for every instruction. */
const bitsWithInstructions: readonly number[] = [...fits.keys()]

/** Whether one of some bits is set, and where it may be. */
function standsAny(module: Module, instruction: Instruction, wanted: readonly number[]): boolean {
  for (const index of wanted) if (stands(module, instruction, index)) return true
  return false
}

/** The check of instructions with image operands, asked of those only that have some. */
export function maskedCheck(
  rule: RuleId,
  judge: (instruction: Instruction, module: Module, report: Report) => void,
  names = withAnyMask,
): Check {
  return {
    rule,
    at: names,
    judge: (instruction, module, report) => {
      if (maskOf(instruction) !== 0) judge(instruction, module, report)
    },
  }
}

const anyOffset = bit.ConstOffset | bit.Offset | bit.ConstOffsets

function isMoreThanOne(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** That of some bits of the mask no two are set. */
function atMostOne(rule: RuleId, bits: number, message: string): Check {
  const names = (bits & footprintBits) === 0 ? withListedMask : withAnyMask
  return maskedCheck(
    rule,
    (instruction, _, report) => {
      if (isMoreThanOne(maskOf(instruction) & bits))
        report(operandWord(instruction, maskPlace(instruction)), message)
    },
    names,
  )
}

/** The first bit that is not for the instruction; `undefined` where all are. */
function misplaced(module: Module, instruction: Instruction): number | undefined {
  const mask = maskOf(instruction)
  return bitsWithInstructions.find(
    (wanted) => (mask & wanted) !== 0 && !stands(module, instruction, wanted),
  )
}

/** Instructions that a multisampled image is wrong for, whatever the image operands. */
const isSampling = opcodeSet([...families.sampling, ...families.samplingDepth])

const levels: readonly number[] = [bit.Bias, bit.Lod, bit.MinLod]

const offsets: readonly number[] = [bit.ConstOffset, bit.Offset, bit.ConstOffsets]

const extensions = bit.SignExtend | bit.ZeroExtend

/** The fault of the image for the image operands, if there is one. */
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

/** Checks of which image operands an instruction may have, alone and together, and of its image. */
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
  // Which image operands an instruction has.
  {
    rule: 'core/image-operands-explicit',
    at: families.explicitLod,
    judge: (instruction, _, report) => {
      const mask = instruction.valueAt(maskPlace(instruction))
      if (mask !== undefined && (mask & (bit.Lod | bit.Grad)) === 0)
        report(operandWord(instruction, maskPlace(instruction)), 'there is neither Lod nor Grad')
    },
  },
  atMostOne('core/image-operands-lod-or-grad', bit.Lod | bit.Grad, 'Lod is used with Grad'),
  atMostOne('core/image-operands-one-offset', anyOffset, 'there is more than one kind of offset'),
  atMostOne(
    'core/image-operands-one-extension',
    bit.SignExtend | bit.ZeroExtend,
    'SignExtend is used with ZeroExtend',
  ),
  maskedCheck(
    'core/image-operands-instruction',
    (instruction, module, report) => {
      const wrong = misplaced(module, instruction)
      if (wrong === undefined) return
      const name = enumerantByValue('ImageOperands', wrong)?.name ?? wrong
      report(
        operandWord(instruction, maskPlace(instruction)),
        `${name} is used with ${instruction.name}`,
      )
    },
    withListedMask,
  ),
  {
    rule: 'core/image-operands-sample-present',
    at: [...families.fetching, ...families.reading, ...families.writing],
    judge: (instruction, module, report) => {
      const image = imageType(module, instruction)
      if (image === undefined) return
      const has = (maskOf(instruction) & bit.Sample) !== 0
      if (isMultisampled(image) && !has)
        report(instruction.word, 'Sample is missing for a multisampled image')
      else if (isSingleSampled(image) && has)
        report(
          operandWord(instruction, maskPlace(instruction)),
          'Sample is used for an image that is not multisampled',
        )
    },
  },
  maskedCheck(
    'core/image-operands-non-private',
    (instruction, _, report) => {
      const mask = maskOf(instruction)
      const made = bit.MakeTexelAvailable | bit.MakeTexelVisible
      if ((mask & made) !== 0 && (mask & bit.NonPrivateTexel) === 0)
        report(operandWord(instruction, maskPlace(instruction)), 'NonPrivateTexel is missing')
    },
    withListedMask,
  ),
]
