import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentType,
  isFloatType,
  isVectorType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { fixedNumber } from '../shared/cooperative-matrices.ts'

const outerProduct = 'OpCooperativeVectorOuterProductAccumulateNV'
const reduction = 'OpCooperativeVectorReduceSumAccumulateNV'

/** Indexes of MatrixInterpretation and MemoryLayout. */
const products: Readonly<Record<string, { readonly matrix: number; readonly layout: number }>> = {
  OpCooperativeVectorMatrixMulNV: { matrix: 4, layout: 7 },
  OpCooperativeVectorMatrixMulAddNV: { matrix: 4, layout: 10 },
  [outerProduct]: { matrix: 5, layout: 4 },
}

const octets = enumerantSet('ComponentType', 'FloatE4M3NV', 'FloatE5M2NV')
const accumulated = enumerantSet('ComponentType', 'Float16NV', 'Float32NV')
const optimal = enumerantSet(
  'CooperativeVectorMatrixLayout',
  'InferencingOptimalNV',
  'TrainingOptimalNV',
)
const training = enumerantSet('CooperativeVectorMatrixLayout', 'TrainingOptimalNV')
const buffers = enumerantSet('StorageClass', 'StorageBuffer', 'PhysicalStorageBuffer')

/** The known MatrixInterpretation and MemoryLayout of a product. */
function known(module: Module, instruction: Instruction) {
  const { matrix, layout } = products[instruction.name] ?? { matrix: 0, layout: 0 }
  return {
    places: { matrix, layout },
    matrix: constantWord(module, instruction.valueAt(matrix) ?? 0),
    layout: constantWord(module, instruction.valueAt(layout) ?? 0),
  }
}

/** Whether the components of a vector are surely not floats of one of some widths. */
function hasOtherComponents(
  module: Module,
  instruction: Instruction,
  index: number,
  widths: readonly number[],
): boolean {
  const type = operandType(module, instruction, index)
  if (!isVectorType(type)) return false
  const component = componentType(module, type)
  return !isFloatType(component) || !widths.includes(scalarWidth(component) ?? 0)
}

/** Runtime SPIR-V Validation: cooperative vectors, and parts of arrays for cooperative matrices. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/cooperative-vector-float8-layout',
    at: ['OpCooperativeVectorMatrixMulNV', 'OpCooperativeVectorMatrixMulAddNV'],
    judge(instruction, module, report) {
      const { places, matrix, layout } = known(module, instruction)
      if (matrix === undefined || layout === undefined || !octets.has(matrix)) return
      if (!optimal.has(layout))
        report(operandWord(instruction, places.layout), `MemoryLayout is ${layout}`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-vector-reduced-components',
    at: [reduction],
    judge(instruction, module, report) {
      if (hasOtherComponents(module, instruction, 2, [16, 32]))
        report(operandWord(instruction, 2), 'the components are not floats of 16 or 32 bits')
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-vector-accumulated-storage-class',
    at: [reduction, outerProduct],
    judge(instruction, module, report) {
      const storage = storageClassOf(operandType(module, instruction, 0))
      if (storage !== undefined && !buffers.has(storage))
        report(operandWord(instruction, 0), `Pointer is into storage class ${storage}`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-vector-accumulated-interpretation',
    at: [outerProduct],
    judge(instruction, module, report) {
      const { places, matrix, layout } = known(module, instruction)
      if (matrix !== undefined && !accumulated.has(matrix))
        report(operandWord(instruction, places.matrix), `MatrixInterpretation is ${matrix}`)
      if (layout !== undefined && !training.has(layout))
        report(operandWord(instruction, places.layout), `MemoryLayout is ${layout}`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-vector-multiplied-components',
    at: [outerProduct],
    judge(instruction, module, report) {
      for (const index of [2, 3])
        if (hasOtherComponents(module, instruction, index, [16]))
          report(operandWord(instruction, index), 'the components are not floats of 16 bits')
    },
  },
  {
    rule: 'Vulkan-environment/sub-array-start-multiple',
    at: ['OpExtractSubArrayQCOM'],
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      const length = type?.name === 'OpTypeArray' ? fixedNumber(module, type.valueAt(1)) : undefined
      const start = fixedNumber(module, instruction.valueAt(1))
      if (length === undefined || start === undefined || length <= 0n) return
      if (start % length !== 0n)
        report(operandWord(instruction, 1), `${start} is not a multiple of ${length}`)
    },
  },
]
