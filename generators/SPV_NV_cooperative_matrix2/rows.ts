import {
  bits,
  enumerants,
  exclusiveBits,
  executed,
  hasBits,
  relation,
  resultOf,
  storedIn,
  type,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { declared, pointer } from '#spec/vocabulary/type-terms'

const tensorLoad = 'OpCooperativeMatrixLoadTensorNV'
const tensorStore = 'OpCooperativeMatrixStoreTensorNV'
const reduce = 'OpCooperativeMatrixReduceNV'
const convert = 'OpCooperativeMatrixConvertNV'
const transpose = 'OpCooperativeMatrixTransposeNV'
const perElement = 'OpCooperativeMatrixPerElementOpNV'

const matrix = declared('OpTypeCooperativeMatrixKHR')

/** Memory operands but for one, with those of SPV_INTEL_memory_access_aliasing. */
const otherBits = [
  'Volatile',
  'Aligned',
  'Nontemporal',
  'NonPrivatePointer',
  'AliasScopeINTELMask',
  'NoAliasINTELMask',
]

const sameComponent = relation('Matrix / Component Type', 'same-id', 'Result Type / Component Type')

function uses(...names: readonly string[]) {
  return enumerants('CooperativeMatrixUse', ...names)
}

function reducesAlone(name: string) {
  return [
    value('Reduce', hasBits('CooperativeMatrixReduce', name)),
    value('Reduce', bits('CooperativeMatrixReduce', name)),
  ]
}

/** Sentences about types, operands and numbers; those about functions and twice a number are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    {
      capabilities: [
        'CooperativeMatrixReductionsNV',
        'CooperativeMatrixConversionsNV',
        'CooperativeMatrixPerElementOperationsNV',
        'CooperativeMatrixTensorAddressingNV',
        'CooperativeMatrixBlockLoadsNV',
      ],
    },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...rowsAt(tensorLoad, {
    'tensor-load-result-is-a-cooperative-matrix': type('Result Type', matrix),
    'clipped-object-has-the-result-type': relation('Object', 'same-type', 'Result Type'),
    'tensor-load-does-not-make-available': value(
      'Memory Operand',
      bits('MemoryAccess', 'MakePointerVisible', ...otherBits),
    ),
    'decode-function-is-a-function': resultOf(
      'Tensor Addressing Operands: DecodeFunc',
      'OpFunction',
    ),
  }),
  ...rowsAt(
    tensorLoad,
    {
      'decoded-pointer-is-into-a-buffer': storedIn(
        'Pointer',
        'PhysicalStorageBuffer',
        'StorageBuffer',
      ),
    },
    value('Tensor Addressing Operands', hasBits('TensorAddressingOperands', 'DecodeFunc')),
  ),
  ...rowsAt(tensorStore, {
    'tensor-store-object-is-a-cooperative-matrix': type('Object', matrix),
    'tensor-store-does-not-make-visible': value(
      'Memory Operand',
      bits('MemoryAccess', 'MakePointerAvailable', ...otherBits),
    ),
    'tensor-store-has-no-decode-function': value(
      'Tensor Addressing Operands',
      bits('TensorAddressingOperands', 'TensorView', 'DecodeVectorFunc'),
    ),
  }),
  ...rowsAt(`${tensorLoad} ${tensorStore}`, {
    'tensor-pointer-is-a-pointer': type('Pointer', pointer()),
    'tensor-layout-is-a-layout': type('TensorLayout', declared('OpTypeTensorLayoutNV')),
    'tensor-view-is-a-view': type(
      'Tensor Addressing Operands: TensorView',
      declared('OpTypeTensorViewNV'),
    ),
  }),
  ...rowsAt(reduce, {
    'reduction-is-between-cooperative-matrices': type(['Result Type', 'Matrix'], matrix),
    'reduction-keeps-the-component-type': sameComponent,
    'reduction-is-of-accumulators': value(
      ['Result Type / Use', 'Matrix / Use'],
      uses('MatrixAccumulatorKHR'),
    ),
    'reduction-keeps-the-scope': relation('Matrix / Scope', 'same-value', 'Result Type / Scope'),
    'reduce-mode-is-not-mixed': [
      value('Reduce', exclusiveBits('CooperativeMatrixReduce', '2x2', 'Row')),
      value('Reduce', exclusiveBits('CooperativeMatrixReduce', '2x2', 'Column')),
    ],
    'combine-function-is-a-function': resultOf('CombineFunc', 'OpFunction'),
  }),
  ...rowsAt(
    reduce,
    {
      'row-reduction-keeps-the-rows': relation('Matrix / Rows', 'same-value', 'Result Type / Rows'),
    },
    ...reducesAlone('Row'),
  ),
  ...rowsAt(
    reduce,
    {
      'column-reduction-keeps-the-columns': relation(
        'Matrix / Columns',
        'same-value',
        'Result Type / Columns',
      ),
    },
    ...reducesAlone('Column'),
  ),
  ...rowsAt(`${convert} ${transpose}`, {
    'use-conversion-is-between-cooperative-matrices': type(['Result Type', 'Matrix'], matrix),
    'use-conversion-keeps-the-scope': relation(
      'Matrix / Scope',
      'same-value',
      'Result Type / Scope',
    ),
    'use-conversion-is-of-an-accumulator': value('Matrix / Use', uses('MatrixAccumulatorKHR')),
  }),
  ...rowsAt(convert, {
    'use-conversion-keeps-the-component-type': sameComponent,
    'use-conversion-keeps-the-dimensions': [
      relation('Matrix / Rows', 'same-value', 'Result Type / Rows'),
      relation('Matrix / Columns', 'same-value', 'Result Type / Columns'),
    ],
    'use-conversion-results-in-a-factor': value(
      'Result Type / Use',
      uses('MatrixAKHR', 'MatrixBKHR'),
    ),
  }),
  ...rowsAt(transpose, {
    'transpose-swaps-the-dimensions': [
      relation('Matrix / Rows', 'same-value', 'Result Type / Columns'),
      relation('Matrix / Columns', 'same-value', 'Result Type / Rows'),
    ],
    'transpose-results-in-a-second-factor': value('Result Type / Use', uses('MatrixBKHR')),
    'transpose-keeps-the-component-type': sameComponent,
  }),
  ...rowsAt(perElement, {
    'element-operation-is-of-a-cooperative-matrix': type('Matrix', matrix),
    'element-operation-keeps-the-type': relation('Result Type', 'same-type', 'Matrix'),
    'element-function-is-a-function': resultOf('Func', 'OpFunction'),
  }),
]
