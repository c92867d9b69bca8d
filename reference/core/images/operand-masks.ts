import { enumerantByValue } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandWord } from '../shared/operand.ts'
import { families } from './families.ts'
import { bitsWithInstructions, stands } from './fit-operands.ts'
import { isMultisampled, isSingleSampled } from './image-parts.ts'
import { imageType } from './image-type.ts'
import { bit, maskOf, maskPlace } from './mask.ts'
import { maskedCheck } from './masked-check.ts'

const offsets = bit.ConstOffset | bit.Offset | bit.ConstOffsets

function isMoreThanOne(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** That of some bits of the mask no two are set. */
function atMostOne(rule: RuleId, bits: number, message: string): Check {
  return maskedCheck(rule, (instruction, _, report) => {
    if (isMoreThanOne(maskOf(instruction) & bits))
      report(operandWord(instruction, maskPlace(instruction)), message)
  })
}

/** The first bit that is not for the instruction; `undefined` where all are. */
function misplaced(module: Module, instruction: Instruction): number | undefined {
  const mask = maskOf(instruction)
  return bitsWithInstructions.find(
    (wanted) => (mask & wanted) !== 0 && !stands(module, instruction, wanted),
  )
}

/** Checks of which image operands an instruction has. */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-operands-explicit',
    at: families.explicitLod,
    judge: (instruction, _, report) => {
      const mask = instruction.valueAt(maskPlace(instruction))
      if (mask !== undefined && (mask & (bit.Lod | bit.Grad)) === 0)
        report(operandWord(instruction, maskPlace(instruction)), 'there is neither Lod nor Grad')
    },
  },
  atMostOne('core/image-operands-lod-or-grad', bit.Lod | bit.Grad, 'Lod stands with Grad'),
  atMostOne('core/image-operands-one-offset', offsets, 'there is more than one kind of offset'),
  atMostOne(
    'core/image-operands-one-extension',
    bit.SignExtend | bit.ZeroExtend,
    'SignExtend stands with ZeroExtend',
  ),
  maskedCheck('core/image-operands-instruction', (instruction, module, report) => {
    const wrong = misplaced(module, instruction)
    if (wrong === undefined) return
    const name = enumerantByValue('ImageOperands', wrong)?.name ?? wrong
    report(
      operandWord(instruction, maskPlace(instruction)),
      `${name} stands with ${instruction.name}`,
    )
  }),
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
          'Sample stands for an image that is not multisampled',
        )
    },
  },
  maskedCheck('core/image-operands-non-private', (instruction, _, report) => {
    const mask = maskOf(instruction)
    const made = bit.MakeTexelAvailable | bit.MakeTexelVisible
    if ((mask & made) !== 0 && (mask & bit.NonPrivateTexel) === 0)
      report(operandWord(instruction, maskPlace(instruction)), 'NonPrivateTexel is missing')
  }),
]
