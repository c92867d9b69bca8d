import { capability, relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, integer, oneOf, vector } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { componentType, isFloatType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const added = 'OpAtomicFAddEXT OpAtomicFMinEXT OpAtomicFMaxEXT'
const halves = vector(float(16, []), [2, 4])
const isDeclared = capability('AtomicFloat16VectorNV')

/** Modifications: Atomic Instructions. Core has the rules on Value and Pointer of OpAtomicExchange. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(
    added,
    { 'result-is-a-scalar-or-a-vector-of-halves': type('Result Type', oneOf(float(), halves)) },
    isDeclared,
  ),
  ...rowsAt(
    'OpAtomicExchange',
    {
      'result-is-a-scalar-or-a-vector-of-halves': type(
        'Result Type',
        oneOf(integer(), float(), halves),
      ),
    },
    isDeclared,
  ),
  ...rowsAt(
    added,
    {
      'value-has-the-vector-type': relation('Value', 'same-type', 'Result Type'),
      'pointer-points-to-the-vector-type': relation(
        'Pointer / pointee',
        'same-type',
        'Result Type',
      ),
    },
    isDeclared,
    type('Result Type', vector()),
  ),
]

/** The texts that bring in encodings list the instructions on such types. */
function hasEncoding(type: Instruction | undefined, module: Module): boolean {
  const component = componentType(module, type)
  return isFloatType(component) && component.operands.length > 1
}

export const checks: readonly Check[] = checksOfRows('SPV_NV_shader_atomic_fp16_vector', rows, {
  isForeign: hasEncoding,
})
