import { instructions } from '#spec/grammar/grammar'
import type { LimitName, LimitRecord } from '#spec/limits/limit'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelNames, modelsReaching } from '../core/shared/models.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { isFloatType, isIntegerType, isSigned, scalarWidth } from '../core/shared/types.ts'
import { bitsLimit, featureOf, numberLimit, recordsLimit } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'
import { componentOf, fixedNumber, isMatrix, place } from '../shared/cooperative-matrices.ts'
import { outsideStages } from '../shared/stages.ts'

const listed: LimitName = 'VkCooperativeMatrixPropertiesKHR'
const stages: LimitName =
  'VkPhysicalDeviceCooperativeMatrixPropertiesKHR::cooperativeMatrixSupportedStages'
const flexible: LimitName =
  'VkPhysicalDeviceCooperativeMatrix2FeaturesNV::cooperativeMatrixFlexibleDimensions'
const properties2: LimitName =
  'VkPhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT::cooperativeMatrixProperties2'
const workgroupScope: LimitName =
  'VkPhysicalDeviceCooperativeMatrix2FeaturesNV::cooperativeMatrixWorkgroupScope'
const dimension: LimitName =
  'VkPhysicalDeviceCooperativeMatrix2PropertiesNV::cooperativeMatrixFlexibleDimensionsMaxDimension'

const product = 'OpCooperativeMatrixMulAddKHR'
const workgroup = enumerant('Scope', 'Workgroup')
const scopes: ReadonlyMap<number, string> = new Map(
  (
    [
      ['Device', 'DEVICE'],
      ['Workgroup', 'WORKGROUP'],
      ['Subgroup', 'SUBGROUP'],
      ['QueueFamily', 'QUEUE_FAMILY'],
    ] as const
  ).map(([name, suffix]) => [enumerant('Scope', name), `VK_SCOPE_${suffix}_KHR`]),
)
const [useA, useB, accumulator] = [
  enumerant('CooperativeMatrixUse', 'MatrixAKHR'),
  enumerant('CooperativeMatrixUse', 'MatrixBKHR'),
  enumerant('CooperativeMatrixUse', 'MatrixAccumulatorKHR'),
]

/** Known properties of a matrix type; nothing if a part is unknown. */
interface MatrixProperties {
  readonly component: string
  readonly scope: string
  readonly rows: number
  readonly columns: number
  readonly use: number
}

/** The name that Vulkan has for a component type. */
function componentName(type: Instruction | undefined): string | undefined {
  const width = scalarWidth(type)
  if (isFloatType(type))
    return type.valueAt(1) === undefined ? `VK_COMPONENT_TYPE_FLOAT${width}_KHR` : undefined
  if (!isIntegerType(type)) return undefined
  return `VK_COMPONENT_TYPE_${isSigned(type) ? 'SINT' : 'UINT'}${width}_KHR`
}

function matrixOf(module: Module, type: Instruction | undefined): MatrixProperties | undefined {
  if (!isMatrix(type)) return undefined
  const number = (index: number): number | undefined => {
    const value = fixedNumber(module, type.valueAt(index))
    return value === undefined ? undefined : Number(value)
  }
  const component = componentName(componentOf(module, type))
  const scope = scopes.get(number(place.scope) ?? -1)
  const [rows, columns, use] = [number(place.rows), number(place.columns), number(place.use)]
  return component === undefined ||
    scope === undefined ||
    rows === undefined ||
    columns === undefined ||
    use === undefined
    ? undefined
    : { component, scope, rows, columns, use }
}

/** Whether a matrix is the one of that name in a listed structure. */
function is(
  matrix: MatrixProperties,
  record: LimitRecord,
  name: 'A' | 'B' | 'C' | 'Result',
): boolean {
  const { MSize, NSize, KSize } = record
  const [rows, columns, use] =
    name === 'A'
      ? [MSize, KSize, useA]
      : name === 'B'
        ? [KSize, NSize, useB]
        : [MSize, NSize, accumulator]
  return (
    matrix.rows === rows &&
    matrix.columns === columns &&
    matrix.use === use &&
    matrix.scope === record['scope'] &&
    matrix.component === record[`${name}Type`]
  )
}

function isListed(matrix: MatrixProperties, records: readonly LimitRecord[]): boolean {
  return records.some((record) =>
    (['A', 'B', 'C', 'Result'] as const).some((name) => is(matrix, record, name)),
  )
}

/** The structures that a device lists, where no feature allows others. */
function recordsOf(module: Module): readonly LimitRecord[] | undefined {
  const allowsOthers = [flexible, properties2].some((name) => featureOf(module, name) === true)
  return allowsOthers ? undefined : recordsLimit(module, listed)
}

const operandBits = (
  [
    ['A', 'MatrixASignedComponentsKHR'],
    ['B', 'MatrixBSignedComponentsKHR'],
    ['C', 'MatrixCSignedComponentsKHR'],
    ['Result', 'MatrixResultSignedComponentsKHR'],
  ] as const
).map(([name, bit]) => [name, enumerant('CooperativeMatrixOperands', bit)] as const)
const saturates = enumerant('CooperativeMatrixOperands', 'SaturatingAccumulationKHR')

/** Whether the operands for signs and saturation are those of a listed structure. */
function hasOperandsOf(mask: number, record: LimitRecord): boolean {
  if (((mask & saturates) !== 0) !== (record['saturatingAccumulation'] === true)) return false
  return operandBits.every(
    ([name, bit]) =>
      ((mask & bit) !== 0) === String(record[`${name}Type`]).startsWith('VK_COMPONENT_TYPE_SINT'),
  )
}

const withMatrices = instructions
  .filter(({ name }) => /^OpCooperativeMatrix\w*KHR$/.test(name))
  .map(({ name }) => name)

/** Cooperative matrices beside those that a device lists. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/cooperative-matrix-listed',
    at: ['OpTypeCooperativeMatrixKHR'],
    judge(type, module, report) {
      const records = recordsOf(module)
      const matrix = matrixOf(module, type)
      if (records !== undefined && matrix !== undefined && !isListed(matrix, records))
        report(
          type.word,
          `no ${listed} has a matrix of ${matrix.rows} by ${matrix.columns} like it`,
        )
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-matrix-product-listed',
    at: [product],
    judge(instruction, module, report) {
      const records = recordsOf(module)
      const a = matrixOf(module, operandType(module, instruction, 0))
      const b = matrixOf(module, operandType(module, instruction, 1))
      const c = matrixOf(module, operandType(module, instruction, 2))
      const result = matrixOf(module, resultType(module, instruction))
      if (records === undefined || !a || !b || !c || !result) return
      if (![a, b, c, result].every((matrix) => isListed(matrix, records))) return
      const mask = instruction.valueAt(3) ?? 0
      const isFound = records.some(
        (record) =>
          is(a, record, 'A') &&
          is(b, record, 'B') &&
          is(c, record, 'C') &&
          is(result, record, 'Result') &&
          hasOperandsOf(mask, record),
      )
      if (!isFound) report(instruction.word, `no ${listed} has all of the types and operands`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-matrix-stage',
    at: withMatrices,
    judge(instruction, module, report) {
      const bits = bitsLimit(module, stages)
      if (bits === undefined) return
      const outside = outsideStages(modelsReaching(module, instruction), bits)
      if (outside !== 0)
        report(instruction.word, `a ${modelNames(outside)} entry point has cooperative matrices`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-matrix-workgroup',
    at: ['OpTypeCooperativeMatrixKHR'],
    judge(type, module, report) {
      if (featureOf(module, workgroupScope) !== false) return
      if (fixedNumber(module, type.valueAt(place.scope)) === BigInt(workgroup))
        report(operandWord(type, place.scope), 'the scope is Workgroup')
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-matrix-dimension-limit',
    at: ['OpTypeCooperativeMatrixKHR'],
    judge(type, module, report) {
      const most = numberLimit(module, dimension)
      if (most === undefined) return
      for (const index of [place.rows, place.columns]) {
        const value = fixedNumber(module, type.valueAt(index))
        if (value !== undefined && value > most)
          report(operandWord(type, index), `the dimension is ${value}, and ${dimension} is ${most}`)
      }
    },
  },
]
