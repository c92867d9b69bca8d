import { pairOf, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, kernel } from '../pairs/pieces.ts'
import { inFragment, inKernel, inPhysicalStorage } from '../pairs/tags.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorated, decorationRows } from './shared/decoration-rows.ts'

const inNoWrap = tagOf`imports: %set = OpExtInstImport "GLSL.std.450"
body: %sum = OpIAdd %uint %uint_1 %uint_2
%difference = OpISub %uint %uint_2 %uint_1
%product = OpIMul %uint %uint_2 %uint_2
%shifted = OpShiftLeftLogical %uint %uint_1 %uint_2
%negated = OpSNegate %int %int_1
%quotient = OpUDiv %uint %uint_2 %uint_1
%right = OpShiftRightLogical %uint %uint_2 %uint_1
%remainder = OpSRem %int %int_2 %int_1
%float_sum = OpFAdd %float %float_1 %float_1
%bits = OpBitwiseAnd %uint %uint_1 %uint_2
%copy = OpCopyObject %uint %sum`

const buffer = piecesOf`declarations: %block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_word = OpTypePointer StorageBuffer %uint
%image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%of_number = OpTypeFunction %uint %uint
%buffer = OpVariable %pointer_block StorageBuffer
before: %uint %helper(%uint %parameter) as %of_number
OpReturnValue %parameter
body: %word = OpAccessChain %pointer_word %buffer %uint_0
%read = OpLoad %uint %word
%returned = OpFunctionCall %uint %helper %read
%loaded = OpLoad %image %variable_UniformConstant_image`

/** Pointers of a kernel, made in every way, and what is no pointer. */
const inPointers = tagIn(kernel)`
capabilities: ${kernel.capabilities} Int64 GenericPointer VariablePointers
declarations: %pointer = OpTypePointer CrossWorkgroup %uint
%generic = OpTypePointer Generic %uint
%local_pointer = OpTypePointer Function %uint
%pair = OpTypeStruct %uint %uint
%null = OpConstantNull %pointer
%address = OpConstant %ulong 64
%undefined = OpUndef %uint
before: %pointer %helper(%pointer %passed, %uint %offset)
OpReturnValue %passed
main: %void %main(%pointer %first, %pointer %second, %uint %number)
body: %local = OpVariable %local_pointer Function
%holder = OpVariable %pointer_Function_pointer Function
%element = OpInBoundsPtrAccessChain %pointer %first %number
OpStore %holder %element
%loaded = OpLoad %pointer %holder
%called = OpFunctionCall %pointer %helper %loaded %number
%made = OpConvertUToPtr %pointer %address
%cast = OpPtrCastToGeneric %generic %first
%copy = OpCopyObject %pointer %second
%chosen = OpSelect %pointer %true %first %second
%read = OpLoad %uint %element
%sum = OpIAdd %uint %read %number
%numbered = OpConvertPtrToU %ulong %first
%equal = OpPtrEqual %bool %first %second`

const madeHere = 'local holder element loaded called made cast copy chosen first passed'

/** A kernel with two functions whose parameters and results can have attributes. */
const inParameters = tagIn(kernel)`declarations: %structure = OpTypeStruct %uint %uint
%pointer_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %structure
%pointer_local = OpTypePointer Function %uint
%holder = OpTypeStruct %pointer_CrossWorkgroup_uint
%a_holder = OpConstantNull %holder
before: %pointer_CrossWorkgroup_uint %helper(%pointer_CrossWorkgroup_uint %first, %pointer_CrossWorkgroup_uint %second, %pointer_CrossWorkgroup_uint %third)
%begin: %local = OpVariable %pointer_local Function
OpReturnValue %second
%uint %other(%uint %number, %float %decimal, %holder %held)
OpReturnValue %number
body: %found = OpFunctionCall %pointer_CrossWorkgroup_uint %helper %null_pointer_CrossWorkgroup_uint %null_pointer_CrossWorkgroup_uint %null_pointer_CrossWorkgroup_uint
%called = OpFunctionCall %uint %other %uint_1 %float_1 %a_holder`

const forPointers = 'ByVal NoAlias NoCapture NoWrite NoReadWrite'.split(' ')
const inBoundBuffer = tagIn(buffer)`annotations: %block Block, 0 Offset 0, 1 Offset 4
${bindingOf('buffer')}
OpDecorate %variable_UniformConstant_image DescriptorSet 0`

/** Pairs of the rules on what kinds of objects, pointers and parameters decorations are for. */
export const pairs = [
  ...targetPairs(decorationRows, [
    inBoundBuffer`memory-decoration-target/variables-and-members
variables and members are volatile, coherent and for one direction only
+annotations: %variable_UniformConstant_image Binding 1
%buffer Volatile
%variable_UniformConstant_image Coherent, NonReadable
%block 0 NonWritable`,
    inBoundBuffer`memory-decoration-target/by-a-group: a group of decorations is given to an image
+annotations: %variable_UniformConstant_image Binding 1
%group = [Coherent] %variable_UniformConstant_image`,
    inBoundBuffer`aliasing-decoration-target/of-a-shader: variables may alias
+annotations: %variable_UniformConstant_image Binding 1
%buffer Aliased
%variable_UniformConstant_image Restrict`,
    inKernel`aliasing-decoration-target/of-a-kernel: a parameter of pointer type does not alias, a local variable may
annotations: %parameter Restrict
%variable_Function_uint Aliased
main: %void %main(%pointer_CrossWorkgroup_uint %parameter, %uint %number)
body: %sum = OpIAdd %uint %number %number`,
    inPhysicalStorage`aliasing-decoration-target/of-physical-pointers
variables that hold pointers into physical storage, and parameters that are some, may say how these alias
annotations: %variable_Private_pointer_PhysicalStorageBuffer_uint AliasedPointer
%parameter RestrictPointer
main: %helper = OpFunction %void None %signature_void_of_pointer_Private_pointer_PhysicalStorageBuffer_uint
%parameter = OpFunctionParameter %pointer_Private_pointer_PhysicalStorageBuffer_uint
%begin: OpReturn
OpFunctionEnd
%void %main()
body: %loaded = OpLoad %pointer_PhysicalStorageBuffer_uint %variable_Private_pointer_PhysicalStorageBuffer_uint
%called = OpFunctionCall %void %helper %variable_Private_pointer_PhysicalStorageBuffer_uint`,
    inBoundBuffer`variable-decoration-target/bindings: variables have bindings and sets
+annotations: %variable_UniformConstant_image Binding 1`,
    inFragment`variable-decoration-target/stage
locations, indexes and invariance of a fragment shader, with an input attachment
annotations: %float4_only Block, 0 Location 1, 0 Invariant
%variable_Output_float4_at_0 Index 1, Invariant
%variable_UniformConstant_image_float_SubpassData_0_0_0_2_Unknown_bound_0 InputAttachmentIndex 0
body: %member = OpAccessChain %pointer_Input_float4 %variable_Input_float4_only %uint_0
%read = OpLoad %float4 %member
%sum = OpFAdd %float4 %read %read
OpStore %variable_Output_float4_at_0 %sum`,
    inKernel`variable-decoration-target/constant-of-a-kernel: a variable of a kernel is constant
annotations: %table Constant
declarations: %table = OpVariable %pointer_UniformConstant_uint UniformConstant %uint_1
body: %read = OpLoad %uint %table`,
    pairOf`linkage-target/functions-and-variables: a function and a variable are exported
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
    inBoundBuffer`object-decoration-target/values-and-variables: values are the same in a group, or not
+annotations: %variable_UniformConstant_image Binding 1
%read Uniform
OpDecorateId %returned UniformId %uint_3
%word %parameter NonUniform`,
    pairOf`object-decoration-target/calls: the result of a call is the same in a group, unless there is none
annotations: {%returned | uniform-function: %helper} Uniform
OpDecorateId {%parameter | uniform-id-of-function: %helper} UniformId %uint_3
%group = [NonUniform] %variable_Function_uint
before: %uint %helper(%uint %parameter)
OpReturnValue %parameter
%void %empty()
body: %returned = OpFunctionCall %uint %helper %uint_1
%nothing = OpFunctionCall %void %empty`,
    inNoWrap`no-wrap-target/signed: additions, subtractions, products, shifts to the left and negations do not wrap
annotations: %sum %difference %product %shifted %negated NoSignedWrap`,
    inNoWrap`no-wrap-target/unsigned: all of them but negations may be said not to wrap as unsigned numbers
annotations: {OpDecorate %sum NoUnsignedWrap
| by-a-group:
%group = [NoUnsignedWrap] %quotient}
%difference %product {%shifted | bits: %bits} NoUnsignedWrap
%negated {NoSignedWrap | negation: NoUnsignedWrap}`,
  ]),
  ...targetPairs(decorationRows, [
    inPointers`pointer-alignment-target/alignment: pointers are aligned, whichever instruction makes them
annotations: ${decorated(madeHere, 'Alignment 4')}`,
    inPointers`pointer-alignment-target/offset
pointers are moved by so many bytes at most, whichever instruction makes them
annotations: ${decorated(madeHere, 'MaxByteOffset 64')}`,
    inKernel`pointer-alignment-target/first-version in spv1.0, spv1.3, spv1.6: the first version has the alignment alone
annotations: %variable_Function_uint4 Alignment 16
body: %read = OpLoad %uint4 %variable_Function_uint4
%component = OpCompositeExtract %uint %read 0`,
    inKernel`pointer-alignment-target/variables-outside-functions
variables outside functions are pointers, constants are none
annotations: %global Alignment 8
%variable_Workgroup_uint MaxByteOffset 4
declarations: %global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
body: %read = OpLoad %uint %global`,
    inKernel`pointer-alignment-target/untyped: pointers that do not say what they point to are pointers
annotations: %untyped_CrossWorkgroup_uint4 Alignment 8
%element MaxByteOffset 4
declarations: %a_uint4 = OpConstantNull %uint4
body: %element = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %uint4 %untyped_CrossWorkgroup_uint4 %uint_1
%read = OpLoad %uint %element`,
    inPointers`pointer-alignment-target/by-ids: alignments and offsets that are ids are those of pointers, too
annotations: OpDecorateId %first AlignmentId %uint_8
OpDecorateId %passed MaxByteOffsetId %uint_64`,
    inPointers`pointer-alignment-target/by-a-group: groups of decorations are given to pointers
annotations: %group = [Alignment 4, MaxByteOffset 8] %first
%half_group = [MaxByteOffset 8] %second %passed`,
  ]),
  ...targetPairs(decorationRows, [
    inKernel`parameter-attribute-single/parameters: parameters and a result have several attributes, each once
declarations: %of_number = OpTypeFunction %uint %uint %pointer_CrossWorkgroup_uint
before: %uint %helper(%uint %number, %pointer_CrossWorkgroup_uint %place) as %of_number
OpReturnValue %number
annotations: %number FuncParamAttr Zext
{| both-extensions: OpDecorate %number FuncParamAttr Sext | extension-twice: OpDecorate %number FuncParamAttr Zext}
%helper FuncParamAttr Sext
{| both-extensions-of-result: OpDecorate %helper FuncParamAttr Zext}
%place FuncParamAttr NoAlias, FuncParamAttr NoCapture, FuncParamAttr {NoWrite | twice: NoAlias}
{| by-a-group:
%group = [FuncParamAttr NoCapture] %place}`,
    inParameters`parameter-attribute-target/parameters-and-results
parameters of any type and results of functions have attributes
annotations: %number FuncParamAttr Zext
%first FuncParamAttr NoAlias
%other FuncParamAttr Sext`,
    inParameters`parameter-attribute-target/by-a-group: a group of attributes is given to a parameter and a function
annotations: %group = [FuncParamAttr Zext] %number %other`,
    inParameters`parameter-attribute-of-pointer/each-attribute
a pointer parameter has every attribute for pointers, an integer and a result have others
annotations: ${forPointers.map((name) => `OpDecorate %second FuncParamAttr ${name}`).join('\n')}
%number FuncParamAttr Zext
%other FuncParamAttr Sext`,
    inParameters`parameter-attribute-of-pointer/address-of-the-result
a first parameter that is a pointer is the address of the result
annotations: %first FuncParamAttr Sret`,
    inParameters`parameter-attribute-of-pointer/by-a-group: a group of attributes is given to pointers of both kinds
capabilities: ${kernel.capabilities} UntypedPointersKHR
annotations: %group = [FuncParamAttr NoWrite, FuncParamAttr NoCapture] %third %anything
after: %void %last(%untyped_pointer_CrossWorkgroup %anything)`,
    inParameters`parameter-attribute-sret-first/first-of-three: the first of three pointers is the address of the result
annotations: %first FuncParamAttr Sret
{| second: OpDecorate %second FuncParamAttr Sret}
%second FuncParamAttr NoAlias`,
    inParameters`parameter-attribute-sret-first/of-two-functions
a group gives the attribute to the first parameters of two functions
annotations: %group = [FuncParamAttr Sret] %first %place
after: %void %last(%pointer_CrossWorkgroup_uint %place, %uint %count, %pointer_CrossWorkgroup_uint %further)`,
  ]),
]
