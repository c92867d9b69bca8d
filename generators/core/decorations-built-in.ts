import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { vertex } from '../pairs/pieces.ts'

const vertices = {
  ...vertex,
  entryPoints: 'OpEntryPoint Vertex %main "main" %out',
  declarations: `%members = OpTypeStruct %float4 %float
%pointer_members = OpTypePointer Output %members
%out = OpVariable %pointer_members Output`,
}

const linked = {
  capabilities: 'OpCapability Shader\nOpCapability Linkage',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %imported %exported',
  annotations: `OpDecorate %imported LinkageAttributes "imported" Import
OpDecorate %exported LinkageAttributes "exported" Export`,
  declarations: `%pointer = OpTypePointer Private %uint
%imported = OpVariable %pointer Private
%exported = OpVariable %pointer Private %uint_1`,
}

/** Pairs of the rules on structures of built-ins and on imported variables. */
export const pairs = [
  pair(
    'built-in-members-all',
    'vertex',
    'every member of a block is a built-in',
    {
      ...vertices,
      annotations: `OpDecorate %members Block
OpMemberDecorate %members 0 BuiltIn Position
OpMemberDecorate %members 1 BuiltIn PointSize`,
    },
    {
      'first-only': [['OpMemberDecorate %members 1 BuiltIn PointSize\n', '']],
      'last-only': [['OpMemberDecorate %members 0 BuiltIn Position\n', '']],
      'one-with-location': [
        ['OpMemberDecorate %members 1 BuiltIn PointSize', 'OpMemberDecorate %members 1 Location 0'],
      ],
    },
  ),
  pair(
    'built-in-members-all',
    'by-a-group',
    'groups of decorations make every member a built-in',
    {
      ...vertices,
      annotations: `OpDecorate %members Block
OpDecorate %position BuiltIn Position
%position = OpDecorationGroup
OpDecorate %point_size BuiltIn PointSize
%point_size = OpDecorationGroup
OpGroupMemberDecorate %position %members 0
OpGroupMemberDecorate %point_size %members 1`,
    },
    { 'one-without': [['OpGroupMemberDecorate %point_size %members 1\n', '']] },
  ),
  pair(
    'built-in-structure-not-nested',
    'vertex',
    'a structure of built-ins stands beside one that holds another structure',
    {
      ...vertices,
      annotations: `OpDecorate %members Block
OpMemberDecorate %members 0 BuiltIn Position
OpMemberDecorate %members 1 BuiltIn PointSize`,
      declarations: `${vertices.declarations}
%inner = OpTypeStruct %float4 %float
%outer = OpTypeStruct %inner
%wider = OpTypeStruct %float %outer`,
    },
    {
      ...instead('%outer = OpTypeStruct %inner', {
        only: '%outer = OpTypeStruct %members',
        last: '%outer = OpTypeStruct %inner %members',
      }),
      beside: [['OpTypeStruct %float %outer', 'OpTypeStruct %members %outer']],
    },
  ),
  pair(
    'imported-variable-without-initializer',
    'imported-and-exported',
    'an exported variable has an initializer, an imported one has none',
    linked,
    {
      constant: [
        [
          '%imported = OpVariable %pointer Private',
          '%imported = OpVariable %pointer Private %uint_2',
        ],
      ],
      'exported-is-imported': [['"exported" Export', '"exported" Import']],
    },
  ),
  pair(
    'imported-variable-without-initializer',
    'by-a-group',
    'a group of decorations imports a variable without an initializer',
    {
      ...linked,
      annotations: `OpDecorate %group LinkageAttributes "imported" Import
%group = OpDecorationGroup
OpGroupDecorate %group %imported`,
    },
    { initialized: [['OpGroupDecorate %group %imported', 'OpGroupDecorate %group %exported']] },
  ),
]
