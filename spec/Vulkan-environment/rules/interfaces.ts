import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Rules on the decorations of variables of interfaces, alone and together. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'built-in-listed',
    'BuiltIn-04668',
    'Every BuiltIn is one that the chapter on shader interfaces describes.',
  ),
  row(
    'decoration',
    'nested-array-component-input',
    'Execution-10584',
    'A variable with storage class Input that is decorated with Component and that an entry point with an execution model other than TessellationControl and Geometry lists does not hold an array of arrays of scalars or vectors.',
  ),
  row(
    'decoration',
    'nested-array-component-output',
    'Execution-10585',
    'A variable with storage class Output that is decorated with Component and that an entry point with an execution model other than MeshNV lists does not hold an array of arrays of scalars or vectors.',
  ),
  row(
    'decoration',
    'shared-location-interpolation',
    'Input-10604',
    'No two variables, or members of a structure with Block, with storage class Input that the interface of a Fragment entry point lists consume parts of the same location and differ in whether they, or their variables, have PerVertexKHR, Flat, NoPerspective, Sample or Centroid.',
  ),
  row(
    'decoration',
    'viewport-relative-layer',
    'ViewportRelativeNV-04672',
    'A variable or structure member with ViewportRelativeNV has BuiltIn Layer, and only entry points with execution model Vertex, TessellationEvaluation or Geometry list or statically use the variable.',
  ),
  row(
    'decoration',
    'viewport-relative-viewport',
    'ViewportRelativeNV-04673',
    'An entry point that statically uses a variable with ViewportRelativeNV, its own or of a member, statically uses one with BuiltIn ViewportIndex or ViewportMaskNV, its own or of a member.',
  ),
  row(
    'decoration',
    'viewport-mask-or-index',
    'ViewportMaskNV-04674',
    'No entry point statically uses a variable with BuiltIn ViewportMaskNV and one with BuiltIn ViewportIndex, their own or of a member.',
    { notes: 'The sentence is about all shaders of a pipeline; a module shows one of them.' },
  ),
]
