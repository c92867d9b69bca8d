import { pairOf } from '../pairs/pair-of.ts'
import { fragment, kernel } from '../pairs/pieces.ts'

/** A kernel with two variables that can have decorations of pointers. */
export const pointed = {
  ...kernel,
  declarations: `%first = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0
%second = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0`,
}

/** A fragment shader with an input, two outputs, and a structure of two members. */
export const stage = {
  ...fragment,
  entryPoints:
    'Fragment %main %variable_Input_float4_at_0 %variable_Output_float4_at_0 %variable_Output_float4',
  declarations: `%pair = OpTypeStruct %float4 %float2`,
}

/** Locations of the variables of the stage. */
export const locations = `OpDecorate %variable_Output_float4 Location 1`

/** Pairs of the rules on how decorations are set, how often, and in which groups. */
export const pairs = [
  pairOf`decorate-form/of-a-kernel
each decoration is set by the instruction that has operands of its kind
${pointed}
annotations: {OpDecorateId | alignment-id: OpDecorate} %first AlignmentId %uint_8
{OpDecorateId | offset-id: OpDecorate} %first MaxByteOffsetId %uint_8
{OpDecorate | alignment: OpDecorateId} %second Alignment 8
{OpDecorate | without-operands: OpDecorateId} %second Restrict`,
  pairOf`decorate-form/of-a-shader
a scope is an id, a location a number, and a semantic may be set in either way
${stage}
capabilities: Shader UniformDecoration
annotations: ${locations}
{OpDecorate | semantic: OpDecorateId} %variable_Input_float4_at_0 UserSemantic "COLOR"
{OpDecorateId | scope: OpDecorate} %a_float UniformId %uint_3
{OpDecorate | stride: OpDecorateId} %floats ArrayStride 4
changed: {OpDecorate | location: OpDecorateId} %variable_Output_float4 Location`,
  pairOf`decorate-string-form/semantics
a semantic is a string
${stage}
annotations: ${locations}
OpDecorateString %variable_Input_float4_at_0 UserSemantic "COLOR"
OpMemberDecorateString %pair 0 UserSemantic "NORMAL"
{OpMemberDecorate | member-offset: OpMemberDecorateString} %pair 1 Offset 16
{OpDecorate | string-and-more: OpDecorateString} %variable_Private_float LinkageAttributes "exported" Export
entryPoints: Fragment %main %variable_Input_float4_at_0 %variable_Output_float4_at_0 %variable_Output_float4 %variable_Private_float
changed: {OpDecorate | location: OpDecorateString} %variable_Output_float4 Location`,
  pairOf`decorate-id-constant/of-a-kernel
ids of decorations are constants, specialized ones among them
${pointed}
annotations: OpDecorateId %first AlignmentId {%uint_8 | alignment: %a_uint}
OpDecorateId %second MaxByteOffsetId {%spec_uint_16 | offset: %a_uint}`,
  pairOf`decorate-id-constant/in-a-group
a group of decorations has a constant id
${pointed}
annotations: OpDecorateId %group AlignmentId {%spec_uint_16 | undefined: %a_uint}
%group = OpDecorationGroup
OpGroupDecorate %group %first %second`,
  pairOf`member-target-is-structure/members
members of a structure are named, decorated, and decorated in a group
${stage}
debug: OpMemberName {%pair | array-named: %pair_array2 | pointer-named: %pointer_Private_pair} 0 "first"
annotations: ${locations}
OpMemberDecorate {%pair | vector-decorated: %float4 | variable-decorated: %variable_Input_float4_at_0
  | group-decorated: %group} 0 RelaxedPrecision
OpMemberDecorateString {%pair | array-with-string: %pair_array2} 1 UserSemantic "COLOR"
%group = [RelaxedPrecision] {%pair | array-in-group: %pair_array2} 1`,
  pairOf`member-in-range/last-member
the last member of a structure is named and decorated
${stage}
debug: OpMemberName %pair {1 | named: 2} "last"
annotations: ${locations}
%pair {1 | decorated: 2 | decorated-far-out: 4294967295} RelaxedPrecision
OpMemberDecorateString %pair {1 | with-string: 2} UserSemantic "COLOR"
%group = [RelaxedPrecision] %pair {0 | in-group: 2}`,
  pairOf`member-in-range/structure-without-members
a structure without members beside one with one
annotations: {%float_only | empty: %empty} 0 RelaxedPrecision
declarations: %empty = OpTypeStruct`,
  pairOf`decoration-group-is-group/both-instructions
groups are given to variables and members
${stage}
imports: %set = OpExtInstImport "GLSL.std.450"
debug: %string = OpString "group"
annotations: ${locations}
%group RelaxedPrecision
%group = OpDecorationGroup
OpGroupDecorate {%group | string: %string | import: %set | variable: %variable_Output_float4_at_0} %variable_Input_float4_at_0
OpGroupMemberDecorate {%group | string-for-members: %string | type-for-members: %float} %pair 0`,
  pairOf`decoration-group-target/two-groups
two groups are given to variables, not to each other
${stage}
annotations: ${locations}
%second Flat
%first RelaxedPrecision
%first = OpDecorationGroup
OpGroupDecorate %first {%variable_Output_float4_at_0 | group: %second | among-others: %variable_Output_float4_at_0 %second}
OpDecorateString {%variable_Input_float4_at_0 | string: %second} UserSemantic "COLOR"
%second = OpDecorationGroup
OpGroupDecorate %second %variable_Input_float4_at_0`,
  pairOf`decoration-group-order/before-the-group
what is in a group stands before it
${stage}
annotations: ${locations}
%group Flat
{OpDecorate %group RelaxedPrecision | right-after: | after-its-use:}
%group = OpDecorationGroup
{| right-after: OpDecorate %group RelaxedPrecision}
OpGroupDecorate %group %variable_Input_float4_at_0
{| after-its-use: OpDecorate %group RelaxedPrecision}`,
  pairOf`decoration-group-order/by-id
a decoration with an id stands before its group, too
${pointed}
annotations: {OpDecorateId %group AlignmentId %uint_8 | after:}
%group = OpDecorationGroup
{| after: OpDecorateId %group AlignmentId %uint_8}
OpGroupDecorate %group %first`,

  pairOf`decoration-once/semantics-more-than-once
a variable has several semantics, members the same decoration as other members
${stage}
annotations: ${locations}
OpDecorateString %variable_Input_float4_at_0 UserSemantic "COLOR"
OpDecorateString %variable_Input_float4_at_0 UserSemantic {"TINT" | semantic: "COLOR"}
%pair 0 RelaxedPrecision, {1 | member: 0} RelaxedPrecision
%variable_Input_float4_at_0 %group RelaxedPrecision
{| in-a-group: OpDecorate %group RelaxedPrecision
  | in-an-unused-group: OpDecorate %group RelaxedPrecision}
%group = OpDecorationGroup
{OpGroupDecorate %group %variable_Output_float4_at_0 | by-a-group: OpGroupDecorate %group %variable_Input_float4_at_0 | in-an-unused-group:
  | group-twice: OpGroupDecorate %group %variable_Output_float4_at_0 %variable_Output_float4_at_0
  | member-by-a-group: OpGroupMemberDecorate %group %pair 1}
changed: OpDecorate %variable_Output_float4 Location 1
{| variable: OpDecorate %variable_Output_float4 Location 2 | equal-operands: OpDecorate %variable_Output_float4 Location 1}`,
  pairOf`decoration-once/attributes-more-than-once
a parameter has several attributes, but one alignment
${kernel}
annotations: %parameter FuncParamAttr NoAlias, FuncParamAttr NoCapture, Alignment 8
{| alignment: OpDecorate %parameter Alignment 4}
main: %main = OpFunction %void None %signature_void_of_pointer_CrossWorkgroup_uint
%parameter = OpFunctionParameter %pointer_CrossWorkgroup_uint
%entry:`,
  pairOf`decoration-once/attributes-in-a-group
a group has several attributes of parameters and one alignment
${kernel}
annotations: %group FuncParamAttr NoAlias, FuncParamAttr NoCapture, Alignment 8
{| other-alignment: OpDecorate %group Alignment 4 | unused-group: OpDecorate %group Alignment 4}
%group = OpDecorationGroup
{OpGroupDecorate %group %parameter | unused-group:}
main: %main = OpFunction %void None %signature_void_of_pointer_CrossWorkgroup_uint
%parameter = OpFunctionParameter %pointer_CrossWorkgroup_uint
%entry:`,
  pairOf`decoration-once/encoded-arrays
two arrays contain text, one of them by a group
extensions: OpExtension "SPV_KHR_constant_data"
annotations: {%uchars | array-of-a-group: %uchar_array3} UTFEncodedKHR
{| array: OpDecorate %uchars UTFEncodedKHR}
%group UTFEncodedKHR
{| group: OpDecorate %group UTFEncodedKHR}
%group = OpDecorationGroup
OpGroupDecorate %group %uchar_array3 {| by-a-group: %uchars}`,
]
