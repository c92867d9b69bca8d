import { declares, placed, resultOf, storedIn, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { array, declared, integer, oneOf } from '#spec/vocabulary/type-terms'

const tensor = declared('OpTypeTensorARM')

/** The sentences about the types of graphs, their inputs, outputs and constants, and their entry points. */
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
  ...rowsAt('OpGraphARM', {
    'graph-has-a-graph-type': type('Result Type', declared('OpTypeGraphARM')),
  }),
  ...rowsAt('OpGraphConstantARM', { 'graph-constant-is-a-tensor': type('Result Type', tensor) }),
  ...rowsAt('OpGraphInputARM', {
    'indices-are-32-bit-integers': type(['InputIndex', 'ElementIndex'], integer(32)),
    'inputs-are-first': placed('right-after', 'OpGraphARM', 'OpGraphInputARM'),
  }),
  ...rowsAt('OpGraphSetOutputARM', {
    'indices-are-32-bit-integers': type(['OutputIndex', 'ElementIndex'], integer(32)),
    'outputs-are-last': placed('right-before', 'OpGraphSetOutputARM', 'OpGraphEndARM'),
  }),
  ...rowsAt('OpGraphEntryPointARM', {
    'graph-is-a-graph': resultOf('Graph', 'OpGraphARM'),
    'interface-consists-of-variables': resultOf('Interface', 'OpVariable'),
    'interface-variables-are-in-uniform-constant': storedIn('Interface', 'UniformConstant'),
  }),
]
