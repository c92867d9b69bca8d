import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const halves = 'Modifications: 3.49.18 Atomic Instructions'

const added = 'OpAtomicFAddEXT, OpAtomicFMinEXT or OpAtomicFMaxEXT'

/** The types of atomics on vectors. */
export const rules: readonly RuleRow[] = rowsIn(halves, 'type', {
  'result-is-a-scalar-or-a-vector-of-halves': {
    summary: `In a module that declares AtomicFloat16VectorNV, the Result Type of an ${added} is an OpTypeFloat, and that of an OpAtomicExchange an OpTypeInt or OpTypeFloat, or it is an OpTypeVector of two or four 16-bit OpTypeFloat without an encoding.`,
    notes:
      'In other modules, core/atomic-result-type and the rules of SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max decide it.',
  },
  'value-has-the-vector-type': {
    summary: `In a module that declares AtomicFloat16VectorNV, the type of the Value of an ${added} whose Result Type is an OpTypeVector is the Result Type.`,
    confidence: 'derived',
    notes: 'Of OpAtomicExchange, core/atomic-value decides it.',
  },
  'pointer-points-to-the-vector-type': {
    summary: `In a module that declares AtomicFloat16VectorNV, if the Pointer of an ${added} whose Result Type is an OpTypeVector is typed, it points to the Result Type.`,
    confidence: 'derived',
    notes: 'Of OpAtomicExchange, core/atomic-pointee decides it.',
  },
})
