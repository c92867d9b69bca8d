import { pairOf, piecesIn, piecesOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, vertex } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

/** A compute shader with three buffers in Uniform, a counter before the others, and variables in other storage classes. */
const buffers = piecesOf`entryPoints: GLCompute %main %buffer %counter %spare %variable_StorageBuffer_block %variable_PushConstant_block %own %shared %variable_UniformConstant_image
declarations: %block = OpTypeStruct %uint4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_block = OpTypePointer Uniform %block
%pointer_vector = OpTypePointer Uniform %uint4
%pointer_Private_plain = OpTypePointer Private %uint
%pointer_shared = OpTypePointer Workgroup %uint
%pointer_local = OpTypePointer Function %uint
%counter = OpVariable %pointer_block Uniform
%buffer = OpVariable %pointer_block Uniform
%own = OpVariable %pointer_Private_plain Private
%shared = OpVariable %pointer_shared Workgroup
%spare = OpVariable %pointer_block Uniform
%nothing = OpConstantNull %uint4
before: %uint %helper(%pointer_local %parameter)
%seen = OpLoad %uint %parameter
OpReturnValue %seen
body: %local = OpVariable %pointer_local Function
%member = OpAccessChain %pointer_vector %buffer %uint_0
%read = OpLoad %uint4 %member`

const laidOut = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'
const bindings = `${laidOut}\n${bindingsOf(['buffer', 'counter', 'spare', 'variable_StorageBuffer_block', 'variable_UniformConstant_image'])}`

/** Two buffers of which the second is declared first, and a variable that is none. */
function declared(second: string, first: string) {
  return piecesOf`declarations: %block = OpTypeStruct %uint4
%${first} = OpVariable %pointer_Uniform_block Uniform
%${second} = OpVariable %pointer_Uniform_block Uniform
%own = OpVariable %pointer_Private_uint Private`
}

const untyped = `%untyped = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block
%untyped_counter = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block`

const string = 'OpDecorateString'

/** A shader with variables in all the storage classes that a shader of no special kind has. */
const inStage = tagIn(fragment)`
entryPoints: Fragment %main %input %variable_Input_members %output %own %buffer %variable_Uniform_block %variable_PushConstant_block %variable_UniformConstant_image
declarations: %members = OpTypeStruct %float4 %float2
%block = OpTypeStruct %float4
%plain = OpTypeStruct %float4 %float4
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%pointer_input = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%pointer_local = OpTypePointer Function %float4
%input = OpVariable %pointer_input Input
%output = OpVariable %pointer_output Output
%own = OpVariable %pointer_Private_plain Private
%buffer = OpVariable %pointer_StorageBuffer_block StorageBuffer
before: %float4 %helper(%pointer_local %parameter)
%seen = OpLoad %float4 %parameter
OpReturnValue %seen
body: %local = OpVariable %pointer_local Function
%first_member = OpAccessChain %pointer_input %variable_Input_members %uint_0
%read = OpLoad %float4 %first_member
OpStore %output %read`

const places = `OpDecorate %input Location 0
%members Block, 0 Location 1, 1 Location 2
OpDecorate %output Location 0
%block Block, 0 Offset 0
${bindingsOf(['buffer', 'variable_Uniform_block', 'variable_UniformConstant_image'])}`

/** A vertex shader with an input and two outputs. */
const passing = piecesIn(
  vertex,
)`entryPoints: Vertex %main %variable_Input_float4 %output %variable_Output_float4
declarations: %output = OpVariable %pointer_Output_float4 Output
%own = OpVariable %pointer_Private_float4 Private
%owned = OpVariable %pointer_Private_float4_pair Private
body: %read = OpLoad %float4 %variable_Input_float4
OpStore %output %read`

const inBoundBuffers = tagIn(buffers)`annotations: ${bindings}`
const inLocatedPassing = tagIn(passing)`annotations: %variable_Input_float4 %output Location 0
OpDecorate %variable_Output_float4 Location 1`

/** Pairs of the rules on the decorations that come from HLSL: counters of buffers, and semantics. */
export const pairs = targetPairs(decorationRows, [
  inBoundBuffers`counter-buffer-target/counted in spv1.4, spv1.6
a buffer in Uniform names another one, be it of another buffer too
+annotations: OpDecorateId %buffer CounterBuffer %counter
OpDecorateId %spare CounterBuffer %counter`,
  inBoundBuffers`counter-buffer-target/of-a-counter: a counter has a counter of its own
+annotations: OpDecorateId %buffer CounterBuffer %counter
OpDecorateId %spare CounterBuffer %buffer`,
  inBoundBuffers`counter-buffer-target/of-arrays: an array of buffers is counted by an array of counters
+annotations: %second_variable_Uniform_blocks DescriptorSet 1, Binding 0
%variable_Uniform_blocks DescriptorSet 1, Binding 1
%variable_StorageBuffer_blocks DescriptorSet 1, Binding 2
OpDecorateId %second_variable_Uniform_blocks CounterBuffer %variable_Uniform_blocks
entryPoints: ${buffers.entryPoints} %second_variable_Uniform_blocks %variable_Uniform_blocks %variable_StorageBuffer_blocks
+declarations: %blocks = OpTypeArray %block %uint_4
+body: %chosen = OpAccessChain %pointer_block %second_variable_Uniform_blocks %uint_1`,
  ...[
    ['counter-first', 'buffer', 'counter'],
    ['buffer-first', 'counter', 'buffer'],
  ].map(
    ([name = '', second = '', first = '']) =>
      pairOf`counter-buffer-target/by-an-extension-${name} in spv1.0, spv1.3
before it was core the decoration came by an extension, of buffers in any order
${declared(second, first)}
extensions: OpExtension "SPV_GOOGLE_hlsl_functionality1"
annotations: %block BufferBlock, 0 Offset 0
${bindingsOf(['buffer', 'counter'])}
OpDecorateId %buffer HlslCounterBufferGOOGLE %counter`,
  ),
  inBoundBuffers`counter-buffer-target/by-a-group: a group of decorations is given to buffers
+annotations: OpDecorateId %group CounterBuffer %counter
%group = OpDecorationGroup
OpGroupDecorate %group %buffer %spare`,
  inBoundBuffers`counter-buffer-target/untyped
variables that do not say what they hold are in a storage class as others are
entryPoints: ${buffers.entryPoints} %untyped %untyped_counter %untyped_StorageBuffer_block
+annotations: ${bindingsOf(['untyped', 'untyped_counter', 'untyped_StorageBuffer_block'])}
OpDecorateId %untyped CounterBuffer %counter
OpDecorateId %buffer CounterBuffer %untyped_counter
declarations: ${buffers.declarations?.replace('%buffer =', `${untyped}\n%buffer =`)}`,

  inStage`user-semantic-target/variables-and-members
inputs and outputs have semantics, and members of structures wherever these are
annotations: ${places}
${string} %input UserSemantic "COLOR"
${string} %output UserSemantic "SV_TARGET0"
${string} %variable_Input_members UserSemantic "VARYING"
OpMemberDecorateString %members 0 UserSemantic "NORMAL"
OpMemberDecorateString %members 1 UserSemantic "TEXCOORD0"
OpMemberDecorateString %block 0 UserSemantic "MATERIAL"
OpMemberDecorateString %plain 1 UserSemantic "MINE"`,
  inStage`user-semantic-target/set-without-a-string-instruction
a semantic is set by OpDecorate and OpMemberDecorate, too
annotations: ${places}
%input UserSemantic "COLOR"
%block 0 UserSemantic "MATERIAL"`,
  inLocatedPassing`user-semantic-target/several in spv1.4, spv1.5, spv1.6
one variable has several semantics, and a semantic several variables
+annotations: ${string} %variable_Input_float4 UserSemantic "POSITION"
${string} %variable_Input_float4 UserSemantic "position0"
${string} %output UserSemantic "POSITION"
${string} %variable_Output_float4 UserSemantic "POSITION"
{| added-structure: ${string} %float4_pair UserSemantic "POSITION"}`,
  inLocatedPassing`user-semantic-target/by-an-extension in spv1.0, spv1.3
before they were core semantics came by an extension
extensions: OpExtension "SPV_GOOGLE_hlsl_functionality1"
+annotations: OpDecorateStringGOOGLE %variable_Input_float4 HlslSemanticGOOGLE "POSITION"
OpMemberDecorateStringGOOGLE %float4_pair 1 HlslSemanticGOOGLE "NORMAL"`,
  inLocatedPassing`user-semantic-target/by-a-group: groups of decorations are given to variables and to members
+annotations: %group = [UserSemantic "POSITION"] %variable_Input_float4 %output
OpGroupMemberDecorate %group %float4_pair 0 %float4_pair 1`,
  inLocatedPassing`user-semantic-target/untyped
a variable that does not say what it holds is in another storage class all the same
entryPoints: ${passing.entryPoints} %untyped
+annotations: ${bindingOf('untyped')}
${string} %variable_Input_float4 UserSemantic "POSITION"
+declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_float4`,
])
