import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerantSet, storageClassName } from '../core/shared/grammar.ts'
import { withoutBit } from '../core/shared/memory-masks.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { pointerIntoArray } from '../shared/matrix-accesses.ts'
import { decodeFunctionIndex, viewIndex } from './shared/addressing-operands.ts'

const load = 'OpCooperativeMatrixLoadTensorNV'
const store = 'OpCooperativeMatrixStoreTensorNV'

const buffers: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'PhysicalStorageBuffer',
  'StorageBuffer',
)

/** Index of TensorLayout of a store. */
const layout = 2

const setBlockSize = 'OpTensorLayoutSetBlockSizeNV'

/** Instructions that copy a layout with its block size. */
const keepBlockSize: ReadonlySet<string> = new Set([
  'OpTensorLayoutSetDimensionNV',
  'OpTensorLayoutSetStrideNV',
  'OpTensorLayoutSliceNV',
  'OpTensorLayoutSetClampValueNV',
])

/** The last OpTensorLayoutSetBlockSizeNV that a layout is made by; `undefined` where others than those of the text made it. */
function blockSizesOf(module: Module, start: Instruction | undefined): Instruction | undefined {
  let step = start
  while (step !== undefined && keepBlockSize.has(step.name)) {
    const before = operandDefinition(module, step, 0)
    if (before === undefined || before.index >= step.index) return undefined
    step = before
  }
  return step?.name === setBlockSize ? step : undefined
}

/** Loads and stores through tensor layouts. */
export const checks: readonly Check[] = [
  pointerIntoArray('SPV_NV_cooperative_matrix2/tensor-pointer-points-into-an-array', [load, store]),
  withoutBit(
    'SPV_NV_cooperative_matrix2/tensor-load-does-not-make-available',
    [load],
    'MakePointerAvailable',
  ),
  withoutBit(
    'SPV_NV_cooperative_matrix2/tensor-store-does-not-make-visible',
    [store],
    'MakePointerVisible',
  ),
  {
    rule: 'SPV_NV_cooperative_matrix2/tensor-store-has-no-blocks',
    at: [store],
    judge(access, module, report) {
      const sizes = blockSizesOf(module, operandDefinition(module, access, layout))
      const blocks = sizes?.operands.slice(1).find(({ value }) => {
        const size = constantWord(module, value)
        return size !== undefined && size > 1
      })
      if (blocks !== undefined)
        report(operandWord(access, layout), `the layout has the block size %${blocks.value}`)
    },
  },
  {
    rule: 'SPV_NV_cooperative_matrix2/tensor-view-is-a-view',
    at: [load, store],
    judge(access, module, report) {
      const index = viewIndex(access)
      if (index === undefined) return
      const type = operandType(module, access, index)
      if (
        operandDefinition(module, access, index) !== undefined &&
        type?.name !== 'OpTypeTensorViewNV'
      )
        report(
          operandWord(access, index),
          `${type?.name ?? 'an operand without a type'} is not a tensor view`,
        )
    },
  },
  {
    rule: 'SPV_NV_cooperative_matrix2/decoded-pointer-is-into-a-buffer',
    at: [load],
    judge(access, module, report) {
      const storageClass = storageClassOf(operandType(module, access, 0))
      if (storageClass === undefined || buffers.has(storageClass)) return
      if (decodeFunctionIndex(access) !== undefined)
        report(operandWord(access, 0), `Pointer is into ${storageClassName(storageClass)}`)
    },
  },
  {
    rule: 'SPV_NV_cooperative_matrix2/tensor-store-has-no-decode-function',
    at: [store],
    judge(access, _, report) {
      const index = decodeFunctionIndex(access)
      if (index !== undefined) report(operandWord(access, index), `${store} has DecodeFunc`)
    },
  },
]
