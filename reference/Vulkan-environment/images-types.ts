import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { dim, dimOf, formatOf, isArrayed, sampledOf } from '../core/shared/image-parts.ts'
import { modelsReaching } from '../core/shared/models.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  isFloatType,
  isIntegerType,
  isNumericalType,
  isTypeDeclaration,
  scalarWidth,
} from '../core/shared/types.ts'
import { isSilent } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { nameOf, signednessOf } from './images.ts'

const unknown = enumerant('ImageFormat', 'Unknown')

/** Whether a Sampled Type is one that Vulkan takes. */
function isSampledType(type: Instruction): boolean {
  const width = scalarWidth(type)
  if (isFloatType(type)) return width === 32 && type.valueAt(1) === undefined
  return isIntegerType(type) && (width === 32 || width === 64)
}

/** Whether a Sampled Type has the instruction and the width that the table has for a format. */
function fitsFormat(type: Instruction, format: number): boolean {
  if (signednessOf(format) === undefined) return isFloatType(type)
  return isIntegerType(type) && scalarWidth(type) === (nameOf(format).startsWith('R64') ? 64 : 32)
}

/**
 * The types that call trees of entry points use: those of results and operands there, and those that they contain or
 * point to.
 */
const typesInShaders = perModule((module: Module): ReadonlySet<number> => {
  const found = new Set<number>()
  const add = (id: number): void => {
    if (isTypeDeclaration(module.definition(id))) found.add(id)
  }
  for (const { definition, end } of module.functions) {
    if (modelsReaching(module, definition) === 0) continue
    for (let index = definition.index; index < end; index++) {
      const instruction = module.instructions.at(index)
      if (instruction === undefined || isSilent(module, instruction)) continue
      add(instruction.resultType)
      module.eachId(index, (id) => {
        add(id)
        add(module.definition(id)?.resultType ?? 0)
      })
    }
  }
  // A set hands out what is added while it is walked.
  for (const id of found) module.eachId(module.definitionIndex(id), add)
  return found
})

/** Checks of the types of images, and of tensors in shaders. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/image-sampled-type',
    at: ['OpTypeImage'],
    judge(image, module, report) {
      const type = operandDefinition(module, image, 0)
      if (type === undefined || (!isNumericalType(type) && type.name !== 'OpTypeVoid')) return
      if (!isSampledType(type)) report(operandWord(image, 0), `the Sampled Type is ${type.name}`)
    },
  },
  {
    rule: 'Vulkan-environment/image-sampled-operand',
    at: ['OpTypeImage'],
    judge(image, _, report) {
      if (sampledOf(image) === 0) report(operandWord(image, 5), 'Sampled is 0')
    },
  },
  {
    rule: 'Vulkan-environment/image-format-type',
    at: ['OpTypeImage'],
    judge(image, module, report) {
      const type = operandDefinition(module, image, 0)
      const format = formatOf(image)
      if (type === undefined || format === undefined || format === unknown) return
      if (isSampledType(type) && !fitsFormat(type, format))
        report(operandWord(image, 6), `${nameOf(format)} is not a format of ${type.name}`)
    },
  },
  {
    rule: 'Vulkan-environment/image-format-signedness',
    at: ['OpTypeImage'],
    judge(image, module, report) {
      const type = operandDefinition(module, image, 0)
      const format = formatOf(image)
      const wanted = format === undefined ? undefined : signednessOf(format)
      if (type === undefined || format === undefined || wanted === undefined) return
      if (isIntegerType(type) && fitsFormat(type, format) && type.valueAt(1) !== wanted)
        report(operandWord(image, 6), `${nameOf(format)} has another signedness than its type`)
    },
  },
  {
    rule: 'Vulkan-environment/no-rect-images',
    at: ['OpTypeImage'],
    judge(image, _, report) {
      if (dimOf(image) === dim.Rect) report(operandWord(image, 1), 'Dim is Rect')
    },
  },
  {
    rule: 'Vulkan-environment/subpass-image',
    at: ['OpTypeImage'],
    judge(image, _, report) {
      if (dimOf(image) === dim.SubpassData && isArrayed(image))
        report(operandWord(image, 3), 'an image with Dim SubpassData is arrayed')
    },
  },
  // Types of tensors in shaders.
  {
    rule: 'Vulkan-environment/tensor-shape-in-shaders',
    at: ['OpTypeTensorARM'],
    judge(type, module, report) {
      if (type.operands.length > 2 && typesInShaders(module).has(type.result))
        report(type.word, 'a tensor type with a Shape is used in a shader')
    },
  },
  {
    rule: 'Vulkan-environment/tensor-rank-in-shaders',
    at: ['OpTypeTensorARM'],
    judge(type, module, report) {
      if (type.operands.length < 2 && typesInShaders(module).has(type.result))
        report(type.word, 'a tensor type without a Rank is used in a shader')
    },
  },
]
