import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { constituentCount, isArrayType, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { isMatrix, place } from '../shared/cooperative-matrices.ts'
import { dimensionsOf } from '../shared/tensor-layouts.ts'
import { decodeFunctionIndex } from './shared/addressing-operands.ts'
import { type FunctionTypes, functionTypes, isWord } from './shared/called-functions.ts'

const load = 'OpCooperativeMatrixLoadTensorNV'

const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')

/** Operands of the load: Pointer, Object, TensorLayout. */
const layout = 2

/** Parameters that are coordinates: of the block, and in the block. */
const coordinates = [1, 2] as const

/** The check of the function that decodes, given its types and a report at its operand. */
function decoding(
  rule: RuleId,
  judge: (
    types: FunctionTypes,
    access: Instruction,
    module: Module,
    blame: (message: string) => void,
  ) => void,
): Check {
  return {
    rule,
    at: [load],
    judge(access, module, report) {
      const index = decodeFunctionIndex(access)
      const types = index === undefined ? undefined : functionTypes(module, access, index)
      if (index === undefined || types === undefined) return
      judge(types, access, module, (message) => report(operandWord(access, index), message))
    },
  }
}

/** 3.X Tensor Layout and View: the function that is invoked for each element. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_NV_cooperative_matrix2/decode-function-is-a-function',
    at: [load],
    judge(access, module, report) {
      const index = decodeFunctionIndex(access)
      const definition = index === undefined ? undefined : operandDefinition(module, access, index)
      if (index !== undefined && definition !== undefined && definition.name !== 'OpFunction')
        report(
          operandWord(access, index),
          `DecodeFunc %${definition.result} is the result of ${definition.name}`,
        )
    },
  },
  decoding(
    'SPV_NV_cooperative_matrix2/decode-function-returns-a-component',
    ({ returned }, access, module, blame) => {
      const type = resultType(module, access)
      if (isMatrix(type) && type.valueAt(place.component) !== returned)
        blame(`DecodeFunc returns %${returned}, not the component type of the result`)
    },
  ),
  decoding(
    'SPV_NV_cooperative_matrix2/decode-function-has-three-parameters',
    ({ parameters }, _, __, blame) => {
      if (parameters.length !== 3) blame(`DecodeFunc has ${parameters.length} parameters, not 3`)
    },
  ),
  decoding(
    'SPV_NV_cooperative_matrix2/decode-function-takes-a-physical-pointer',
    ({ parameters: [first] }, _, module, blame) => {
      if (first !== undefined && storageClassOf(module.definition(first)) !== physical)
        blame(`the first parameter of DecodeFunc is %${first}, not a physical pointer`)
    },
  ),
  decoding(
    'SPV_NV_cooperative_matrix2/decode-function-takes-coordinates',
    ({ parameters }, _, module, blame) => {
      const wrong = coordinates.find((place) => {
        const type = module.definition(parameters[place] ?? 0)
        return type !== undefined && !(isArrayType(type) && isWord(module, type.valueAt(0)))
      })
      if (wrong !== undefined)
        blame(`parameter %${parameters[wrong]} of DecodeFunc is not an array of 32-bit integers`)
    },
  ),
  decoding(
    'SPV_NV_cooperative_matrix2/coordinates-have-the-dimension-of-the-layout',
    ({ parameters }, access, module, blame) => {
      const type = operandType(module, access, layout)
      const dimensions =
        type?.name === 'OpTypeTensorLayoutNV' ? dimensionsOf(module, type) : undefined
      if (dimensions === undefined) return
      for (const place of coordinates) {
        const array = module.definition(parameters[place] ?? 0)
        const length = isArrayType(array) ? constituentCount(module, array) : undefined
        if (length === undefined || length === dimensions) continue
        blame(`a coordinate has ${length} elements, and the layout ${dimensions} dimensions`)
        return
      }
    },
  ),
]
