import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { locations, stage } from './decorations.ts'
import { also } from './shared/decorated.ts'

/** Pairs of the rule on decorations that an id or a member can have once. */
export const pairs = [
  pair(
    'decoration-once',
    'semantics-more-than-once',
    'a variable has several semantics, members the same decoration as other members',
    {
      ...stage,
      annotations: `${locations}
OpDecorateString %input UserSemantic "COLOR"
OpDecorateString %input UserSemantic "TINT"
OpMemberDecorate %pair 0 RelaxedPrecision
OpMemberDecorate %pair 1 RelaxedPrecision
OpDecorate %input RelaxedPrecision
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate %group %output`,
    },
    {
      variable: [
        [
          'OpDecorate %other Location 1',
          'OpDecorate %other Location 1\nOpDecorate %other Location 2',
        ],
      ],
      'equal-operands': [
        [
          'OpDecorate %other Location 1',
          'OpDecorate %other Location 1\nOpDecorate %other Location 1',
        ],
      ],
      semantic: [['"TINT"', '"COLOR"']],
      member: [['OpMemberDecorate %pair 1', 'OpMemberDecorate %pair 0']],
      'by-a-group': [['OpGroupDecorate %group %output', 'OpGroupDecorate %group %input']],
      'in-a-group': also(
        'OpDecorate %group RelaxedPrecision',
        'OpDecorate %group RelaxedPrecision',
      ),
      'in-an-unused-group': [
        [
          'OpDecorate %group RelaxedPrecision',
          'OpDecorate %group RelaxedPrecision\nOpDecorate %group RelaxedPrecision',
        ],
        ['\nOpGroupDecorate %group %output', ''],
      ],
      'group-twice': [['OpGroupDecorate %group %output', 'OpGroupDecorate %group %output %output']],
      'member-by-a-group': [
        ['OpGroupDecorate %group %output', 'OpGroupMemberDecorate %group %pair 1'],
      ],
    },
  ),
  pair(
    'decoration-once',
    'attributes-more-than-once',
    'a parameter has several attributes, but one alignment',
    {
      ...kernel,
      annotations: `OpDecorate %parameter FuncParamAttr NoAlias
OpDecorate %parameter FuncParamAttr NoCapture
OpDecorate %parameter Alignment 8`,
      declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%of_pointer = OpTypeFunction %void %pointer`,
      main: `%main = OpFunction %void None %of_pointer
%parameter = OpFunctionParameter %pointer
%entry = OpLabel`,
    },
    {
      alignment: [
        [
          'OpDecorate %parameter Alignment 8',
          'OpDecorate %parameter Alignment 8\nOpDecorate %parameter Alignment 4',
        ],
      ],
    },
  ),
  pair(
    'decoration-once',
    'attributes-in-a-group',
    'a group has several attributes of parameters and one alignment',
    {
      ...kernel,
      annotations: `OpDecorate %group FuncParamAttr NoAlias
OpDecorate %group FuncParamAttr NoCapture
OpDecorate %group Alignment 8
%group = OpDecorationGroup
OpGroupDecorate %group %parameter`,
      declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%of_pointer = OpTypeFunction %void %pointer`,
      main: `%main = OpFunction %void None %of_pointer
%parameter = OpFunctionParameter %pointer
%entry = OpLabel`,
    },
    {
      'other-alignment': also('OpDecorate %group Alignment 8', 'OpDecorate %group Alignment 4'),
      'unused-group': [
        [
          'OpDecorate %group Alignment 8',
          'OpDecorate %group Alignment 8\nOpDecorate %group Alignment 4',
        ],
        ['\nOpGroupDecorate %group %parameter', ''],
      ],
    },
  ),
  pair(
    'decoration-once',
    'encoded-arrays',
    'two arrays contain text, one of them by a group',
    {
      capabilities: 'OpCapability Shader\nOpCapability Int8\nOpCapability ConstantDataKHR',
      extensions: 'OpExtension "SPV_KHR_constant_data"',
      annotations: `OpDecorate %text UTFEncodedKHR
OpDecorate %group UTFEncodedKHR
%group = OpDecorationGroup
OpGroupDecorate %group %other`,
      declarations: `%byte = OpTypeInt 8 0
%text = OpTypeArray %byte %uint_2
%other = OpTypeArray %byte %uint_3`,
    },
    {
      array: also('OpDecorate %text UTFEncodedKHR', 'OpDecorate %text UTFEncodedKHR'),
      'array-of-a-group': [['OpDecorate %text', 'OpDecorate %other']],
      'by-a-group': [['OpGroupDecorate %group %other', 'OpGroupDecorate %group %other %text']],
      group: also('OpDecorate %group UTFEncodedKHR', 'OpDecorate %group UTFEncodedKHR'),
    },
  ),
]
