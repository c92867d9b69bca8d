import { constant, declares, relation, storedIn, type, unless, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  boolean,
  declared,
  float,
  integer,
  not,
  numerical,
  scalarOrVector,
  type TypeTerm,
  unsigned,
} from '#spec/vocabulary/type-terms'

const matrix = declared('OpTypeCooperativeMatrixNV')

const accesses = 'OpCooperativeMatrixLoadNV OpCooperativeMatrixStoreNV'

const product = 'OpCooperativeMatrixMulAddNV'

/** Integers with the same components, dimensions and scope as the result. */
const integerArithmetic = 'OpSNegate OpIAdd OpISub OpSDiv'

/** Conversions, with the components of the result and of the operand, whose name the grammar gives. */
const conversions: readonly (readonly [string, string, TypeTerm, TypeTerm])[] = [
  ['OpConvertFToU', 'Float Value', unsigned(), float()],
  ['OpConvertFToS', 'Float Value', integer(), float()],
  ['OpConvertSToF', 'Signed Value', float(), integer()],
  ['OpConvertUToF', 'Unsigned Value', float(), integer()],
  ['OpUConvert', 'Unsigned Value', unsigned(), integer()],
  ['OpSConvert', 'Signed Value', integer(), integer()],
  ['OpFConvert', 'Float Value', float(), float()],
]

/** Operations that the text does not list, with the operands that could be matrices. */
const others: readonly (readonly [string, readonly string[]])[] = [
  [
    'OpSRem OpSMod OpIMul OpVectorTimesScalar OpVectorTimesMatrix OpMatrixTimesVector OpMatrixTimesMatrix OpOuterProduct OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical OpBitwiseOr OpBitwiseXor OpBitwiseAnd',
    ['#1', '#2'],
  ],
  ['OpTranspose OpBitcast OpNot OpBitCount', ['#1']],
]

/** The sentences about types and constants; dimensions and scopes are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpTypeCooperativeMatrixNV', {
    'component-type-is-numerical': declares('Component Type', numerical),
    'rows-are-an-integer-constant': [type('Rows', integer()), value('Rows', constant)],
    'columns-are-an-integer-constant': [type('Columns', integer()), value('Columns', constant)],
  }),
  ...rowsAt(
    'OpTypeCooperativeMatrixNV',
    { 'scope-is-a-constant': value('Execution', constant) },
    type('Execution', integer(32)),
  ),
  ...rowsAt('OpCooperativeMatrixLengthNV', {
    'length-is-an-unsigned-32-bit-integer': type('Result Type', unsigned(32)),
    'length-is-of-a-cooperative-matrix-type': declares('Type', matrix),
  }),
  ...rowsAt('OpCooperativeMatrixLoadNV', {
    'load-result-type-is-a-cooperative-matrix': type('Result Type', matrix),
  }),
  ...rowsAt('OpCooperativeMatrixStoreNV', {
    'stored-object-is-a-cooperative-matrix': type('Object', matrix),
  }),
  ...rowsAt(accesses, {
    'pointer-is-a-pointer': type('Pointer', declared('OpTypePointer')),
    'stride-is-a-scalar-integer': type('Stride', integer()),
    'column-major-is-a-boolean-constant': [
      type('Column Major', boolean),
      value('Column Major', constant),
    ],
  }),
  ...rowsAt(accesses, {
    'pointer-points-to-a-scalar-or-vector': type(
      'Pointer / pointee',
      scalarOrVector(boolean, integer(), float()),
    ),
    'pointer-does-not-point-to-booleans': type('Pointer / pointee / component', not(boolean)),
  }),
  ...rowsAt(
    accesses,
    {
      'pointer-storage-class': storedIn(
        'Pointer',
        'Workgroup',
        'StorageBuffer',
        'PhysicalStorageBuffer',
      ),
    },
    type('Pointer', declared('OpTypePointer')),
  ),
  ...rowsAt(product, {
    'multiply-add-is-of-cooperative-matrices': type(['Result Type', 'A', 'B', 'C'], matrix),
  }),
  ...conversions.flatMap(([instruction, operand, result, from]) => [
    ...rowsAt(
      instruction,
      { 'conversion-is-between-matrices': type(operand, matrix) },
      type('Result Type', matrix),
    ),
    ...rowsAt(
      instruction,
      { 'conversion-is-between-matrices': type('Result Type', matrix) },
      type(operand, matrix),
    ),
    ...rowsAt(
      instruction,
      {
        'converted-components-are-appropriate': [
          type('Result Type / Component Type', result),
          type(`${operand} / Component Type`, from),
        ],
      },
      type('Result Type', matrix),
      type(operand, matrix),
    ),
  ]),
  ...rowsAt(
    'OpFNegate OpFAdd OpFSub OpFDiv',
    { 'arithmetic-components-are-appropriate': type('Result Type / Component Type', float()) },
    type('Result Type', matrix),
  ),
  ...rowsAt(
    `${integerArithmetic} OpUDiv`,
    { 'arithmetic-components-are-appropriate': type('Result Type / Component Type', integer()) },
    type('Result Type', matrix),
  ),
  ...rowsAt(
    'OpUDiv',
    {
      'unsigned-division-is-of-unsigned-components': type(
        'Result Type / Component Type',
        unsigned(),
      ),
    },
    type('Result Type', matrix),
    type('Result Type / Component Type', integer()),
  ),
  ...others.flatMap(([instructions, operands]) => [
    ...rowsAt(instructions, {
      'other-operations-result-in-no-matrix': type('Result Type', not(matrix)),
    }),
    ...rowsAt(
      instructions,
      { 'other-operations-take-no-matrix': type(operands, not(matrix)) },
      unless(type('Result Type', matrix)),
    ),
  ]),
  ...rowsAt(
    'OpUMod OpFMul OpFRem OpFMod OpBitFieldInsert OpBitFieldSExtract OpBitFieldUExtract OpBitReverse',
    {
      'other-operations-result-in-no-matrix': type('Result Type', not(matrix)),
    },
  ),
  ...rowsAt(
    'OpConstantComposite OpCompositeConstruct',
    {
      'constituent-has-the-component-type': relation(
        'Constituents',
        'same-type',
        'Result Type / Component Type',
      ),
    },
    type('Result Type', matrix),
  ),
]
