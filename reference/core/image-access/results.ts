import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constants.ts'
import {
  coordinatesOf,
  dim,
  dimOf,
  families,
  imageType,
  isArrayed,
  isForDim,
  isSampledType,
  objectType,
  texelType,
} from '../shared/image-parts.ts'
import { operandDefinition, operandWord, resultType } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  isBoolType,
  isExtensionType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isStructType,
  isVectorType,
} from '../shared/types.ts'

const sparse = [
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  ...families.fetching,
  ...families.reading,
].filter((name) => name.startsWith('OpImageSparse'))

/** The fault of a type of texels that are read without a sampler, if there is one. */
function readFault(
  module: Module,
  instruction: Instruction,
  type: Instruction | undefined,
): string | undefined {
  const component = componentType(module, type)
  if (!isNumericalType(component)) return 'the texels are not scalars or vectors of numbers'
  return isSampledType(module, instruction, component)
    ? undefined
    : 'the texels are not of the Sampled Type'
}

function sparseFault(
  module: Module,
  instruction: Instruction,
  type: Instruction,
): string | undefined {
  if (!isStructType(type) || type.operands.length !== 2)
    return 'the result is not a structure of two'
  if (!isIntegerType(module.definition(type.valueAt(0) ?? 0)))
    return 'the first member is not an integer'
  if (instruction.name !== 'OpImageSparseRead') return undefined
  const texel = texelType(module, instruction)
  return isExtensionType(texel) ? undefined : readFault(module, instruction, texel)
}

/** Components of a size; `undefined` where the image has none. */
function sizeComponents(module: Module, instruction: Instruction): number | undefined {
  const image = imageType(module, instruction)
  if (image === undefined || !isForDim(instruction, image)) return undefined
  const dimensions = dimOf(image) === dim.Cube ? 2 : coordinatesOf(image)
  return dimensions === undefined ? undefined : dimensions + (isArrayed(image) ? 1 : 0)
}

/** Whether an OpCompositeExtract takes something else from the result of a sparse instruction than its code. */
function takesTexel(module: Module, extract: Instruction): boolean {
  const isSparse = operandDefinition(module, extract, 0)?.name.startsWith('OpImageSparse') ?? false
  return isSparse && !(extract.operands.length === 2 && extract.valueAt(1) === 0)
}

/** Checks of what image instructions result in. */
export const checks: readonly Check[] = [
  // The results of queries.
  {
    rule: 'core/image-query-scalar-result',
    at: ['OpImageQueryFormat', 'OpImageQueryOrder', 'OpImageQueryLevels', 'OpImageQuerySamples'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isIntegerType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
  {
    rule: 'core/image-query-size-result',
    at: ['OpImageQuerySizeLod', 'OpImageQuerySize'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined) return
      if (!isIntegerType(componentType(module, type))) {
        report(instruction.word + 1, 'the result is not a scalar or vector of integers')
        return
      }
      const count = componentCount(module, type)
      const wanted = sizeComponents(module, instruction)
      if (count !== undefined && wanted !== undefined && count !== wanted)
        report(instruction.word + 1, `the result has ${count} components, not ${wanted}`)
    },
  },
  {
    rule: 'core/image-query-lod-result',
    at: ['OpImageQueryLod'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined) return
      const count = componentCount(module, type) ?? 2
      if (!isVectorType(type) || count !== 2 || !isFloatType(componentType(module, type)))
        report(instruction.word + 1, 'the result is not a vector of two floating-point numbers')
    },
  },
  // Section 3.3.10.
  {
    rule: 'core/resident-code-origin',
    at: ['OpImageSparseTexelsResident'],
    judge(instruction, module, report) {
      const code = operandDefinition(module, instruction, 0)
      if (code !== undefined && isConstantInstruction(code))
        report(operandWord(instruction, 0), `Resident Code is the result of ${code.name}`)
    },
  },
  {
    rule: 'core/resident-code-member',
    at: ['OpImageSparseTexelsResident'],
    judge(instruction, module, report) {
      const code = operandDefinition(module, instruction, 0)
      if (code?.name === 'OpCompositeExtract' && takesTexel(module, code))
        report(operandWord(instruction, 0), 'Resident Code is not the first member of a result')
    },
  },
  // The results of image instructions, and the texels that they write.
  {
    rule: 'core/image-read-result',
    at: ['OpImageRead'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isExtensionType(type)) return
      const fault = readFault(module, instruction, type)
      if (fault !== undefined) report(instruction.word + 1, fault)
    },
  },
  {
    rule: 'core/image-write-texel',
    at: families.writing,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, 2)
      if (type === undefined) return
      const component = componentType(module, type)
      if (component === undefined)
        report(operandWord(instruction, 2), 'Texel is not a scalar or vector')
      else if (!isSampledType(module, instruction, component))
        report(operandWord(instruction, 2), 'Texel is not of the Sampled Type')
    },
  },
  {
    rule: 'core/image-sparse-result',
    at: sparse,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isExtensionType(type)) return
      const fault = sparseFault(module, instruction, type)
      if (fault !== undefined) report(instruction.word + 1, fault)
    },
  },
  {
    rule: 'core/image-resident-result',
    at: ['OpImageSparseTexelsResident'],
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type !== undefined && !isBoolType(type))
        report(instruction.word + 1, `the result is ${type.name}`)
    },
  },
]
