import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import {
  coordinatesOf,
  dim,
  dimOf,
  imageType,
  isArrayed,
  isMultisampled,
  objectType,
} from '../core/shared/image-parts.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

/** By Dim, the components of Coordinate for an image that is not arrayed, and for one that is. */
const shapes: ReadonlyMap<number, readonly [number, number | undefined]> = new Map([
  [dim['1D'], [1, 2]],
  [dim['2D'], [2, 4]],
  [dim['3D'], [4, undefined]],
  [dim.Buffer, [1, undefined]],
])

/** The components that the tables ask for; `undefined` for images that they lack. */
function componentsFor(image: Instruction): number | undefined {
  if (isMultisampled(image)) return undefined
  const depth = image.valueAt(2)
  if (depth !== 0 && !(depth === 1 && dimOf(image) === dim['2D'])) return undefined
  return shapes.get(dimOf(image) ?? -1)?.[isArrayed(image) ? 1 : 0]
}

/** The fault of a Coordinate that core accepts. */
function fault(image: Instruction, type: Instruction, module: Module, isWrite: boolean) {
  const component = componentType(module, type)
  const count = componentCount(module, type)
  const wanted = componentsFor(image)
  const least = (coordinatesOf(image) ?? 0) + (isArrayed(image) ? 1 : 0)
  if (wanted === undefined || count === undefined || !isNumericalType(component)) return undefined
  // Core says so.
  if (count < least) return undefined
  if (count !== wanted) return `Coordinate has ${count} components, not ${wanted}`
  if (scalarWidth(component) !== 32) return `Coordinate is made of ${scalarWidth(component)} bits`
  return isWrite && !isIntegerType(component) ? 'Coordinate is not made of integers' : undefined
}

function coordinate(rule: RuleId, name: string): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const image = imageType(module, instruction)
      const type = objectType(module, instruction, 1)
      if (image === undefined || type === undefined) return
      const message = fault(image, type, module, name === 'OpImageWrite')
      if (message !== undefined) report(operandWord(instruction, 1), message)
    },
  }
}

const addressing: ReadonlySet<number> = enumerantSet(
  'SamplerAddressingMode',
  'None',
  'ClampToEdge',
  'Clamp',
)
const nearest = enumerant('SamplerFilterMode', 'Nearest')

/** The property of a sampler that rules out integer coordinates. */
function samplerFault(sampler: Instruction): string | undefined {
  const [mode, isNormalized, filter] = sampler.operands.map(({ value }) => value)
  if (mode !== undefined && !addressing.has(mode)) return 'repeats'
  if (isNormalized !== 0) return 'is normalized'
  return filter === nearest ? undefined : 'does not filter by Nearest'
}

/** The value that an image instruction reads or writes, and its word. */
function dataOf(
  module: Module,
  instruction: Instruction,
): { readonly type: Instruction | undefined; readonly word: number } {
  return instruction.name === 'OpImageWrite'
    ? { type: objectType(module, instruction, 2), word: operandWord(instruction, 2) }
    : { type: resultType(module, instruction), word: instruction.word + 1 }
}

function isDataComponent(type: Instruction | undefined): boolean {
  const width = scalarWidth(type)
  return isFloatType(type) ? width === 16 || width === 32 : isIntegerType(type) && width === 32
}

const withData = ['OpImageRead', 'OpImageWrite']

/** Image Addressing and Filtering: formats of coordinates and of data. */
export const checks: readonly Check[] = [
  coordinate('OpenCL-environment/read-coordinate', 'OpImageRead'),
  coordinate('OpenCL-environment/sample-coordinate', 'OpImageSampleExplicitLod'),
  coordinate('OpenCL-environment/write-coordinate', 'OpImageWrite'),
  {
    rule: 'OpenCL-environment/integer-coordinate-sampler',
    at: ['OpImageSampleExplicitLod'],
    judge(instruction, module, report) {
      const type = objectType(module, instruction, 1)
      if (!isIntegerType(componentType(module, type))) return
      const sampled = operandDefinition(module, instruction, 0)
      if (sampled?.name !== 'OpSampledImage') return
      const sampler = operandDefinition(module, sampled, 1)
      if (sampler?.name !== 'OpConstantSampler') return
      const message = samplerFault(sampler)
      if (message !== undefined)
        report(operandWord(instruction, 1), `Coordinate is of integers, and the sampler ${message}`)
    },
  },
  {
    rule: 'OpenCL-environment/image-data-components',
    at: withData,
    judge(instruction, module, report) {
      const { type, word } = dataOf(module, instruction)
      const count = componentCount(module, type)
      if (count !== undefined && count !== 1 && count !== 4)
        report(word, `the data has ${count} components`)
    },
  },
  {
    rule: 'OpenCL-environment/image-data-type',
    at: withData,
    judge(instruction, module, report) {
      const { type, word } = dataOf(module, instruction)
      const component = componentType(module, type)
      if (isNumericalType(component) && !isDataComponent(component))
        report(word, `the data is made of ${component.name} with ${scalarWidth(component)} bits`)
    },
  },
]
