import { instead } from '../pairs/instead.ts'
import { type Edit, pair } from '../pairs/pair.ts'
import { fragment, vertex } from '../pairs/pieces.ts'

const string = 'OpDecorateString'

/** A shader with variables in all the storage classes that a shader of no special kind has. */
const stage = {
  ...fragment,
  entryPoints:
    'OpEntryPoint Fragment %main "main" %input %varying %output %own %buffer %uniform %pushed %texture',
  declarations: `%members = OpTypeStruct %float4 %float2
%block = OpTypeStruct %float4
%plain = OpTypeStruct %float4 %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_input = OpTypePointer Input %float4
%pointer_members = OpTypePointer Input %members
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %plain
%pointer_buffer = OpTypePointer StorageBuffer %block
%pointer_uniform = OpTypePointer Uniform %block
%pointer_pushed = OpTypePointer PushConstant %block
%pointer_texture = OpTypePointer UniformConstant %image
%pointer_local = OpTypePointer Function %float4
%of_pointer = OpTypeFunction %float4 %pointer_local
%input = OpVariable %pointer_input Input
%varying = OpVariable %pointer_members Input
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private
%buffer = OpVariable %pointer_buffer StorageBuffer
%uniform = OpVariable %pointer_uniform Uniform
%pushed = OpVariable %pointer_pushed PushConstant
%texture = OpVariable %pointer_texture UniformConstant`,
  before: `%helper = OpFunction %float4 None %of_pointer
%parameter = OpFunctionParameter %pointer_local
%begin = OpLabel
%seen = OpLoad %float4 %parameter
OpReturnValue %seen
OpFunctionEnd`,
  body: `%local = OpVariable %pointer_local Function
%first_member = OpAccessChain %pointer_input %varying %uint_0
%read = OpLoad %float4 %first_member
OpStore %output %read`,
}

const places = `OpDecorate %input Location 0
OpDecorate %members Block
OpMemberDecorate %members 0 Location 1
OpMemberDecorate %members 1 Location 2
OpDecorate %output Location 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %uniform DescriptorSet 0
OpDecorate %uniform Binding 1
OpDecorate %texture DescriptorSet 0
OpDecorate %texture Binding 2`

/** What is no variable in Input or Output, by what it is called. */
const others = {
  private: '%own',
  'storage-buffer': '%buffer',
  uniform: '%uniform',
  'push-constant': '%pushed',
  image: '%texture',
  'local-variable': '%local',
  structure: '%members',
  'block-of-a-buffer': '%block',
  'pointer-type': '%pointer_input',
  chain: '%first_member',
  'read-value': '%read',
  parameter: '%parameter',
  function: '%helper',
  'entry-point': '%main',
  label: '%begin',
  constant: '%uint_0',
}

/** A way for each of them. */
function ofOthers(
  to: (target: string) => readonly Edit[],
): Readonly<Record<string, readonly Edit[]>> {
  return Object.fromEntries(Object.entries(others).map(([way, target]) => [way, to(target)]))
}

/** A vertex shader with an input and two outputs. */
const passing = {
  ...vertex,
  entryPoints: 'OpEntryPoint Vertex %main "main" %input %output %another',
  declarations: `%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_own = OpTypePointer Private %float4
%structure = OpTypeStruct %float4 %float4
%pointer_structure = OpTypePointer Private %structure
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%another = OpVariable %pointer_output Output
%own = OpVariable %pointer_own Private
%owned = OpVariable %pointer_structure Private`,
  body: `%read = OpLoad %float4 %input
OpStore %output %read`,
}

const locations = `OpDecorate %input Location 0
OpDecorate %output Location 0
OpDecorate %another Location 1`

/** Pairs of the rule on semantics that users define. */
export const pairs = [
  pair(
    'user-semantic-target',
    'variables-and-members',
    'inputs and outputs have semantics, and members of structures wherever these are',
    {
      ...stage,
      annotations: `${places}
${string} %input UserSemantic "COLOR"
${string} %output UserSemantic "SV_TARGET0"
${string} %varying UserSemantic "VARYING"
OpMemberDecorateString %members 0 UserSemantic "NORMAL"
OpMemberDecorateString %members 1 UserSemantic "TEXCOORD0"
OpMemberDecorateString %block 0 UserSemantic "MATERIAL"
OpMemberDecorateString %plain 1 UserSemantic "MINE"`,
    },
    ofOthers((target) => [[`${string} %output UserSemantic`, `${string} ${target} UserSemantic`]]),
  ),
  pair(
    'user-semantic-target',
    'set-without-a-string-instruction',
    'a semantic is set by OpDecorate and OpMemberDecorate, too',
    {
      ...stage,
      annotations: `${places}
OpDecorate %input UserSemantic "COLOR"
OpMemberDecorate %block 0 UserSemantic "MATERIAL"`,
    },
    ofOthers((target) => [['OpDecorate %input UserSemantic', `OpDecorate ${target} UserSemantic`]]),
  ),
  pair(
    'user-semantic-target',
    'several',
    'one variable has several semantics, and a semantic several variables',
    {
      ...passing,
      annotations: `${locations}
${string} %input UserSemantic "POSITION"
${string} %input UserSemantic "position0"
${string} %output UserSemantic "POSITION"
${string} %another UserSemantic "POSITION"`,
    },
    {
      'second-semantic': [['%input UserSemantic "position0"', '%own UserSemantic "position0"']],
      'last-variable': [['%another UserSemantic', '%owned UserSemantic']],
      'added-structure': [
        [
          '%another UserSemantic "POSITION"',
          `%another UserSemantic "POSITION"\n${string} %structure UserSemantic "POSITION"`,
        ],
      ],
    },
    { environments: ['spv1.4', 'spv1.5', 'spv1.6'] },
  ),
  pair(
    'user-semantic-target',
    'by-an-extension',
    'before they were core semantics came by an extension',
    {
      ...passing,
      extensions: 'OpExtension "SPV_GOOGLE_hlsl_functionality1"',
      annotations: `${locations}
OpDecorateStringGOOGLE %input HlslSemanticGOOGLE "POSITION"
OpMemberDecorateStringGOOGLE %structure 1 HlslSemanticGOOGLE "NORMAL"`,
    },
    instead('OpDecorateStringGOOGLE %input', {
      private: 'OpDecorateStringGOOGLE %own',
      structure: 'OpDecorateStringGOOGLE %structure',
      'read-value': 'OpDecorateStringGOOGLE %read',
    }),
    { environments: ['spv1.0', 'spv1.3'] },
  ),
  pair(
    'user-semantic-target',
    'by-a-group',
    'groups of decorations are given to variables and to members',
    {
      ...passing,
      annotations: `${locations}
OpDecorate %group UserSemantic "POSITION"
%group = OpDecorationGroup
OpGroupDecorate %group %input %output
OpGroupMemberDecorate %group %structure 0 %structure 1`,
    },
    instead('%group %input %output', {
      'one-of-two': '%group %input %own',
      'first-of-two': '%group %owned %output',
      structure: '%group %input %structure',
      'read-value': '%group %read %output',
    }),
  ),
  pair(
    'user-semantic-target',
    'untyped',
    'a variable that does not say what it holds is in another storage class all the same',
    {
      ...passing,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      entryPoints: `${passing.entryPoints} %untyped`,
      annotations: `${locations}
OpDecorate %laid_out Block
OpMemberDecorate %laid_out 0 Offset 0
OpDecorate %untyped DescriptorSet 0
OpDecorate %untyped Binding 0
${string} %input UserSemantic "POSITION"`,
      declarations: `${passing.declarations}
%laid_out = OpTypeStruct %float4
%untyped_pointer = OpTypeUntypedPointerKHR StorageBuffer
%untyped = OpUntypedVariableKHR %untyped_pointer StorageBuffer %laid_out`,
    },
    { buffer: [[`${string} %input`, `${string} %untyped`]] },
  ),
]
