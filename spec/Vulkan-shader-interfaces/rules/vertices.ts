import type { RuleRow } from '../../rule.ts'
import { builtIn, holds, holdsEach, sole, storage, storageWithin, within } from '../row.ts'

const betweenVertices = ['TessellationControl', 'TessellationEvaluation', 'Geometry'] as const
const producers = ['MeshEXT', 'MeshNV', 'Vertex'] as const
const float = 'a 32-bit float'
const float4 = 'a vector of four 32-bit floats'
const floats = 'an array of 32-bit floats'
const int = 'a 32-bit integer'

/** Built-ins of vertices, draws and views. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'BaseInstance',
    within('04181', 'Vertex'),
    storage('04182', 'Input'),
    holds('04183', int),
  ),
  ...builtIn(
    'BaseVertex',
    within('04184', 'Vertex'),
    storage('04185', 'Input'),
    holds('04186', int),
  ),
  ...builtIn(
    'ClipDistance',
    within(
      '04187',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'Fragment',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storageWithin('vertex', '04188', producers, 'Output'),
    storageWithin('fragment', '04189', ['Fragment'], 'Input'),
    storageWithin('geometry', '04190', betweenVertices, 'Input', 'Output'),
    holdsEach('04191', floats, 'vertex'),
  ),
  ...builtIn(
    'CullDistance',
    within(
      '04196',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'Fragment',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storageWithin('vertex', '04197', producers, 'Output'),
    storageWithin('fragment', '04198', ['Fragment'], 'Input'),
    storageWithin('geometry', '04199', betweenVertices, 'Input', 'Output'),
    holdsEach('04200', floats, 'vertex'),
  ),
  ...builtIn(
    'DrawIndex',
    within('04207', 'Vertex', 'MeshEXT', 'TaskEXT', 'MeshNV', 'TaskNV'),
    storage('04208', 'Input'),
    holds('04209', int),
  ),
  ...builtIn(
    'InstanceIndex',
    within('04263', 'Vertex'),
    storage('04264', 'Input'),
    holds('04265', int),
  ),
  ...builtIn(
    'PointSize',
    within(
      '04314',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storageWithin('vertex', '04315', producers, 'Output'),
    storageWithin('geometry', '04316', betweenVertices, 'Input', 'Output'),
    holdsEach('04317', float, 'vertex'),
  ),
  ...builtIn(
    'Position',
    within(
      '04318',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storageWithin('vertex', '04319', producers, 'Output'),
    storageWithin('geometry', '04320', betweenVertices, 'Input', 'Output'),
    holdsEach('04321', float4, 'vertex'),
  ),
  ...builtIn(
    'PositionPerViewNV',
    within(
      '04322',
      'MeshNV',
      'Vertex',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storageWithin('vertex', '04323', ['Vertex', 'MeshNV'], 'Output'),
    storageWithin('geometry', '04324', betweenVertices, 'Input', 'Output'),
    holdsEach('04325', 'an array of vectors of four 32-bit floats, whatever its length', 'vertex'),
    sole(
      'operand',
      'constant-index',
      'PositionPerViewNV-PositionPerViewNV-04326',
      'Where an access chain starts at a variable with BuiltIn PositionPerViewNV, the index into the array of views is a constant or specialization constant.',
    ),
  ),
  ...builtIn(
    'VertexIndex',
    within('04398', 'Vertex'),
    storage('04399', 'Input'),
    holds('04400', int),
  ),
  ...builtIn(
    'ViewIndex',
    within(
      '04401',
      'MeshEXT',
      'Vertex',
      'Geometry',
      'TessellationControl',
      'TessellationEvaluation',
      'Fragment',
    ),
    storage('04402', 'Input'),
    holds('04403', int),
  ),
]
