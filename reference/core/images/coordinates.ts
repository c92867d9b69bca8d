import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandWord } from '../shared/operand.ts'
import { isFloatType, isIntegerType, isNumericalType } from '../shared/scalar-type.ts'
import { componentCount, componentType, isVectorType } from '../shared/vector-type.ts'
import { families } from './families.ts'
import { isForDim, isNoSampledType } from './fit-dims.ts'
import { coordinatesOf, dim, dimOf, isArrayed } from './image-parts.ts'
import { imageType } from './image-type.ts'
import { objectType } from './object-type.ts'

const storage = [...families.reading, ...families.writing]
const at = [
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  ...families.fetching,
  ...storage,
  'OpImageQueryLod',
]

const ofIntegers: ReadonlySet<string> = new Set(families.fetching)
const ofNumbers: ReadonlySet<string> = new Set(storage)
const ofNumbersInKernels: ReadonlySet<string> = new Set([
  'OpImageSampleExplicitLod',
  'OpImageSparseSampleExplicitLod',
])
const projecting: ReadonlySet<string> = new Set(families.projecting)

function hasFitType(module: Module, { name }: Instruction, type: Instruction): boolean {
  if (projecting.has(name) && !isVectorType(type)) return false
  const component = componentType(module, type)
  if (ofIntegers.has(name)) return isIntegerType(component)
  const anyNumber =
    ofNumbers.has(name) || (ofNumbersInKernels.has(name) && module.capabilities.has('Kernel'))
  return anyNumber ? isNumericalType(component) : isFloatType(component)
}

/** Least components of Coordinate; `undefined` where the image is not one that the instruction is for. */
function leastComponents(module: Module, instruction: Instruction): number | undefined {
  const image = imageType(module, instruction)
  if (image === undefined || isNoSampledType(module, instruction, image)) return undefined
  const coordinates = coordinatesOf(image)
  if (coordinates === undefined || !isForDim(instruction, image)) return undefined
  const { name } = instruction
  if (projecting.has(name)) return coordinates + 1
  if (!isArrayed(image) || name === 'OpImageQueryLod') return coordinates
  // Without a sampler a face of a layer may be one coordinate, and client APIs say what a layer of subpass data is.
  const value = dimOf(image)
  const folded = value === dim.SubpassData || (value === dim.Cube && ofNumbers.has(name))
  return folded ? coordinates : coordinates + 1
}

/** Checks of the coordinates that image instructions take. */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-coordinate-type',
    at,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, 1)
      if (type !== undefined && !hasFitType(module, instruction, type))
        report(operandWord(instruction, 1), `${instruction.name} takes no such Coordinate`)
    },
  },
  {
    rule: 'core/image-coordinate-components',
    at,
    judge: (instruction, module, report) => {
      const type = objectType(module, instruction, 1)
      if (type === undefined || !hasFitType(module, instruction, type)) return
      const count = componentCount(module, type)
      const least = leastComponents(module, instruction)
      if (count !== undefined && least !== undefined && count < least)
        report(operandWord(instruction, 1), `Coordinate has ${count} components, not ${least}`)
    },
  },
]
