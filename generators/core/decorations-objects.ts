import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, fragment, kernel, physicalStorage } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

const noWrap = {
  imports: '%set = OpExtInstImport "GLSL.std.450"',
  body: `%sum = OpIAdd %uint %uint_1 %uint_2
%difference = OpISub %uint %uint_2 %uint_1
%product = OpIMul %uint %uint_2 %uint_2
%shifted = OpShiftLeftLogical %uint %uint_1 %uint_2
%negated = OpSNegate %int %int_1
%quotient = OpUDiv %uint %uint_2 %uint_1
%right = OpShiftRightLogical %uint %uint_2 %uint_1
%remainder = OpSRem %int %int_2 %int_1
%float_sum = OpFAdd %float %float_1 %float_1
%bits = OpBitwiseAnd %uint %uint_1 %uint_2
%copy = OpCopyObject %uint %sum`,
}

const buffer = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %numbers',
  declarations: `%block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_word = OpTypePointer StorageBuffer %uint
%image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%pointer_image = OpTypePointer UniformConstant %image
%of_number = OpTypeFunction %uint %uint
%buffer = OpVariable %pointer_block StorageBuffer
%numbers = OpVariable %pointer_image UniformConstant`,
  before: `%helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
OpReturnValue %parameter
OpFunctionEnd`,
  body: `%word = OpAccessChain %pointer_word %buffer %uint_0
%read = OpLoad %uint %word
%returned = OpFunctionCall %uint %helper %read
%loaded = OpLoad %image %numbers`,
}

const bound = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
${bindingOf('buffer')}
OpDecorate %numbers DescriptorSet 0`

/** Pairs of the rules on which variables, functions and values decorations are for. */
export const pairs = targetPairs(decorationRows, [
  pairOf`memory-decoration-target/variables-and-members
variables and members are volatile, coherent and for one direction only
${buffer}
annotations: ${bound}
OpDecorate %numbers Binding 1
OpDecorate %buffer Volatile
OpDecorate %numbers Coherent
OpDecorate %numbers NonReadable
OpMemberDecorate %block 0 NonWritable`,
  pairOf`memory-decoration-target/by-a-group
a group of decorations is given to an image
${buffer}
annotations: ${bound}
OpDecorate %numbers Binding 1
OpDecorate %group Coherent
%group = OpDecorationGroup
OpGroupDecorate %group %numbers`,
  pairOf`aliasing-decoration-target/of-a-shader
variables may alias
${buffer}
annotations: ${bound}
OpDecorate %numbers Binding 1
OpDecorate %buffer Aliased
OpDecorate %numbers Restrict`,
  pairOf`aliasing-decoration-target/of-a-kernel
a parameter of pointer type does not alias, a local variable may
${kernel}
annotations: OpDecorate %parameter Restrict
OpDecorate %local Aliased
declarations: %pointer = OpTypePointer CrossWorkgroup %uint
%pointer_local = OpTypePointer Function %uint
%of_pointer = OpTypeFunction %void %pointer %uint
main: %main = OpFunction %void None %of_pointer
%parameter = OpFunctionParameter %pointer
%number = OpFunctionParameter %uint
%entry = OpLabel
body: %local = OpVariable %pointer_local Function
%sum = OpIAdd %uint %number %number`,
  pairOf`aliasing-decoration-target/of-physical-pointers
variables that hold pointers into physical storage, and parameters that are some, may say how these alias
${physicalStorage}
entryPoints: OpEntryPoint GLCompute %main "main" %shared
annotations: OpDecorate %shared AliasedPointer
OpDecorate %parameter RestrictPointer
declarations: %word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypePointer Private %word
%shared = OpVariable %holder Private
%of_holder = OpTypeFunction %void %holder
%main_type = OpTypeFunction %void
main: %helper = OpFunction %void None %of_holder
%parameter = OpFunctionParameter %holder
%begin = OpLabel
OpReturn
OpFunctionEnd
%main = OpFunction %void None %main_type
%entry = OpLabel
body: %loaded = OpLoad %word %shared
%called = OpFunctionCall %void %helper %shared`,
  pairOf`variable-decoration-target/bindings
variables have bindings and sets
${buffer}
annotations: ${bound}
OpDecorate %numbers Binding 1`,
  pairOf`variable-decoration-target/stage
locations, indexes and invariance of a fragment shader, with an input attachment
${fragment}
capabilities: OpCapability Shader
OpCapability InputAttachment
entryPoints: OpEntryPoint Fragment %main "main" %input %output %attachment
annotations: OpDecorate %varying Block
OpMemberDecorate %varying 0 Location 1
OpMemberDecorate %varying 0 Invariant
OpDecorate %output Location 0
OpDecorate %output Index 1
OpDecorate %output Invariant
${bindingOf('attachment')}
OpDecorate %attachment InputAttachmentIndex 0
declarations: %varying = OpTypeStruct %float4
%pointer_varying = OpTypePointer Input %varying
%pointer_member = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%pointer_image = OpTypePointer UniformConstant %image
%input = OpVariable %pointer_varying Input
%output = OpVariable %pointer_output Output
%attachment = OpVariable %pointer_image UniformConstant
body: %member = OpAccessChain %pointer_member %input %uint_0
%read = OpLoad %float4 %member
%sum = OpFAdd %float4 %read %read
OpStore %output %sum`,
  pairOf`variable-decoration-target/constant-of-a-kernel
a variable of a kernel is constant
${kernel}
entryPoints: OpEntryPoint Kernel %main "main" %table
annotations: OpDecorate %table Constant
declarations: %pointer = OpTypePointer UniformConstant %uint
%table = OpVariable %pointer UniformConstant %uint_1
body: %read = OpLoad %uint %table`,
  pairOf`linkage-target/functions-and-variables
a function and a variable are exported
capabilities: OpCapability Shader
OpCapability Linkage
entryPoints: OpEntryPoint GLCompute %main "main" %shared
annotations: OpDecorate %helper LinkageAttributes "helper" Export
OpDecorate %shared LinkageAttributes "shared" Export
declarations: %pointer = OpTypePointer Private %uint
%pointer_local = OpTypePointer Function %uint
%of_number = OpTypeFunction %uint %uint
%structure = OpTypeStruct %uint
%shared = OpVariable %pointer Private
before: %helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
%local = OpVariable %pointer_local Function
OpReturnValue %parameter
OpFunctionEnd`,
  pairOf`object-decoration-target/values-and-variables
values are the same in a group, or not
${buffer}
capabilities: OpCapability Shader
OpCapability UniformDecoration
OpCapability ShaderNonUniform
annotations: ${bound}
OpDecorate %numbers Binding 1
OpDecorate %read Uniform
OpDecorateId %returned UniformId %uint_3
OpDecorate %word NonUniform
OpDecorate %parameter NonUniform`,
  pairOf`object-decoration-target/calls
the result of a call is the same in a group, unless there is none
capabilities: OpCapability Shader
OpCapability UniformDecoration
OpCapability ShaderNonUniform
annotations: OpDecorate {%returned | uniform-function: %helper} Uniform
OpDecorateId {%parameter | uniform-id-of-function: %helper} UniformId %uint_3
OpDecorate %group NonUniform
%group = OpDecorationGroup
OpGroupDecorate %group %local
declarations: %of_number = OpTypeFunction %uint %uint
%pointer_local = OpTypePointer Function %uint
before: %helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
OpReturnValue %parameter
OpFunctionEnd
%empty = OpFunction %void None %signature
%start = OpLabel
OpReturn
OpFunctionEnd
body: %local = OpVariable %pointer_local Function
%returned = OpFunctionCall %uint %helper %uint_1
%nothing = OpFunctionCall %void %empty`,
  pairOf`no-wrap-target/signed
additions, subtractions, products, shifts to the left and negations do not wrap
${noWrap}
annotations: OpDecorate %sum NoSignedWrap
OpDecorate %difference NoSignedWrap
OpDecorate %product NoSignedWrap
OpDecorate %shifted NoSignedWrap
OpDecorate %negated NoSignedWrap`,
  pairOf`no-wrap-target/unsigned
all of them but negations may be said not to wrap as unsigned numbers
${noWrap}
annotations: {OpDecorate %sum NoUnsignedWrap
| by-a-group:
OpDecorate %group NoUnsignedWrap
%group = OpDecorationGroup
OpGroupDecorate %group %quotient}
OpDecorate %difference NoUnsignedWrap
OpDecorate %product NoUnsignedWrap
OpDecorate {%shifted | bits: %bits} NoUnsignedWrap
OpDecorate %negated {NoSignedWrap | negation: NoUnsignedWrap}`,
])
