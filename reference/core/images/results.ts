import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isStructType } from '../shared/composite-type.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isBoolType, isIntegerType, isNumericalType } from '../shared/scalar-type.ts'
import { componentType } from '../shared/vector-type.ts'
import { families } from './families.ts'
import { objectType } from './object-type.ts'
import { isSampledType, texelType } from './texel-type.ts'

const sparse = [
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  ...families.fetching,
  ...families.reading,
].filter((name) => name.startsWith('OpImageSparse'))

/** What is wrong with a type of texels that are read without a sampler, if anything. */
function readFault(
  module: Module,
  instruction: Instruction,
  type: Instruction | undefined,
): string | undefined {
  const component = componentType(module, type)
  if (!isNumericalType(component)) return 'the texels are no scalars or vectors of numbers'
  return isSampledType(module, instruction, component)
    ? undefined
    : 'the texels are not of the Sampled Type'
}

function sparseFault(
  module: Module,
  instruction: Instruction,
  type: Instruction,
): string | undefined {
  if (!isStructType(type) || type.operands.length !== 2) return 'the result is no structure of two'
  if (!isIntegerType(module.definition(type.valueAt(0) ?? 0)))
    return 'the first member is no integer'
  if (instruction.name !== 'OpImageSparseRead') return undefined
  const texel = texelType(module, instruction)
  return isExtensionType(texel) ? undefined : readFault(module, instruction, texel)
}

/** Checks of what image instructions result in and of what they write. */
export const checks: readonly Check[] = [
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
        report(operandWord(instruction, 2), 'Texel is no scalar or vector')
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
