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
  declarations: `%block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_word = OpTypePointer StorageBuffer %uint
%image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%of_number = OpTypeFunction %uint %uint
%buffer = OpVariable %pointer_block StorageBuffer`,
  before: `%uint %helper(%uint %parameter) as %of_number
OpReturnValue %parameter`,
  body: `%word = OpAccessChain %pointer_word %buffer %uint_0
%read = OpLoad %uint %word
%returned = OpFunctionCall %uint %helper %read
%loaded = OpLoad %image %variable_UniformConstant_image`,
}

const bound = `%block Block, 0 Offset 0, 1 Offset 4
${bindingOf('buffer')}
OpDecorate %variable_UniformConstant_image DescriptorSet 0`

/** Pairs of the rules on which variables, functions and values decorations are for. */
export const pairs = targetPairs(decorationRows, [
  pairOf`memory-decoration-target/variables-and-members
variables and members are volatile, coherent and for one direction only
${buffer}
annotations: ${bound}
%variable_UniformConstant_image Binding 1
%buffer Volatile
%variable_UniformConstant_image Coherent, NonReadable
%block 0 NonWritable`,
  pairOf`memory-decoration-target/by-a-group
a group of decorations is given to an image
${buffer}
annotations: ${bound}
%variable_UniformConstant_image Binding 1
%group = [Coherent] %variable_UniformConstant_image`,
  pairOf`aliasing-decoration-target/of-a-shader
variables may alias
${buffer}
annotations: ${bound}
%variable_UniformConstant_image Binding 1
%buffer Aliased
%variable_UniformConstant_image Restrict`,
  pairOf`aliasing-decoration-target/of-a-kernel
a parameter of pointer type does not alias, a local variable may
${kernel}
annotations: %parameter Restrict
%variable_Function_uint Aliased
main: %main = OpFunction %void None %signature_void_of_pointer_CrossWorkgroup_uint_and_uint
%parameter = OpFunctionParameter %pointer_CrossWorkgroup_uint
%number = OpFunctionParameter %uint
%entry:
body: %sum = OpIAdd %uint %number %number`,
  pairOf`aliasing-decoration-target/of-physical-pointers
variables that hold pointers into physical storage, and parameters that are some, may say how these alias
${physicalStorage}
annotations: %variable_Private_pointer_PhysicalStorageBuffer_uint AliasedPointer
%parameter RestrictPointer
main: %helper = OpFunction %void None %signature_void_of_pointer_Private_pointer_PhysicalStorageBuffer_uint
%parameter = OpFunctionParameter %pointer_Private_pointer_PhysicalStorageBuffer_uint
%begin: OpReturn
OpFunctionEnd
%main = OpFunction %void None %signature
%entry:
body: %loaded = OpLoad %pointer_PhysicalStorageBuffer_uint %variable_Private_pointer_PhysicalStorageBuffer_uint
%called = OpFunctionCall %void %helper %variable_Private_pointer_PhysicalStorageBuffer_uint`,
  pairOf`variable-decoration-target/bindings
variables have bindings and sets
${buffer}
annotations: ${bound}
%variable_UniformConstant_image Binding 1`,
  pairOf`variable-decoration-target/stage
locations, indexes and invariance of a fragment shader, with an input attachment
${fragment}
entryPoints: Fragment %main %variable_Input_float4_only %variable_Output_float4 %attachment
annotations: %float4_only Block, 0 Location 1, 0 Invariant
%variable_Output_float4 Location 0, Index 1, Invariant
${bindingOf('attachment')}
%attachment InputAttachmentIndex 0
declarations: %pointer_image = OpTypePointer UniformConstant %image_float_SubpassData_0_0_0_2_Unknown
%attachment = OpVariable %pointer_image UniformConstant
body: %member = OpAccessChain %pointer_Input_float4 %variable_Input_float4_only %uint_0
%read = OpLoad %float4 %member
%sum = OpFAdd %float4 %read %read
OpStore %variable_Output_float4 %sum`,
  pairOf`variable-decoration-target/constant-of-a-kernel
a variable of a kernel is constant
${kernel}
annotations: %table Constant
declarations: %table = OpVariable %pointer_UniformConstant_uint UniformConstant %uint_1
body: %read = OpLoad %uint %table`,
  pairOf`linkage-target/functions-and-variables
a function and a variable are exported
entryPoints: GLCompute %main %shared
annotations: %helper LinkageAttributes "helper" Export
%shared LinkageAttributes "shared" Export
declarations: %pointer = OpTypePointer Private %uint
%pointer_local = OpTypePointer Function %uint
%of_number = OpTypeFunction %uint %uint
%structure = OpTypeStruct %uint
%shared = OpVariable %pointer Private
before: %uint %helper(%uint %parameter) as %of_number
%local = OpVariable %pointer_local Function
OpReturnValue %parameter`,
  pairOf`object-decoration-target/values-and-variables
values are the same in a group, or not
${buffer}
capabilities: Shader UniformDecoration ShaderNonUniform
annotations: ${bound}
%variable_UniformConstant_image Binding 1
%read Uniform
OpDecorateId %returned UniformId %uint_3
%word %parameter NonUniform`,
  pairOf`object-decoration-target/calls
the result of a call is the same in a group, unless there is none
capabilities: Shader UniformDecoration ShaderNonUniform
annotations: {%returned | uniform-function: %helper} Uniform
OpDecorateId {%parameter | uniform-id-of-function: %helper} UniformId %uint_3
%group = [NonUniform] %variable_Function_uint
before: %uint %helper(%uint %parameter)
OpReturnValue %parameter
%void %empty()
body: %returned = OpFunctionCall %uint %helper %uint_1
%nothing = OpFunctionCall %void %empty`,
  pairOf`no-wrap-target/signed
additions, subtractions, products, shifts to the left and negations do not wrap
${noWrap}
annotations: %sum %difference %product %shifted %negated NoSignedWrap`,
  pairOf`no-wrap-target/unsigned
all of them but negations may be said not to wrap as unsigned numbers
${noWrap}
annotations: {OpDecorate %sum NoUnsignedWrap
| by-a-group:
%group = [NoUnsignedWrap] %quotient}
%difference %product {%shifted | bits: %bits} NoUnsignedWrap
%negated {NoSignedWrap | negation: NoUnsignedWrap}`,
])
