import { relation, type, unless } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  array,
  declared,
  float,
  integer,
  oneOf,
  type TypeTerm,
  unsigned,
} from '#spec/vocabulary/type-terms'

/** Floats in the encoding that needs no name. */
function plainFloat(...widths: readonly number[]): TypeTerm {
  return float(widths, [])
}

/** An array whose elements may be cast or taken apart. */
const listed = array(oneOf(integer(32), plainFloat(16, 32)))

const packed = unsigned(32)

type NamedUse = 'MatrixAKHR' | 'MatrixBKHR' | 'MatrixAccumulatorKHR'

/** A cooperative matrix with one of these uses. */
function matrixFor(uses: readonly NamedUse[], component?: TypeTerm): TypeTerm {
  return declared('OpTypeCooperativeMatrixKHR', {
    Use: { enumerants: uses },
    ...(component && { 'Component Type': { type: component } }),
  })
}

/** By the components of a matrix, how many of them there are in a row or column. */
const innerSizes: readonly (readonly [TypeTerm, number])[] = [
  [plainFloat(32), 8],
  [plainFloat(16), 16],
  [integer(8), 32],
]

/** The rows on an instruction between a matrix and arrays, by the slots of both. */
function conversionRows(
  instruction: string,
  matrix: string,
  elements: string,
): readonly SentenceRow[] {
  const element = `${elements} / Element Type`
  const component = `${matrix} / Component Type`
  const isComponent = relation(element, 'same-type', component)
  const isPacked = type(element, packed)
  const perComponent = (dimension: 'Columns' | 'Rows') => ({
    'array-has-an-element-for-each-component': relation(
      `${elements} / Length`,
      'same-value',
      `${matrix} / ${dimension}`,
    ),
  })
  const inner = (use: NamedUse, dimension: 'Columns' | 'Rows') =>
    innerSizes.flatMap(([components, size]) =>
      rowsAt(
        instruction,
        {
          'inner-size-follows-the-component-type': type(
            matrix,
            declared('OpTypeCooperativeMatrixKHR', { [dimension]: { numbers: size } }),
          ),
        },
        type(matrix, matrixFor([use], components)),
      ),
    )
  return [
    ...rowsAt(
      instruction,
      { 'array-has-the-component-type-or-unsigned-integers': isComponent },
      unless(isPacked),
    ),
    ...rowsAt(
      instruction,
      {
        'operand-matrix-has-listed-components': type(
          component,
          oneOf(integer(8), plainFloat(16, 32)),
        ),
      },
      type(matrix, matrixFor(['MatrixAKHR', 'MatrixBKHR'])),
    ),
    ...rowsAt(
      instruction,
      {
        'accumulator-has-listed-components': type(
          component,
          oneOf(integer(32), plainFloat(16, 32)),
        ),
      },
      type(matrix, matrixFor(['MatrixAccumulatorKHR'])),
    ),
    ...inner('MatrixAKHR', 'Columns'),
    ...inner('MatrixBKHR', 'Rows'),
    ...rowsAt(
      instruction,
      { 'packed-array-has-eight-elements': type(elements, array(undefined, 8)) },
      type(matrix, matrixFor(['MatrixAKHR', 'MatrixBKHR'])),
      isPacked,
      unless(isComponent),
    ),
    ...rowsAt(
      instruction,
      perComponent('Columns'),
      type(matrix, matrixFor(['MatrixAKHR', 'MatrixAccumulatorKHR'])),
      isComponent,
    ),
    ...rowsAt(
      instruction,
      perComponent('Rows'),
      type(matrix, matrixFor(['MatrixBKHR'])),
      isComponent,
    ),
    ...rowsAt(
      instruction,
      perComponent('Columns'),
      type(matrix, matrixFor(['MatrixAccumulatorKHR'], plainFloat(32))),
      isPacked,
    ),
  ]
}

const construct = 'OpCompositeConstructCoopMatQCOM'

const extract = 'OpCompositeExtractCoopMatQCOM'

/** The sentences about arrays and cooperative matrices; those that multiply or add sizes are pairs alone. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpBitCastArrayQCOM', {
    'bit-cast-result-is-a-listed-array': type('Result Type', listed),
  }),
  ...rowsAt('OpBitCastArrayQCOM OpExtractSubArrayQCOM', {
    'source-array-is-a-listed-array': type('Source Array', listed),
  }),
  ...rowsAt('OpExtractSubArrayQCOM', {
    'sub-array-is-an-array': type('Result Type', array()),
    'start-index-is-a-signed-32-bit-integer': type('index', integer(32, 1)),
  }),
  ...rowsAt(
    'OpExtractSubArrayQCOM',
    {
      'sub-array-has-the-element-type-of-the-source': relation(
        'Result Type / element',
        'same-type',
        'Source Array / element',
      ),
    },
    type(['Result Type', 'Source Array'], array()),
  ),
  ...rowsAt(construct, {
    'constructed-result-is-a-cooperative-matrix': type(
      'Result Type',
      declared('OpTypeCooperativeMatrixKHR'),
    ),
    'matrix-is-constructed-from-an-array': type('Source Array', array()),
  }),
  ...rowsAt(
    construct,
    {
      'constructed-matrix-has-subgroup-scope': type(
        'Result Type',
        declared('OpTypeCooperativeMatrixKHR', { Scope: { enumerants: ['Subgroup'] } }),
      ),
    },
    type('Result Type', declared('OpTypeCooperativeMatrixKHR')),
  ),
  ...rowsAt(extract, {
    'extracted-result-is-an-array': type('Result Type', array()),
    'array-is-extracted-from-a-cooperative-matrix': type(
      'Source Cooperative Matrix',
      declared('OpTypeCooperativeMatrixKHR'),
    ),
  }),
  ...conversionRows(construct, 'Result Type', 'Source Array'),
  ...conversionRows(extract, 'Source Cooperative Matrix', 'Result Type'),
  ...rowsAt(
    construct,
    {
      'array-has-an-element-for-each-component': relation(
        'Source Array / Length',
        'same-value',
        'Result Type / Columns',
      ),
    },
    type('Result Type', matrixFor(['MatrixAccumulatorKHR'], integer(32, 1))),
    type('Source Array / Element Type', packed),
  ),
]
