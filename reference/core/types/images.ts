import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerant, opcodeSet } from '../shared/grammar.ts'
import { sixteenBits } from '../shared/narrow-data.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operands.ts'
import { isRemark } from '../shared/structure.ts'
import { isHalfType, isNumericalType, pointeeType } from '../shared/types.ts'

const subpassData = enumerant('Dim', 'SubpassData')
const buffer = enumerant('Dim', 'Buffer')
const unknownFormat = enumerant('ImageFormat', 'Unknown')

function atMost(rule: RuleId, index: number, greatest: number): Check {
  return {
    rule,
    at: ['OpTypeImage'],
    judge: ({ operands }, _, report) => {
      const operand = operands[index]
      if (operand !== undefined && operand.value > greatest)
        report(operand.word, `${operand.value} is above ${greatest}`)
    },
  }
}

function sampledImageDim(rule: RuleId, dim: number, name: string): Check {
  return {
    rule,
    at: ['OpTypeSampledImage'],
    judge: (instruction, module, report) => {
      const image = operandDefinition(module, instruction, 0)
      if (image?.name === 'OpTypeImage' && image.operands[1]?.value === dim)
        report(operandWord(instruction, 0), `the image type has Dim ${name}`)
    },
  }
}

const [oneDimension, cube, rectangle, bufferDim, subpassDim] = (
  ['1D', 'Cube', 'Rect', 'Buffer', 'SubpassData'] as const
).map((name) => enumerant('Dim', name))
const readWrite = enumerant('AccessQualifier', 'ReadWrite')
const storageImage = 2

/** By Dim, the capability of the Dim itself and the one that an image with Sampled 2 needs. */
const ofStorage: ReadonlyMap<number | undefined, readonly [dim: string, image: string]> = new Map([
  [oneDimension, ['Sampled1D', 'Image1D']],
  [rectangle, ['SampledRect', 'ImageRect']],
  [bufferDim, ['SampledBuffer', 'ImageBuffer']],
])

/** The capabilities that an image type needs for its operands together; no enumerant needs them by itself. */
function needs(
  { operands: [, dim, , arrayed, multisampled, sampled] }: Instruction,
  capabilities: ReadonlySet<string>,
): readonly string[] {
  const isStorage = sampled?.value === storageImage
  const isArrayed = arrayed?.value === 1
  const found: string[] = []
  if (dim?.value === cube && isArrayed)
    found.push(isStorage ? 'ImageCubeArray' : 'SampledCubeArray')
  if (!isStorage) return found
  const [ofDim, ofImage] = ofStorage.get(dim?.value) ?? []
  if (ofDim !== undefined && ofImage !== undefined && capabilities.has(ofDim)) found.push(ofImage)
  if (multisampled?.value === 1 && dim?.value !== subpassDim)
    found.push(isArrayed ? 'ImageMSArray' : 'StorageImageMultisample')
  return found
}

const declaresPointer = opcodeSet(['OpTypePointer'])
const others = ['Float16', 'UntypedPointersKHR', ...sixteenBits.storage]

/**
 * Whether nothing but Float16Buffer enables the type in the module. SPV_KHR_untyped_pointers decides what it allows
 * through untyped pointers.
 */
function isAlone({ capabilities }: Module): boolean {
  return capabilities.has('Float16Buffer') && !others.some((name) => capabilities.has(name))
}

/** The word at which an instruction names the type: as its result type, or as an operand. */
function wordOf({ resultType, operands, word }: Instruction, type: number): number {
  if (resultType === type) return word + 1
  return operands.find(({ value }) => value === type)?.word ?? word
}

function judgeCopy(copy: Instruction, module: Module, report: Report): void {
  for (const side of [0, 1])
    if (isHalfType(pointeeType(module, operandType(module, copy, side))))
      report(operandWord(copy, side), 'the pointer to a 16-bit float is dereferenced')
}

/** Checks of image types, and of types that capabilities restrict. */
export const checks: readonly Check[] = [
  // Section 3.2.30: what Float16Buffer allows of the type.
  {
    rule: 'core/float16-buffer-use',
    at: ['OpTypeFloat', 'OpCopyMemory', 'OpCopyMemorySized'],
    among: ['Float16Buffer'],
    judge(instruction, module, report) {
      if (!isAlone(module)) return
      if (instruction.name !== 'OpTypeFloat') {
        judgeCopy(instruction, module, report)
        return
      }
      if (!isHalfType(instruction)) return
      for (const use of module.uses(instruction.result)) {
        if (declaresPointer(use) || isRemark(module, use)) continue
        report(
          wordOf(use, instruction.result),
          `${use.name} uses the 16-bit type, which Float16Buffer allows for pointers only`,
        )
      }
    },
  },
  // Section 3.2.30.
  {
    rule: 'core/image-type-capability',
    at: ['OpTypeImage'],
    judge(instruction, { capabilities }, report) {
      if (!capabilities.has('Shader')) return
      for (const name of needs(instruction, capabilities))
        if (!capabilities.has(name)) report(instruction.word, `${name} is not declared`)
    },
  },
  {
    rule: 'core/kernel-image-capability',
    at: ['OpTypeImage', 'OpTypeSampler'],
    judge(instruction, { capabilities }, report) {
      if (!capabilities.has('Kernel') || capabilities.has('Shader')) return
      const isWritten =
        instruction.name === 'OpTypeImage' &&
        instruction.operands.some(
          ({ kind, value }) => kind === 'AccessQualifier' && value === readWrite,
        )
      const needed = isWritten ? 'ImageReadWrite' : 'ImageBasic'
      if (!capabilities.has(needed)) report(instruction.word, `${needed} is not declared`)
    },
  },
  // Image types and sampled image types.
  {
    rule: 'core/image-sampled-type',
    at: ['OpTypeImage'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 0)
      if (type !== undefined && !isNumericalType(type) && type.name !== 'OpTypeVoid')
        report(operandWord(instruction, 0), `the sampled type is ${type.name}`)
    },
  },
  atMost('core/image-depth', 2, 2),
  atMost('core/image-arrayed', 3, 1),
  atMost('core/image-multisampled', 4, 1),
  atMost('core/image-sampled', 5, 2),
  {
    rule: 'core/image-subpass-data',
    at: ['OpTypeImage'],
    judge: ({ operands: [, dim, , , , sampled, format] }, _, report) => {
      if (dim?.value !== subpassData) return
      if (sampled !== undefined && sampled.value !== 2)
        report(sampled.word, `subpass data with Sampled ${sampled.value}`)
      if (format !== undefined && format.value !== unknownFormat)
        report(format.word, 'subpass data with an image format')
    },
  },
  {
    rule: 'core/sampled-image-image-type',
    at: ['OpTypeSampledImage'],
    judge: (instruction, module, report) => {
      const image = operandDefinition(module, instruction, 0)
      if (image !== undefined && image.name !== 'OpTypeImage')
        report(operandWord(instruction, 0), `${image.name} is not an image type`)
    },
  },
  sampledImageDim('core/sampled-image-not-subpass', subpassData, 'SubpassData'),
  sampledImageDim('core/sampled-image-not-buffer', buffer, 'Buffer'),
]
