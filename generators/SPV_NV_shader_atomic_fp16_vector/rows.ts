import { capability, relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, integer, oneOf, vector } from '#spec/vocabulary/type-terms'

const onFloats = 'OpAtomicFAddEXT OpAtomicFMinEXT OpAtomicFMaxEXT'

const halves = vector(float(16, []), [2, 4])

const declared = capability('AtomicFloat16VectorNV')

/** The sentences about atomics on vectors, where the capability is declared. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    onFloats,
    { 'result-is-a-scalar-or-a-vector-of-halves': type('Result Type', oneOf(float(), halves)) },
    declared,
  ),
  ...rowsAt(
    'OpAtomicExchange',
    {
      'result-is-a-scalar-or-a-vector-of-halves': type(
        'Result Type',
        oneOf(integer(), float(), halves),
      ),
    },
    declared,
  ),
  ...rowsAt(
    onFloats,
    {
      'value-has-the-vector-type': relation('Value', 'same-type', 'Result Type'),
      'pointer-points-to-the-vector-type': relation(
        'Pointer / pointee',
        'same-type',
        'Result Type',
      ),
    },
    type('Result Type', vector()),
    declared,
  ),
]
