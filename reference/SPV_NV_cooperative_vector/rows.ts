import {
  capability,
  constant,
  declares,
  enumerants,
  executed,
  notEnumerants,
  notResultOf,
  relation,
  storedIn,
  type,
  unless,
  value,
} from '#spec/vocabulary/facts'
import { rowsAbout, rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  anyScalar,
  array,
  boolean,
  containing,
  declared,
  float,
  integer,
  not,
  numerical,
  oneOf,
  pointer,
  type TypeTerm,
  unsigned,
  vector,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const cooperative = declared('OpTypeCooperativeVectorNV')
const word = integer(32)

/** Where the opcode declares a cooperative vector and surely nothing else. */
const isCooperative = [capability('CooperativeVectorNV'), unless(capability('LongVectorEXT'))]

const bias = 'OpCooperativeVectorMatrixMulAddNV'
const products = `OpCooperativeVectorMatrixMulNV ${bias}`
const outerProduct = 'OpCooperativeVectorOuterProductAccumulateNV'
const accesses = `OpCooperativeVectorLoadNV OpCooperativeVectorStoreNV ${outerProduct} OpCooperativeVectorReduceSumAccumulateNV`
const packed = ['SignedInt8PackedNV', 'UnsignedInt8PackedNV']
const isVectorResult = type('Result Type', cooperative)
const isVectorInput = type('Input', cooperative)

function vectorOf(component: TypeTerm): TypeTerm {
  return declared('OpTypeCooperativeVectorNV', { 'Component Type': { type: component } })
}

function pointerToArray(element: TypeTerm): TypeTerm {
  return pointer(
    oneOf(array(element), declared('OpTypeRuntimeArray', { 'Element Type': { type: element } })),
  )
}

function inMemory(slot: string) {
  return {
    'matrix-points-to-an-array-of-scalars': type(slot, pointerToArray(anyScalar)),
    'matrix-is-in-a-listed-storage-class': storedIn(
      slot,
      'CrossWorkgroup',
      'StorageBuffer',
      'PhysicalStorageBuffer',
    ),
  }
}

function interpreted(...slots: readonly string[]) {
  return {
    'product-parameters-are-32-bit-integers': type(slots, word),
    'interpretation-is-a-component-type': value(
      slots.filter((slot) => slot.endsWith('Interpretation')),
      enumerants('ComponentType'),
    ),
  }
}

/** In bytes, 64 bits wide as well where SPV_EXT_shader_64bit_indexing applies. */
function offset(rule: string, instructions: string, slot: string): readonly SentenceRow[] {
  const isWide = capability('Shader64BitIndexingEXT')
  return [
    ...rowsAt(instructions, { [rule]: type(slot, word) }, unless(isWide)),
    ...rowsAt(instructions, { [rule]: type(slot, integer([32, 64])) }, isWide),
  ]
}

const typesAndModule: readonly SentenceRow[] = [
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['CooperativeVectorNV', 'CooperativeVectorTrainingNV'] },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...rowsAbout(
    '2.16.2',
    { capabilities: ['CooperativeVectorNV'] },
    { 'vulkan-memory-model-is-declared': capability('VulkanMemoryModel') },
    capability('Shader'),
  ),
  ...rowsAt(
    'OpTypeCooperativeVectorNV',
    {
      'component-type-is-numerical': declares('Component Type', numerical),
      'component-count-is-a-32-bit-integer-constant': [
        type('Component Count', word),
        value('Component Count', constant),
      ],
    },
    ...isCooperative,
  ),
  ...rowsAt(
    'OpVariable',
    { 'variable-is-in-function-or-private': storedIn('StorageClass', 'Function', 'Private') },
    type('Result Type / pointee', containing(cooperative)),
    ...isCooperative,
  ),
  ...rowsAt(
    'OpUntypedVariableKHR',
    { 'variable-is-in-function-or-private': storedIn('StorageClass', 'Function', 'Private') },
    declares('Data Type', containing(cooperative)),
    ...isCooperative,
  ),
]

const memory: readonly SentenceRow[] = [
  ...offset('offset-is-a-32-bit-integer', accesses, 'Offset'),
  ...rowsAt('OpCooperativeVectorLoadNV', {
    'loaded-result-is-a-cooperative-vector': type('Result Type', cooperative),
  }),
  ...rowsAt('OpCooperativeVectorStoreNV', {
    'stored-object-is-a-cooperative-vector': type('Object', cooperative),
  }),
  ...rowsAt(accesses, {
    'pointer-points-to-an-array': type(
      'Pointer',
      pointerToArray(oneOf(anyScalar, vector(anyScalar))),
    ),
    'pointer-is-in-a-listed-storage-class': storedIn(
      'Pointer',
      'CrossWorkgroup',
      'Workgroup',
      'StorageBuffer',
      'PhysicalStorageBuffer',
    ),
  }),
  // A cooperative vector is declared as long vectors are, but is not a vector.
  ...rowsAt(
    accesses,
    { 'pointer-points-to-an-array': type('Pointer / pointee / Element Type', not(cooperative)) },
    ...isCooperative,
  ),
  ...rowsAt(outerProduct, {
    'outer-product-is-of-cooperative-vectors': type(['A', 'B'], cooperative),
    'outer-product-has-one-component-type': relation('A', 'same-component-type', 'B'),
    'stride-is-a-32-bit-integer': type('MatrixStride', word),
    'accumulated-interpretation-is-a-32-bit-integer': type('MatrixInterpretation', word),
  }),
  ...rowsAt('OpCooperativeVectorReduceSumAccumulateNV', {
    'reduced-value-is-a-cooperative-vector': type('V', cooperative),
  }),
]

const productRows: readonly SentenceRow[] = [
  ...offset('matrix-offset-is-a-32-bit-integer', products, 'MatrixOffset'),
  ...offset('matrix-offset-is-a-32-bit-integer', bias, 'BiasOffset'),
  ...rowsAt(products, {
    'product-result-is-a-cooperative-vector': isVectorResult,
    'product-result-has-m-components': relation('Result Type / Component Count', 'same-value', 'M'),
    'product-input-is-a-cooperative-vector': isVectorInput,
    ...inMemory('Matrix'),
    ...interpreted('InputInterpretation', 'MatrixInterpretation', 'M', 'K'),
    'product-parameters-are-constants': value(
      ['InputInterpretation', 'MatrixInterpretation', 'M', 'K', 'Transpose'],
      constant,
    ),
    'transpose-is-a-boolean': type('Transpose', boolean),
  }),
  ...rowsAt(bias, {
    ...inMemory('Bias'),
    ...interpreted('BiasInterpretation'),
    'product-parameters-are-constants': value('BiasInterpretation', constant),
  }),
  ...rowsAt(
    products,
    {
      'product-result-has-listed-components': type(
        'Result Type',
        vectorOf(oneOf(word, float([16, 32], []))),
      ),
    },
    isVectorResult,
  ),
  ...rowsAt(
    products,
    { 'unpacked-input-has-k-components': relation('Input / Component Count', 'same-value', 'K') },
    isVectorInput,
    value('InputInterpretation', notEnumerants('ComponentType', ...packed)),
  ),
  ...rowsAt(
    products,
    { 'packed-input-is-of-unsigned-32-bit-integers': type('Input', vectorOf(unsigned(32))) },
    isVectorInput,
    value('InputInterpretation', enumerants('ComponentType', ...packed)),
  ),
  ...rowsAt(
    products,
    { 'plain-layout-is-not-transposed': notResultOf('Transpose', 'OpConstantTrue') },
    value(
      'MemoryLayout',
      enumerants('CooperativeVectorMatrixLayout', 'RowMajorNV', 'ColumnMajorNV'),
    ),
  ),
  ...rowsAt(`${products} ${outerProduct}`, {
    'memory-layout-is-a-32-bit-integer-constant': [
      type('MemoryLayout', word),
      value('MemoryLayout', constant),
    ],
    'memory-layout-is-an-enumerant': value(
      'MemoryLayout',
      enumerants('CooperativeVectorMatrixLayout'),
    ),
  }),
]

const operations: readonly SentenceRow[] = [
  ...rowsAt(
    'OpIAdd OpISub OpIMul OpSDiv',
    { 'integer-operands-have-one-type': relation('Operand 1', 'same-type', 'Operand 2') },
    type(['Operand 1', 'Operand 2'], cooperative),
    ...isCooperative,
  ),
  ...rowsAt(
    `OpUMod OpSRem OpSMod OpFRem OpFMod OpBitFieldInsert OpBitFieldSExtract OpBitFieldUExtract OpBitReverse OpBitCount
    OpSatConvertSToU OpSatConvertUToS OpQuantizeToF16`,
    { 'other-operations-result-in-no-cooperative-vector': type('Result Type', not(cooperative)) },
    ...isCooperative,
  ),
  ...rowsAt(
    'OpVectorShuffle',
    { 'vector-is-not-shuffled': type(['Result Type', 'Vector 1', 'Vector 2'], not(cooperative)) },
    ...isCooperative,
  ),
]

export const rows: readonly SentenceRow[] = [
  ...typesAndModule,
  ...memory,
  ...productRows,
  ...operations,
]

const text = 'SPV_NV_cooperative_vector'

export const checks: readonly Check[] = [
  ...checksOfRows(text, [...typesAndModule, ...memory, ...productRows]),
  // That operands are objects is a matter of the instructions of core.
  ...checksOfRows(text, operations, {
    ignoresTypeless: true,
    among: ['OpTypeVectorIdEXT'],
  }),
]
