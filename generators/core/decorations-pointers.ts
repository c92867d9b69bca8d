import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorated } from './shared/decorated.ts'
import { decorationRows } from './shared/decoration-rows.ts'

/** Pointers of a kernel, made in every way, and what is no pointer. */
const pointers = {
  ...kernel,
  capabilities: `${kernel.capabilities} Int64 GenericPointer VariablePointers`,
  declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%generic = OpTypePointer Generic %uint
%local_pointer = OpTypePointer Function %uint
%pair = OpTypeStruct %uint %uint
%null = OpConstantNull %pointer
%address = OpConstant %ulong 64
%undefined = OpUndef %uint`,
  before: `%pointer %helper(%pointer %passed, %uint %offset)
OpReturnValue %passed`,
  main: `%main = OpFunction %void None %signature_void_of_pointer_and_pointer_and_uint
%first = OpFunctionParameter %pointer
%second = OpFunctionParameter %pointer
%number = OpFunctionParameter %uint
%entry:`,
  body: `%local = OpVariable %local_pointer Function
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
%equal = OpPtrEqual %bool %first %second`,
}

const madeHere = 'local holder element loaded called made cast copy chosen first passed'

/** Pairs of the rule on what is known of pointers. */
export const pairs = targetPairs(decorationRows, [
  pairOf`pointer-alignment-target/alignment
pointers are aligned, whichever instruction makes them
${pointers}
annotations: ${decorated(madeHere, 'Alignment 4')}`,
  pairOf`pointer-alignment-target/offset
pointers are moved by so many bytes at most, whichever instruction makes them
${pointers}
annotations: ${decorated(madeHere, 'MaxByteOffset 64')}`,
  pairOf`pointer-alignment-target/first-version in spv1.0, spv1.3, spv1.6
the first version has the alignment alone
${kernel}
annotations: %variable_Function_uint4 Alignment 16
body: %read = OpLoad %uint4 %variable_Function_uint4
%component = OpCompositeExtract %uint %read 0`,
  pairOf`pointer-alignment-target/variables-outside-functions
variables outside functions are pointers, constants are none
${kernel}
annotations: %global Alignment 8
%variable_Workgroup_uint MaxByteOffset 4
declarations: %global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_1
body: %read = OpLoad %uint %global`,
  pairOf`pointer-alignment-target/untyped
pointers that do not say what they point to are pointers
${kernel}
extensions: OpExtension "SPV_KHR_untyped_pointers"
annotations: %global Alignment 8
%element MaxByteOffset 4
declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint4
%a_uint4 = OpConstantNull %uint4
body: %element = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %uint4 %global %uint_1
%read = OpLoad %uint %element`,
  pairOf`pointer-alignment-target/by-ids
alignments and offsets that are ids are those of pointers, too
${pointers}
annotations: OpDecorateId %first AlignmentId %uint_8
OpDecorateId %passed MaxByteOffsetId %uint_64`,
  pairOf`pointer-alignment-target/by-a-group
groups of decorations are given to pointers
${pointers}
annotations: %group Alignment 4, MaxByteOffset 8
%group = OpDecorationGroup
%half_group MaxByteOffset 8
%half_group = OpDecorationGroup
OpGroupDecorate %group %first
OpGroupDecorate %half_group %second %passed`,
])
