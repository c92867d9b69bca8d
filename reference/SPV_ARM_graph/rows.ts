import { declares, resultOf, storedIn, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, integer, oneOf } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const tensor = declared('OpTypeTensorARM')

/** Layout, indexes and what several instructions of a graph have in common have checks. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt('OpTypeGraphARM', {
    'inputs-and-outputs-are-tensors': declares(
      'InOutTypes',
      oneOf(
        tensor,
        array(tensor),
        declared('OpTypeRuntimeArray', { 'Element Type': { type: tensor } }),
      ),
    ),
  }),
  ...rowsAt('OpGraphConstantARM', { 'graph-constant-is-a-tensor': type('Result Type', tensor) }),
  ...rowsAt('OpGraphARM', {
    'graph-has-a-graph-type': type('Result Type', declared('OpTypeGraphARM')),
  }),
  ...rowsAt('OpGraphEntryPointARM', {
    'graph-is-a-graph': resultOf('Graph', 'OpGraphARM'),
    'interface-consists-of-variables': resultOf('Interface', 'OpVariable'),
    'interface-variables-are-in-uniform-constant': storedIn('Interface', 'UniformConstant'),
  }),
  ...rowsAt('OpGraphInputARM', {
    'indices-are-32-bit-integers': type(['InputIndex', 'ElementIndex'], integer(32)),
  }),
  ...rowsAt('OpGraphSetOutputARM', {
    'indices-are-32-bit-integers': type(['OutputIndex', 'ElementIndex'], integer(32)),
  }),
]

export const checks: readonly Check[] = checksOfRows('SPV_ARM_graph', rows)
