import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { fragment, kernel, library } from '../pairs/pieces.ts'

/** A kernel with two variables that can have decorations of pointers. */
export const pointed = {
  ...kernel,
  entryPoints: 'OpEntryPoint Kernel %main "main" %first %second',
  declarations: `%undefined = OpUndef %uint
%specialized = OpSpecConstant %uint 16
%pointer_uint = OpTypePointer CrossWorkgroup %uint
%first = OpVariable %pointer_uint CrossWorkgroup %uint_0
%second = OpVariable %pointer_uint CrossWorkgroup %uint_0`,
}

/** A fragment shader with an input, two outputs, and a structure of two members. */
export const stage = {
  ...fragment,
  entryPoints: 'OpEntryPoint Fragment %main "main" %input %output %other',
  declarations: `%pair = OpTypeStruct %float4 %float2
%array = OpTypeArray %pair %uint_2
%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_pair = OpTypePointer Private %pair
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%other = OpVariable %pointer_output Output`,
}

/** Locations of the variables of the stage. */
export const locations = `OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %other Location 1`

/** Pairs of the rules on how decorations are set, and in which groups. */
export const pairs = [
  pair(
    'decorate-form',
    'of-a-kernel',
    'each decoration is set by the instruction that has operands of its kind',
    {
      ...pointed,
      annotations: `OpDecorateId %first AlignmentId %uint_8
OpDecorateId %first MaxByteOffsetId %uint_8
OpDecorate %second Alignment 8
OpDecorate %second Restrict`,
    },
    {
      'alignment-id': [['OpDecorateId %first AlignmentId', 'OpDecorate %first AlignmentId']],
      'offset-id': [['OpDecorateId %first MaxByteOffsetId', 'OpDecorate %first MaxByteOffsetId']],
      alignment: [['OpDecorate %second Alignment 8', 'OpDecorateId %second Alignment 8']],
      'without-operands': [['OpDecorate %second Restrict', 'OpDecorateId %second Restrict']],
    },
  ),
  pair(
    'decorate-form',
    'of-a-shader',
    'a scope is an id, a location a number, and a semantic may be set in either way',
    {
      ...stage,
      capabilities: 'OpCapability Shader\nOpCapability UniformDecoration',
      annotations: `${locations}
OpDecorate %input UserSemantic "COLOR"
OpDecorateId %undefined UniformId %uint_3
OpDecorate %array_of_floats ArrayStride 4`,
      declarations: `${stage.declarations}
%array_of_floats = OpTypeArray %float %uint_2
%undefined = OpUndef %float`,
    },
    {
      scope: [['OpDecorateId %undefined', 'OpDecorate %undefined']],
      location: [['OpDecorate %other Location', 'OpDecorateId %other Location']],
      stride: [['OpDecorate %array_of_floats', 'OpDecorateId %array_of_floats']],
      semantic: [['OpDecorate %input UserSemantic', 'OpDecorateId %input UserSemantic']],
    },
  ),
  pair(
    'decorate-string-form',
    'semantics',
    'a semantic is a string',
    {
      ...stage,
      capabilities: 'OpCapability Shader\nOpCapability Linkage',
      annotations: `${locations}
OpDecorateString %input UserSemantic "COLOR"
OpMemberDecorateString %pair 0 UserSemantic "NORMAL"
OpMemberDecorate %pair 1 Offset 16
OpDecorate %exported LinkageAttributes "exported" Export`,
      declarations: `${stage.declarations}
%pointer_float = OpTypePointer Private %float
%exported = OpVariable %pointer_float Private`,
      entryPoints: 'OpEntryPoint Fragment %main "main" %input %output %other %exported',
    },
    {
      location: [['OpDecorate %other Location', 'OpDecorateString %other Location']],
      'member-offset': [['OpMemberDecorate %pair 1', 'OpMemberDecorateString %pair 1']],
      'string-and-more': [['OpDecorate %exported', 'OpDecorateString %exported']],
    },
  ),
  pair(
    'decorate-id-constant',
    'of-a-kernel',
    'ids of decorations are constants, specialized ones among them',
    {
      ...pointed,
      annotations: `OpDecorateId %first AlignmentId %uint_8
OpDecorateId %second MaxByteOffsetId %specialized`,
    },
    {
      alignment: [['AlignmentId %uint_8', 'AlignmentId %undefined']],
      offset: [['MaxByteOffsetId %specialized', 'MaxByteOffsetId %undefined']],
    },
  ),
  pair(
    'decorate-id-constant',
    'in-a-group',
    'a group of decorations has a constant id',
    {
      ...pointed,
      annotations: `OpDecorateId %group AlignmentId %specialized
%group = OpDecorationGroup
OpGroupDecorate %group %first %second`,
    },
    { undefined: [['AlignmentId %specialized', 'AlignmentId %undefined']] },
  ),
  pair(
    'member-target-is-structure',
    'members',
    'members of a structure are named, decorated, and decorated in a group',
    {
      ...stage,
      debug: 'OpMemberName %pair 0 "first"',
      annotations: `${locations}
OpMemberDecorate %pair 0 RelaxedPrecision
OpMemberDecorateString %pair 1 UserSemantic "COLOR"
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupMemberDecorate %group %pair 1`,
    },
    {
      'array-named': [['OpMemberName %pair', 'OpMemberName %array']],
      'pointer-named': [['OpMemberName %pair', 'OpMemberName %pointer_pair']],
      'vector-decorated': [['OpMemberDecorate %pair', 'OpMemberDecorate %float4']],
      'variable-decorated': [['OpMemberDecorate %pair', 'OpMemberDecorate %input']],
      'group-decorated': [['OpMemberDecorate %pair', 'OpMemberDecorate %group']],
      'array-with-string': [['OpMemberDecorateString %pair', 'OpMemberDecorateString %array']],
      'array-in-group': [
        ['OpGroupMemberDecorate %group %pair', 'OpGroupMemberDecorate %group %array'],
      ],
    },
  ),
  pair(
    'member-in-range',
    'last-member',
    'the last member of a structure is named and decorated',
    {
      ...stage,
      debug: 'OpMemberName %pair 1 "last"',
      annotations: `${locations}
OpMemberDecorate %pair 1 RelaxedPrecision
OpMemberDecorateString %pair 1 UserSemantic "COLOR"
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupMemberDecorate %group %pair 0`,
    },
    {
      named: [['OpMemberName %pair 1', 'OpMemberName %pair 2']],
      decorated: [['OpMemberDecorate %pair 1', 'OpMemberDecorate %pair 2']],
      'decorated-far-out': [['OpMemberDecorate %pair 1', 'OpMemberDecorate %pair 4294967295']],
      'with-string': [['OpMemberDecorateString %pair 1', 'OpMemberDecorateString %pair 2']],
      'in-group': [['%group %pair 0', '%group %pair 2']],
    },
  ),
  pair(
    'member-in-range',
    'structure-without-members',
    'a structure without members beside one with one',
    {
      ...library,
      annotations: 'OpMemberDecorate %single 0 RelaxedPrecision',
      declarations: '%empty = OpTypeStruct\n%single = OpTypeStruct %float',
    },
    { empty: [['OpMemberDecorate %single', 'OpMemberDecorate %empty']] },
  ),
  pair(
    'decoration-group-is-group',
    'both-instructions',
    'groups are given to variables and members',
    {
      ...stage,
      imports: '%set = OpExtInstImport "GLSL.std.450"',
      debug: '%string = OpString "group"',
      annotations: `${locations}
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate %group %input
OpGroupMemberDecorate %group %pair 0`,
    },
    {
      ...instead('OpGroupDecorate %group', {
        string: 'OpGroupDecorate %string',
        import: 'OpGroupDecorate %set',
        variable: 'OpGroupDecorate %output',
      }),
      ...instead('OpGroupMemberDecorate %group', {
        'string-for-members': 'OpGroupMemberDecorate %string',
        'type-for-members': 'OpGroupMemberDecorate %float',
      }),
    },
  ),
  pair(
    'decoration-group-target',
    'two-groups',
    'two groups are given to variables, not to each other',
    {
      ...stage,
      annotations: `${locations}
OpDecorate %second Flat
OpDecorate %first RelaxedPrecision
%first = OpDecorationGroup
OpGroupDecorate %first %output
OpDecorateString %input UserSemantic "COLOR"
%second = OpDecorationGroup
OpGroupDecorate %second %input`,
    },
    {
      group: [['OpGroupDecorate %first %output', 'OpGroupDecorate %first %second']],
      'among-others': [
        ['OpGroupDecorate %first %output', 'OpGroupDecorate %first %output %second'],
      ],
      string: [['OpDecorateString %input', 'OpDecorateString %second']],
    },
  ),
  pair(
    'decoration-group-order',
    'before-the-group',
    'what is in a group stands before it',
    {
      ...stage,
      annotations: `${locations}
OpDecorate %group Flat
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate %group %input`,
    },
    {
      'right-after': [
        [
          'OpDecorate %group RelaxedPrecision\n%group = OpDecorationGroup',
          '%group = OpDecorationGroup\nOpDecorate %group RelaxedPrecision',
        ],
      ],
      'after-its-use': [
        ['OpDecorate %group RelaxedPrecision\n', ''],
        [
          'OpGroupDecorate %group %input',
          'OpGroupDecorate %group %input\nOpDecorate %group RelaxedPrecision',
        ],
      ],
    },
  ),
  pair(
    'decoration-group-order',
    'by-id',
    'a decoration with an id stands before its group, too',
    {
      ...pointed,
      annotations: `OpDecorateId %group AlignmentId %uint_8
%group = OpDecorationGroup
OpGroupDecorate %group %first`,
    },
    {
      after: [
        [
          'OpDecorateId %group AlignmentId %uint_8\n%group = OpDecorationGroup',
          '%group = OpDecorationGroup\nOpDecorateId %group AlignmentId %uint_8',
        ],
      ],
    },
  ),
]
