import type { DeclaredType, Draft } from '../draft.ts'
import {
  arrayType,
  boolType,
  declareType,
  floatType,
  pointerType,
  typeOnce,
  uint,
  uintType,
} from '../types.ts'
import { constantOf } from '../values.ts'
import { storageClasses } from '../world.ts'
import { declare, make, write } from '../write.ts'
import { mayHave } from './demand.ts'
import { hasBuffers, type StageRow, stageBuffer } from './stage.ts'

const subgroup = 3
const side = 16

/** A type of matrices as the first text on them has it: of floats, square, for every use. */
function matrixType(draft: Draft): DeclaredType {
  return typeOnce(draft, 'matrices of NV', () => {
    const shape = [subgroup, side, side].map((value) => uint(draft, value))
    const operands = [floatType(draft).id, ...shape]
    return declareType(draft, 'OpTypeCooperativeMatrixNV', operands, 'opaque')
  })
}

/** Matrices that are loaded, multiplied and stored. */
const matrices: StageRow = {
  applies: (draft) =>
    draft.world.memoryModel === 'Vulkan' &&
    hasBuffers(draft) &&
    mayHave(draft, 'Capability', 'CooperativeMatrixNV'),
  emit(draft, stage) {
    declare(draft, 'CooperativeMatrixNV')
    if (draft.world.minor < 5) draft.extensions.add('SPV_KHR_vulkan_memory_model')
    const component = floatType(draft)
    const elements = arrayType(draft, component, side * side, true)
    const { variable } = stageBuffer(draft, stage, [elements])
    const pointers = pointerType(draft, storageClasses.storageBuffer, component)
    const [zero, stride] = [uint(draft, 0), uint(draft, side * 4)]
    const pointer = make(draft, 'OpAccessChain', pointers, variable, zero, zero)
    const isColumnMajor = constantOf(draft, boolType(draft), false)
    const type = matrixType(draft)
    const operands = [pointer, stride, isColumnMajor]
    const matrix = make(draft, 'OpCooperativeMatrixLoadNV', type, ...operands)
    const product = make(draft, 'OpCooperativeMatrixMulAddNV', type, matrix, matrix, matrix)
    make(draft, 'OpCooperativeMatrixLengthNV', uintType(draft), type.id)
    write(draft, 'OpCooperativeMatrixStoreNV', pointer, product, stride, isColumnMajor)
  },
}

/** Instructions on matrices of an older text. */
export const matrixRows: readonly StageRow[] = [matrices]
