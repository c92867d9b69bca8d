import { capability, relation, type, unless } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float } from '#spec/vocabulary/type-terms'

/** A text that adds atomic instructions on floating-point numbers. */
export interface FloatAtomics {
  readonly instructions: readonly string[]
  /** Capabilities by the width that each enables. */
  readonly capabilities: Readonly<Record<number, string>>
}

/** The rows that all such texts have. */
export function floatAtomicRows({
  instructions,
  capabilities,
}: FloatAtomics): readonly SentenceRow[] {
  const names = instructions.join(' ')
  return [
    ...rowsAt(
      names,
      { 'result-type-is-a-floating-point-scalar': type('Result Type', float()) },
      unless(capability('AtomicFloat16VectorNV')),
    ),
    ...rowsAt(
      names,
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
    ...Object.entries(capabilities).flatMap(([width, name]) =>
      rowsAt(
        names,
        { 'width-has-its-capability': capability(name) },
        type('Result Type', float(Number(width), [])),
      ),
    ),
  ]
}
