import type { RuleRow } from '../../rule.ts'
import { builtIn, holdsEach, meshPrimitive, sole, storage, storageWithin, within } from '../row.ts'

const unlessMesh =
  ' Variables that an entry point with execution model MeshEXT lists or statically uses are left to the rule about the type there.'
const int = 'a 32-bit integer'
const ints = 'an array of 32-bit integers'

/** Built-ins of primitives. */
export const rules: readonly RuleRow[] = [
  ...builtIn(
    'CullPrimitiveEXT',
    within('07034', 'MeshEXT'),
    storage('07035', 'Output'),
    ...meshPrimitive('a Boolean', {
      perPrimitive: '07038',
      type: '07036',
      size: '10589',
      blockSize: '10590',
    }),
    sole(
      'decoration',
      'once',
      'CullPrimitiveEXT-CullPrimitiveEXT-10591',
      'No entry point lists two variables that have BuiltIn CullPrimitiveEXT, themselves or on a member of their structure.',
    ),
  ),
  ...builtIn(
    'Layer',
    within(
      '04272',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'TessellationEvaluation',
      'Geometry',
      'Fragment',
    ),
    storageWithin(
      'vertex',
      '04274',
      ['MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry'],
      'Output',
    ),
    storageWithin('fragment', '04275', ['Fragment'], 'Input'),
    holdsEach('04276', int, 'primitive', unlessMesh),
    ...meshPrimitive(int, {
      perPrimitive: '07039',
      type: '10592',
      size: '10593',
      blockSize: '10594',
    }),
  ),
  ...builtIn(
    'PrimitiveId',
    within(
      '04330',
      'MeshEXT',
      'MeshNV',
      'IntersectionKHR',
      'AnyHitKHR',
      'ClosestHitKHR',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
      'Fragment',
    ),
    storageWithin(
      'input',
      '04334',
      [
        'TessellationControl',
        'TessellationEvaluation',
        'Fragment',
        'IntersectionKHR',
        'AnyHitKHR',
        'ClosestHitKHR',
      ],
      'Input',
    ),
    storageWithin('geometry', '04335', ['Geometry'], 'Input', 'Output'),
    storageWithin('mesh', '04336', ['MeshEXT', 'MeshNV'], 'Output'),
    holdsEach('04337', int, 'primitive', unlessMesh),
    ...meshPrimitive(int, {
      perPrimitive: '07040',
      type: '10595',
      size: '10596',
      blockSize: '10597',
    }),
    sole(
      'capability',
      'fragment-capability',
      'PrimitiveId-Fragment-04333',
      'If an entry point with execution model Fragment lists or statically uses a variable with BuiltIn PrimitiveId, itself or on a member of its structure, the module declares MeshShadingEXT, MeshShadingNV, Geometry or Tessellation.',
    ),
  ),
  ...builtIn(
    'PrimitiveShadingRateKHR',
    within('04484', 'MeshEXT', 'MeshNV', 'Vertex', 'Geometry'),
    storage('04485', 'Output'),
    holdsEach('04486', int, 'primitive', unlessMesh),
    ...meshPrimitive(int, {
      perPrimitive: '07059',
      type: '10598',
      size: '10599',
      blockSize: '10600',
    }),
    sole(
      'semantics',
      'vertical',
      'PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-04487',
      'The first block of the function of an entry point stores no OpConstant to a variable with BuiltIn PrimitiveShadingRateKHR that has both Vertical2Pixels and Vertical4Pixels.',
    ),
    sole(
      'semantics',
      'horizontal',
      'PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-04488',
      'The first block of the function of an entry point stores no OpConstant to a variable with BuiltIn PrimitiveShadingRateKHR that has both Horizontal2Pixels and Horizontal4Pixels.',
    ),
    sole(
      'semantics',
      'flags',
      'PrimitiveShadingRateKHR-PrimitiveShadingRateKHR-04489',
      'The first block of the function of an entry point stores no OpConstant to a variable with BuiltIn PrimitiveShadingRateKHR that has bits other than those of Fragment Shading Rate Flags.',
    ),
  ),
  ...builtIn(
    'ViewportIndex',
    within(
      '04404',
      'MeshEXT',
      'MeshNV',
      'Vertex',
      'TessellationEvaluation',
      'Geometry',
      'Fragment',
    ),
    storageWithin(
      'vertex',
      '04406',
      ['MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry'],
      'Output',
    ),
    storageWithin('fragment', '04407', ['Fragment'], 'Input'),
    holdsEach('04408', int, 'primitive', unlessMesh),
    ...meshPrimitive(int, {
      perPrimitive: '07060',
      type: '10601',
      size: '10602',
      blockSize: '10603',
    }),
  ),
  ...builtIn(
    'ViewportMaskNV',
    within('04409', 'Vertex', 'MeshNV', 'TessellationEvaluation', 'Geometry'),
    storage('04410', 'Output'),
    holdsEach('04411', ints, 'primitive'),
  ),
  ...builtIn(
    'ViewportMaskPerViewNV',
    within(
      '04412',
      'Vertex',
      'MeshNV',
      'TessellationControl',
      'TessellationEvaluation',
      'Geometry',
    ),
    storage('04413', 'Output'),
    holdsEach('04414', ints, 'vertex'),
    sole(
      'layout',
      'size',
      'ViewportMaskPerViewNV-ViewportMaskPerViewNV-04415',
      'The Length of the array with BuiltIn ViewportMaskPerViewNV is at most 32.',
    ),
    sole(
      'operand',
      'constant-index',
      'ViewportMaskPerViewNV-ViewportMaskPerViewNV-04417',
      'Where an access chain starts at a variable with BuiltIn ViewportMaskPerViewNV, the index into the array of views is a constant or specialization constant.',
    ),
  ),
]
