import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { enumerant, enumerantSet, opcodeSet } from '../core/shared/grammar.ts'
import { bit, maskOf, maskPlace, withMask } from '../core/shared/image-operands.ts'
import { dim, dimOf, families, formatOf, imageType, sampledOf } from '../core/shared/image-parts.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { originOf } from '../core/shared/pointers.ts'
import { isIntegerType, isVectorType, pointeeType } from '../core/shared/types.ts'
import { declaresVariable, isHeapOf } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { isResourceType, resourceTypes } from './shared/resource-types.ts'

const isAtomic = opcodeSet(
  instructions.filter((row) => row.class === 'Atomic').map(({ name }) => name),
)

const formatsOfAtomics = enumerantSet('ImageFormat', 'R64i', 'R64ui', 'R32f', 'R32i', 'R32ui')

const extensions = bit.SignExtend | bit.ZeroExtend

const offsets = bit.Offset | bit.ConstOffset | bit.ConstOffsets

const withSampler = [
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  ...families.fetching,
]

/** The name of an image format, or its number. */
export function nameOf(format: number): string {
  return enumerantByValue('ImageFormat', format)?.name ?? String(format)
}

const integerFormat = /\du?i$/

/** The signedness that the table has for a format; `undefined` for formats that are not of integers. */
export function signednessOf(format: number): number | undefined {
  const name = nameOf(format)
  if (!integerFormat.test(name)) return undefined
  return name.endsWith('ui') ? 0 : 1
}

/** The fault of an access of a signedness to an image; `undefined` if there is none, or another rule reports it. */
function wrongSignedness(
  module: Module,
  image: Instruction | undefined,
  extension: number,
): string | undefined {
  const format = image?.name === 'OpTypeImage' ? formatOf(image) : undefined
  const wanted = format === undefined ? undefined : signednessOf(format)
  if (image === undefined || format === undefined || wanted === undefined) return undefined
  const type = operandDefinition(module, image, 0)
  if (type === undefined || !isIntegerType(type) || extension === extensions) return undefined
  const isSigned = extension === 0 ? type.valueAt(1) : Number(extension === bit.SignExtend)
  if (isSigned === wanted) return undefined
  return `${isSigned === 1 ? 'a signed' : 'an unsigned'} access to ${nameOf(format)}`
}

function usedByAtomics(module: Module, { result }: Instruction): boolean {
  return module.uses(result).some(isAtomic)
}

/** Whether the first two coordinates are constants with the value 0. */
function isOrigin(module: Module, coordinate: Instruction): boolean {
  if (coordinate.name === 'OpConstantNull') return true
  if (coordinate.name === 'OpConstantCompositeReplicateEXT')
    return module.integerValue(coordinate.valueAt(0) ?? 0) === 0n
  if (coordinate.name !== 'OpConstantComposite') return false
  return coordinate.operands.slice(0, 2).every(({ value }) => module.integerValue(value) === 0n)
}

const uniformConstant = enumerant('StorageClass', 'UniformConstant')

const tileImage = enumerant('StorageClass', 'TileImageEXT')

const local = enumerantSet('StorageClass', 'Private', 'Function')

/** The type of the texel that an instruction reads. */
function texel(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!instruction.name.startsWith('OpImageSparse')) return type
  return type?.name === 'OpTypeStruct' ? module.definition(type.valueAt(1) ?? 0) : undefined
}

/** Checks that what is loaded as a type comes from a descriptor or from a heap. */
function loaded(
  rule: RuleId,
  type: string,
  heap: string,
  isExempt: (storageClass: number | undefined) => boolean = () => false,
): Check {
  return {
    rule,
    at: ['OpLoad'],
    among: [type],
    judge(instruction, module, report) {
      if (resultType(module, instruction)?.name !== type) return
      const variable = originOf(module, instruction.valueAt(0) ?? 0)
      if (variable === undefined || !declaresVariable(variable)) return
      const storage = variable.valueAt(0)
      if (isExempt(storage) || isHeapOf(module, variable, heap)) return
      const isHeap = ['SamplerHeapEXT', 'ResourceHeapEXT'].some((name) =>
        isHeapOf(module, variable, name),
      )
      // Variables in UniformConstant have a rule that asks for set and binding.
      if (storage === uniformConstant && !isHeap) return
      const isDescriptor =
        module.isDecorated(variable.result, 'Binding') &&
        module.isDecorated(variable.result, 'DescriptorSet')
      if (!isDescriptor)
        report(operandWord(instruction, 0), `variable %${variable.result} is not a descriptor`)
    },
  }
}

/** Checks of instructions on images, and of what they read and load. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/image-access-signedness',
    at: withMask,
    judge(instruction, module, report) {
      const extension = maskOf(instruction) & extensions
      const wrong = wrongSignedness(module, imageType(module, instruction), extension)
      const place = extension === 0 ? 0 : maskPlace(instruction)
      if (wrong !== undefined) report(operandWord(instruction, place), wrong)
    },
  },
  {
    rule: 'Vulkan-environment/sampled-image-sampled',
    at: ['OpTypeSampledImage'],
    judge(type, module, report) {
      const image = operandDefinition(module, type, 0)
      if (image?.name !== 'OpTypeImage' || sampledOf(image) !== 2) return
      // Core says that neither of these is sampled.
      if (dimOf(image) !== dim.SubpassData && dimOf(image) !== dim.Buffer)
        report(operandWord(type, 0), 'the image type has Sampled 2')
    },
  },
  {
    rule: 'Vulkan-environment/texel-pointer-format',
    at: ['OpImageTexelPointer'],
    judge(pointer, module, report) {
      const image = pointeeType(module, operandType(module, pointer, 0))
      const format = image?.name === 'OpTypeImage' ? formatOf(image) : undefined
      if (format === undefined || formatsOfAtomics.has(format)) return
      if (usedByAtomics(module, pointer))
        report(operandWord(pointer, 0), `the image has format ${nameOf(format)}`)
    },
  },
  {
    rule: 'Vulkan-environment/untyped-texel-pointer-format',
    at: ['OpUntypedImageTexelPointerEXT'],
    judge(pointer, module, report) {
      const image = operandDefinition(module, pointer, 0)
      const format = image?.name === 'OpTypeImage' ? formatOf(image) : undefined
      if (format === undefined || formatsOfAtomics.has(format)) return
      if (usedByAtomics(module, pointer))
        report(operandWord(pointer, 0), `the Image Type has format ${nameOf(format)}`)
    },
  },
  {
    rule: 'Vulkan-environment/query-sampled',
    at: ['OpImageQuerySizeLod', 'OpImageQueryLod', 'OpImageQueryLevels'],
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      if (image !== undefined && sampledOf(image) === 2)
        report(operandWord(instruction, 0), 'the image has Sampled 2')
    },
  },
  {
    rule: 'Vulkan-environment/subpass-coordinate',
    at: families.reading,
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      const coordinate = operandDefinition(module, instruction, 1)
      if (image === undefined || coordinate === undefined) return
      if (dimOf(image) === dim.SubpassData && !isOrigin(module, coordinate))
        report(operandWord(instruction, 1), 'the Coordinate is not a constant (0, 0)')
    },
  },
  {
    rule: 'Vulkan-environment/offset-sampled',
    at: withMask,
    judge(instruction, module, report) {
      if ((maskOf(instruction) & offsets) === 0) return
      const image = imageType(module, instruction)
      // With a sampler, the type of the sampled image is at fault.
      if (image === undefined || withSampler.includes(instruction.name)) return
      if (sampledOf(image) === 2) report(operandWord(instruction, 0), 'the image has Sampled 2')
    },
  },
  {
    rule: 'Vulkan-environment/gather-component-constant',
    at: [...families.gatheringComponent, 'OpImageGatherQCOM'],
    judge(instruction, module, report) {
      const component = operandDefinition(module, instruction, 2)
      if (component !== undefined && !isConstantInstruction(component))
        report(operandWord(instruction, 2), `the Component is ${component.name}`)
    },
  },
  {
    rule: 'Vulkan-environment/depth-reference-not-3d',
    at: families.samplingDepth,
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      if (image !== undefined && dimOf(image) === dim['3D'])
        report(operandWord(instruction, 0), 'the image has Dim 3D')
    },
  },
  // Results of reading, and objects that are loaded.
  {
    rule: 'Vulkan-environment/image-read-four-components',
    at: families.reading,
    judge(instruction, module, report) {
      const type = texel(module, instruction)
      if (type === undefined) return
      if (!isVectorType(type) || type.valueAt(1) !== 4)
        report(instruction.word + 1, 'the texel is not a vector of four components')
    },
  },
  {
    rule: 'Vulkan-environment/opaque-undef',
    at: ['OpUndef'],
    among: resourceTypes,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (isResourceType(type)) report(instruction.word + 1, `OpUndef of type ${type?.name}`)
    },
  },
  loaded('Vulkan-environment/load-sampler', 'OpTypeSampler', 'SamplerHeapEXT'),
  // Tile images have a location: another rule of the text keeps them from being descriptors.
  loaded(
    'Vulkan-environment/load-image',
    'OpTypeImage',
    'ResourceHeapEXT',
    (storageClass) => storageClass === tileImage,
  ),
  loaded(
    'Vulkan-environment/load-acceleration-structure',
    'OpTypeAccelerationStructureKHR',
    'ResourceHeapEXT',
    (storageClass) => storageClass !== undefined && local.has(storageClass),
  ),
]
