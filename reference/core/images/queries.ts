import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { resultType } from '../shared/result-type.ts'
import { isFloatType, isIntegerType } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'
import { isForDim } from './fit-dims.ts'
import { coordinatesOf, dim, dimOf, isArrayed } from './image-parts.ts'
import { imageType } from './image-type.ts'

/** Components of a size; `undefined` where the image has none. */
function sizeComponents(module: Module, instruction: Instruction): number | undefined {
  const image = imageType(module, instruction)
  if (image === undefined || !isForDim(instruction, image)) return undefined
  const dimensions = dimOf(image) === dim.Cube ? 2 : coordinatesOf(image)
  return dimensions === undefined ? undefined : dimensions + (isArrayed(image) ? 1 : 0)
}

/** Checks of what queries result in. */
export const checks: readonly Check[] = [
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
        report(instruction.word + 1, 'the result is no scalar or vector of integers')
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
        report(instruction.word + 1, 'the result is no vector of two floating-point numbers')
    },
  },
]
