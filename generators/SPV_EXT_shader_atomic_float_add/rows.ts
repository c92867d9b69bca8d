import { capability, relation, type, unless } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float } from '#spec/vocabulary/type-terms'

const addition = 'OpAtomicFAddEXT'

/** An extension that came later adds half floats. */
const alone = unless(capability('AtomicFloat16AddEXT'))

/** The sentences about the instruction: its own section, and the validation rules at the end. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    addition,
    { 'result-type-is-a-floating-point-scalar': type('Result Type', float()) },
    unless(capability('AtomicFloat16VectorNV')),
  ),
  ...rowsAt(
    addition,
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
    addition,
    { 'width-is-32-or-64': type('Result Type', float([32, 64])) },
    type('Result Type', float(undefined, [])),
    alone,
  ),
  ...[32, 64].flatMap((width) =>
    rowsAt(
      addition,
      { 'width-has-its-capability': capability(`AtomicFloat${width}AddEXT`) },
      type('Result Type', float(width, [])),
    ),
  ),
]
