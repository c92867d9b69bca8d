import type { RuleRow } from '../../rule.ts'
import { builtIn, decorated, holds, holdsEach, sole, storage, within } from '../row.ts'

const meshNV = ['MeshNV', 'TaskNV'] as const
const int = 'a 32-bit integer'
const ints = 'an array of 32-bit integers'

/** Built-ins of task and mesh shaders. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'ClipDistancePerViewNV',
    within('04192', 'MeshNV'),
    storage('04193', 'Output'),
    holdsEach('04195', 'an array of arrays of 32-bit floats', 'primitive'),
    decorated('04194', 'per-view', 'PerViewNV'),
  ),
  ...builtIn(
    'CullDistancePerViewNV',
    within('04201', 'MeshNV'),
    storage('04202', 'Output'),
    holdsEach('04204', 'an array of arrays of 32-bit floats', 'primitive'),
    decorated('04203', 'per-view', 'PerViewNV'),
  ),
  ...builtIn(
    'LayerPerViewNV',
    within('04277', 'MeshNV'),
    storage('04278', 'Output'),
    holdsEach('04280', ints, 'primitive'),
    decorated('04279', 'per-view', 'PerViewNV'),
  ),
  ...builtIn(
    'MeshViewCountNV',
    within('04287', ...meshNV),
    storage('04288', 'Input'),
    holds('04289', int),
  ),
  ...builtIn(
    'MeshViewIndicesNV',
    within('04290', ...meshNV),
    storage('04291', 'Input'),
    holds('04292', ints),
  ),
  ...builtIn(
    'PrimitiveCountNV',
    within('04327', 'MeshNV'),
    storage('04328', 'Output'),
    holds('04329', int),
  ),
  ...builtIn(
    'PrimitiveIndicesNV',
    within('04338', 'MeshNV'),
    storage('04339', 'Output'),
    holds('04340', ints),
    sole(
      'layout',
      'points-size',
      'PrimitiveIndicesNV-OutputPoints-04342',
      'If an entry point that lists an array with BuiltIn PrimitiveIndicesNV has execution mode OutputPoints, the Length of the array is the operand of OutputPrimitivesEXT.',
    ),
    sole(
      'layout',
      'lines-size',
      'PrimitiveIndicesNV-OutputLinesNV-04343',
      'If an entry point that lists an array with BuiltIn PrimitiveIndicesNV has execution mode OutputLinesEXT, the Length of the array is twice the operand of OutputPrimitivesEXT.',
    ),
    sole(
      'layout',
      'triangles-size',
      'PrimitiveIndicesNV-OutputTrianglesNV-04344',
      'If an entry point that lists an array with BuiltIn PrimitiveIndicesNV has execution mode OutputTrianglesEXT, the Length of the array is three times the operand of OutputPrimitivesEXT.',
    ),
  ),
  ...builtIn(
    'PrimitivePointIndicesEXT',
    within('07041', 'MeshEXT'),
    storage('07043', 'Output'),
    holds('07044', ints),
    sole(
      'environment',
      'execution-mode',
      'PrimitivePointIndicesEXT-PrimitivePointIndicesEXT-07042',
      'Every entry point with execution model MeshEXT that lists a variable with BuiltIn PrimitivePointIndicesEXT has execution mode OutputPoints.',
    ),
    sole(
      'layout',
      'array-size',
      'PrimitivePointIndicesEXT-PrimitivePointIndicesEXT-07046',
      'The Length of the array with BuiltIn PrimitivePointIndicesEXT that an entry point lists is the operand of OutputPrimitivesEXT of that entry point.',
    ),
  ),
  ...builtIn(
    'PrimitiveLineIndicesEXT',
    within('07047', 'MeshEXT'),
    storage('07049', 'Output'),
    holds('07050', 'an array of vectors of two 32-bit integers'),
    sole(
      'environment',
      'execution-mode',
      'PrimitiveLineIndicesEXT-PrimitiveLineIndicesEXT-07048',
      'Every entry point with execution model MeshEXT that lists a variable with BuiltIn PrimitiveLineIndicesEXT has execution mode OutputLinesEXT.',
    ),
    sole(
      'layout',
      'array-size',
      'PrimitiveLineIndicesEXT-PrimitiveLineIndicesEXT-07052',
      'The Length of the array with BuiltIn PrimitiveLineIndicesEXT that an entry point lists is the operand of OutputPrimitivesEXT of that entry point.',
    ),
  ),
  ...builtIn(
    'PrimitiveTriangleIndicesEXT',
    within('07053', 'MeshEXT'),
    storage('07055', 'Output'),
    holds('07056', 'an array of vectors of three 32-bit integers'),
    sole(
      'environment',
      'execution-mode',
      'PrimitiveTriangleIndicesEXT-PrimitiveTriangleIndicesEXT-07054',
      'Every entry point with execution model MeshEXT that lists a variable with BuiltIn PrimitiveTriangleIndicesEXT has execution mode OutputTrianglesEXT.',
    ),
    sole(
      'layout',
      'array-size',
      'PrimitiveTriangleIndicesEXT-PrimitiveTriangleIndicesEXT-07058',
      'The Length of the array with BuiltIn PrimitiveTriangleIndicesEXT that an entry point lists is the operand of OutputPrimitivesEXT of that entry point.',
    ),
  ),
  ...builtIn(
    'TaskCountNV',
    within('04384', 'TaskNV'),
    storage('04385', 'Output'),
    holds('04386', int),
  ),
]
