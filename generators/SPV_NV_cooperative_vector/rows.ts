import {
  bits,
  capability,
  constant,
  declares,
  enumerants,
  executed,
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
  declared,
  float,
  integer,
  not,
  numerical,
  oneOf,
  pointer,
  scalarOrVector,
  type TypeTerm,
  unsigned,
} from '#spec/vocabulary/type-terms'

const cooperativeVector = declared('OpTypeCooperativeVectorNV')

/** What the opcode declares is not a long vector. */
const isNoLongVector = [capability('CooperativeVectorNV'), unless(capability('LongVectorEXT'))]
const products = 'OpCooperativeVectorMatrixMulNV OpCooperativeVectorMatrixMulAddNV'
const added = 'OpCooperativeVectorMatrixMulAddNV'
const outerProduct = 'OpCooperativeVectorOuterProductAccumulateNV'
const accesses = `OpCooperativeVectorLoadNV OpCooperativeVectorStoreNV ${outerProduct} OpCooperativeVectorReduceSumAccumulateNV`
const layouts = `${products} ${outerProduct}`

/** A pointer to an array with or without a length. */
function pointerToArray(element: TypeTerm): TypeTerm {
  return pointer(
    oneOf(array(element), declared('OpTypeRuntimeArray', { 'Element Type': { type: element } })),
  )
}

/** Cooperative vectors with such components. */
function vectorOf(component: TypeTerm): TypeTerm {
  return declared('OpTypeCooperativeVectorNV', { 'Component Type': { type: component } })
}

const packed = value(
  'InputInterpretation',
  enumerants('ComponentType', 'SignedInt8PackedNV', 'UnsignedInt8PackedNV'),
)

/** Memory operands but one. */
const withoutAvailable = bits(
  'MemoryAccess',
  'Volatile',
  'Aligned',
  'Nontemporal',
  'MakePointerVisible',
  'NonPrivatePointer',
  'AliasScopeINTELMask',
  'NoAliasINTELMask',
)
const withoutVisible = bits(
  'MemoryAccess',
  'Volatile',
  'Aligned',
  'Nontemporal',
  'MakePointerAvailable',
  'NonPrivatePointer',
  'AliasScopeINTELMask',
  'NoAliasINTELMask',
)

/** SPV_EXT_shader_64bit_indexing has other words for offsets. */
function offsetRows(instructions: string, rule: string, slot: string): readonly SentenceRow[] {
  const indexes64Bits = capability('Shader64BitIndexingEXT')
  return [
    ...rowsAt(instructions, { [rule]: type(slot, integer(32)) }, unless(indexes64Bits)),
    ...rowsAt(instructions, { [rule]: type(slot, integer([32, 64])) }, indexes64Bits),
  ]
}

/** Sentences about types, constants and storage classes; those that count components are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...offsetRows(accesses, 'offset-is-a-32-bit-integer', 'Offset'),
  ...offsetRows(products, 'matrix-offset-is-a-32-bit-integer', 'MatrixOffset'),
  ...offsetRows(added, 'matrix-offset-is-a-32-bit-integer', 'BiasOffset'),
  ...rowsAbout(
    'Dependencies',
    { capabilities: ['CooperativeVectorNV', 'CooperativeVectorTrainingNV'] },
    { 'version-is-1-6-or-later': executed({ since: 6 }) },
  ),
  ...rowsAbout(
    '2.16.2 Validation Rules for Shader Capabilities',
    { capabilities: ['CooperativeVectorNV'] },
    { 'vulkan-memory-model-is-declared': capability('VulkanMemoryModel') },
    capability('Shader'),
  ),
  ...rowsAt(
    'OpTypeCooperativeVectorNV',
    {
      'component-type-is-numerical': declares('Component Type', numerical),
      'component-count-is-a-32-bit-integer-constant': [
        type('Component Count', integer(32)),
        value('Component Count', constant),
      ],
    },
    ...isNoLongVector,
  ),
  ...rowsAt(
    'OpVectorShuffle',
    {
      'vector-is-not-shuffled': type(
        ['Result Type', 'Vector 1', 'Vector 2'],
        not(cooperativeVector),
      ),
    },
    ...isNoLongVector,
  ),
  ...rowsAt('OpCooperativeVectorLoadNV', {
    'loaded-result-is-a-cooperative-vector': type('Result Type', cooperativeVector),
    'load-does-not-make-available': value('MemoryAccess', withoutAvailable),
  }),
  ...rowsAt('OpCooperativeVectorStoreNV', {
    'stored-object-is-a-cooperative-vector': type('Object', cooperativeVector),
    'store-does-not-make-visible': value('MemoryAccess', withoutVisible),
  }),
  ...rowsAt(accesses, {
    'pointer-points-to-an-array': type('Pointer', pointerToArray(scalarOrVector(anyScalar))),
    'pointer-is-in-a-listed-storage-class': storedIn(
      'Pointer',
      'CrossWorkgroup',
      'Workgroup',
      'StorageBuffer',
      'PhysicalStorageBuffer',
    ),
  }),
  ...rowsAt(
    accesses,
    {
      'pointer-points-to-an-array': type(
        'Pointer / pointee / Element Type',
        not(cooperativeVector),
      ),
    },
    ...isNoLongVector,
  ),
  ...rowsAt(outerProduct, {
    'outer-product-is-of-cooperative-vectors': type(['A', 'B'], cooperativeVector),
    'outer-product-has-one-component-type': relation('B', 'same-component-type', 'A'),
    'stride-is-a-32-bit-integer': type('MatrixStride', integer(32)),
    'accumulated-interpretation-is-a-32-bit-integer': type('MatrixInterpretation', integer(32)),
  }),
  ...rowsAt('OpCooperativeVectorReduceSumAccumulateNV', {
    'reduced-value-is-a-cooperative-vector': type('V', cooperativeVector),
  }),
  ...rowsAt(products, {
    'product-result-is-a-cooperative-vector': type('Result Type', cooperativeVector),
    'product-input-is-a-cooperative-vector': type('Input', cooperativeVector),
    'matrix-points-to-an-array-of-scalars': type('Matrix', pointerToArray(anyScalar)),
    'matrix-is-in-a-listed-storage-class': storedIn(
      'Matrix',
      'CrossWorkgroup',
      'StorageBuffer',
      'PhysicalStorageBuffer',
    ),
    'product-parameters-are-32-bit-integers': type(
      ['InputInterpretation', 'MatrixInterpretation', 'M', 'K'],
      integer(32),
    ),
    'product-parameters-are-constants': value(
      ['InputInterpretation', 'MatrixInterpretation', 'M', 'K', 'Transpose'],
      constant,
    ),
    'interpretation-is-a-component-type': value(
      ['InputInterpretation', 'MatrixInterpretation'],
      enumerants('ComponentType'),
    ),
    'transpose-is-a-boolean': type('Transpose', boolean),
  }),
  ...rowsAt(
    products,
    {
      'product-result-has-listed-components': type(
        'Result Type',
        vectorOf(oneOf(integer(32), float([16, 32], []))),
      ),
    },
    type('Result Type', cooperativeVector),
  ),
  ...rowsAt(
    products,
    { 'packed-input-is-of-unsigned-32-bit-integers': type('Input', vectorOf(unsigned(32))) },
    packed,
    type('Input', cooperativeVector),
  ),
  ...rowsAt(added, {
    'matrix-points-to-an-array-of-scalars': type('Bias', pointerToArray(anyScalar)),
    'matrix-is-in-a-listed-storage-class': storedIn(
      'Bias',
      'CrossWorkgroup',
      'StorageBuffer',
      'PhysicalStorageBuffer',
    ),
    'product-parameters-are-32-bit-integers': type('BiasInterpretation', integer(32)),
    'product-parameters-are-constants': value('BiasInterpretation', constant),
    'interpretation-is-a-component-type': value('BiasInterpretation', enumerants('ComponentType')),
  }),
  ...rowsAt(layouts, {
    'memory-layout-is-a-32-bit-integer-constant': [
      type('MemoryLayout', integer(32)),
      value('MemoryLayout', constant),
    ],
    'memory-layout-is-an-enumerant': value(
      'MemoryLayout',
      enumerants('CooperativeVectorMatrixLayout'),
    ),
  }),
  ...rowsAt(
    'OpIAdd OpISub OpIMul OpSDiv',
    { 'integer-operands-have-one-type': relation('Operand 2', 'same-type', 'Operand 1') },
    type(['Operand 1', 'Operand 2'], cooperativeVector),
    ...isNoLongVector,
  ),
  ...rowsAt(
    'OpUMod OpSRem OpSMod OpFRem OpFMod OpBitFieldInsert OpBitFieldSExtract OpBitFieldUExtract OpBitReverse OpBitCount OpSatConvertSToU OpSatConvertUToS OpQuantizeToF16',
    {
      'other-operations-result-in-no-cooperative-vector': type(
        'Result Type',
        not(cooperativeVector),
      ),
    },
    ...isNoLongVector,
  ),
]
