import { row, rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const both = 'an OpCooperativeMatrixLoadTensorNV or OpCooperativeMatrixStoreTensorNV'

/** Loads and stores of cooperative matrices through tensor layouts and views. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.load, 'type', {
    'tensor-load-result-is-a-cooperative-matrix':
      'The Result Type of an OpCooperativeMatrixLoadTensorNV is an OpTypeCooperativeMatrixKHR.',
    'clipped-object-has-the-result-type':
      'The type of the Object of an OpCooperativeMatrixLoadTensorNV is its Result Type (the same id).',
  }),
  ...rowsIn(section.store, 'type', {
    'tensor-store-object-is-a-cooperative-matrix':
      'The type of the Object of an OpCooperativeMatrixStoreTensorNV is an OpTypeCooperativeMatrixKHR.',
  }),
  ...rowsIn(section.access, 'type', {
    'tensor-pointer-is-a-pointer': `The type of the Pointer of ${both} is an OpTypePointer or OpTypeUntypedPointerKHR.`,
    'tensor-layout-is-a-layout': `The type of the TensorLayout of ${both} is an OpTypeTensorLayoutNV.`,
  }),
  ...rowsIn(section.access, 'operand', {
    'tensor-pointer-points-into-an-array': {
      summary: `In a module with Shader, if the Pointer of ${both} points to a scalar or vector and is an OpVariable, or is derived from one through OpAccessChain and OpInBoundsAccessChain only, some index on the way selects an element of an array or run-time array.`,
      notes: 'A pointer from any other instruction is not judged, nor one to another type.',
    },
  }),
  ...rowsIn(section.operands, 'type', {
    'tensor-view-is-a-view': `The type of the operand after TensorView of ${both} is an OpTypeTensorViewNV.`,
  }),
  ...rowsIn(section.load, 'storage-class', {
    'decoded-pointer-is-into-a-buffer':
      'If the Tensor Addressing Operands of an OpCooperativeMatrixLoadTensorNV include DecodeFunc, its Pointer has the storage class PhysicalStorageBuffer or StorageBuffer.',
  }),
  ...rowsIn(section.tensors, 'operand', {
    'tensor-store-has-no-decode-function':
      'The Tensor Addressing Operands of an OpCooperativeMatrixStoreTensorNV do not include DecodeFunc.',
    'tensor-store-has-no-blocks': {
      summary:
        'The TensorLayout of an OpCooperativeMatrixStoreTensorNV is not the result of an OpTensorLayoutSetBlockSizeNV with a BlockSize that is an OpConstant greater than 1, nor derived from that result through OpTensorLayoutSetDimensionNV, OpTensorLayoutSetStrideNV, OpTensorLayoutSliceNV and OpTensorLayoutSetClampValueNV only.',
      confidence: 'derived',
      notes:
        'A BlockSize is compared as an unsigned number. The last OpTensorLayoutSetBlockSizeNV on the way counts. Layouts from other instructions, such as OpLoad, and other block sizes are known when the program runs.',
    },
  }),
  ...rowsIn('Modifications: 3.26 Memory Operands', 'operand', {
    'tensor-load-does-not-make-available':
      'The Memory Operand of an OpCooperativeMatrixLoadTensorNV does not include MakePointerAvailable.',
    'tensor-store-does-not-make-visible':
      'The Memory Operand of an OpCooperativeMatrixStoreTensorNV does not include MakePointerVisible.',
  }),
  row({
    slug: 'tensor-pointer-is-aligned',
    section: section.tensors,
    summary: `The Pointer of ${both} is a multiple of 16 bytes.`,
    class: 'operand',
    decidable: 'runtime',
    why: 'addresses are known when the program runs',
  }),
  row({
    slug: 'tensor-operands-are-uniform',
    section: section.access,
    summary: `The operands of ${both} are dynamically uniform within every instance of the Scope of the matrix.`,
    class: 'semantics',
    decidable: 'runtime',
    why: 'the values of all invocations are known when the program runs',
  }),
]
