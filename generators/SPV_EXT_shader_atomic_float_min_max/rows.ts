import { capability, relation, type, unless } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float } from '#spec/vocabulary/type-terms'

const both = 'OpAtomicFMinEXT OpAtomicFMaxEXT'

/** The sentences about the two instructions: their own sections, and the validation rules at the end. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    both,
    { 'result-type-is-a-floating-point-scalar': type('Result Type', float()) },
    unless(capability('AtomicFloat16VectorNV')),
  ),
  ...rowsAt(
    both,
    {
      'value-has-the-result-type': relation('Value', 'same-type', 'Result Type'),
      'pointer-points-to-the-result-type': relation(
        'Pointer / pointee',
        'same-type',
        'Result Type',
      ),
    },
    type('Result Type', float()),
  ),
  ...rowsAt(
    both,
    { 'width-is-16-32-or-64': type('Result Type', float([16, 32, 64])) },
    type('Result Type', float(undefined, [])),
  ),
  ...[16, 32, 64].flatMap((width) =>
    rowsAt(
      both,
      { 'width-has-its-capability': capability(`AtomicFloat${width}MinMaxEXT`) },
      type('Result Type', float(width, [])),
    ),
  ),
]
