import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { pointed } from './decorations.ts'

/** Pairs of the rule on decorations that members do not have. */
export const pairs = [
  pair(
    'decoration-not-member',
    'block',
    'members are written to and laid out, a structure is a block, a variable is bound',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
      annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpMemberDecorate %block 1 NonWritable
OpDecorate %group Coherent
%group = OpDecorationGroup
OpGroupMemberDecorate %group %block 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
      declarations: `%block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer_block StorageBuffer`,
    },
    {
      ...instead('OpMemberDecorate %block 1 NonWritable', {
        block: 'OpMemberDecorate %block 1 Block',
        binding: 'OpMemberDecorate %block 1 Binding 1',
        'descriptor-set': 'OpMemberDecorate %block 1 DescriptorSet 0',
        specialization: 'OpMemberDecorate %block 1 SpecId 0',
        stride: 'OpMemberDecorate %block 1 ArrayStride 4',
        shared: 'OpMemberDecorate %block 1 GLSLShared',
        packed: 'OpMemberDecorate %block 1 GLSLPacked',
        'no-signed-wrap': 'OpMemberDecorate %block 1 NoSignedWrap',
        index: 'OpMemberDecorate %block 1 Index 0',
        aliased: 'OpMemberDecorate %block 1 Aliased',
      }),
      'binding-by-a-group': [['OpDecorate %group Coherent', 'OpDecorate %group Binding 1']],
      'aliased-by-a-group': [['OpDecorate %group Coherent', 'OpDecorate %group Aliased']],
    },
  ),
  pair(
    'decoration-not-member',
    'of-a-kernel',
    'a structure of a kernel is packed, a variable is constant and exported',
    {
      ...pointed,
      capabilities: `${kernel.capabilities}\nOpCapability Linkage`,
      annotations: `OpDecorate %structure CPacked
OpMemberDecorateString %structure 0 UserSemantic "COLOR"
OpDecorate %first Constant
OpDecorate %first LinkageAttributes "first" Export`,
      declarations: `${pointed.declarations}\n%structure = OpTypeStruct %uint %uint`,
    },
    instead('OpMemberDecorateString %structure 0 UserSemantic "COLOR"', {
      packed: 'OpMemberDecorate %structure 0 CPacked',
      'parameter-attribute': 'OpMemberDecorate %structure 0 FuncParamAttr Zext',
      aliased: 'OpMemberDecorate %structure 0 Aliased',
      constant: 'OpMemberDecorate %structure 0 Constant',
      linkage: 'OpMemberDecorate %structure 0 LinkageAttributes "second" Export',
    }),
  ),
  pair(
    'decoration-not-member',
    'of-physical-pointers',
    'a variable that holds a pointer into physical storage aliases, a member that does is volatile',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %shared',
      annotations: `OpDecorate %shared AliasedPointer
OpMemberDecorate %holder 0 Volatile`,
      declarations: `%word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypeStruct %word
%to_word = OpTypePointer Private %word
%shared = OpVariable %to_word Private`,
    },
    instead('OpMemberDecorate %holder 0 Volatile', {
      'aliased-pointer': 'OpMemberDecorate %holder 0 AliasedPointer',
      'restrict-pointer': 'OpMemberDecorate %holder 0 RestrictPointer',
    }),
  ),
  pair(
    'decoration-not-member',
    'of-objects',
    'a value is the same in a group of invocations, a member has less precision',
    {
      capabilities: `OpCapability Shader
OpCapability UniformDecoration
OpCapability ShaderNonUniform`,
      annotations: `OpMemberDecorate %structure 0 RelaxedPrecision
OpDecorateId %sum UniformId %uint_3
OpDecorate %sum NonUniform
OpDecorate %group RelaxedPrecision
%group = OpDecorationGroup
OpGroupMemberDecorate %group %structure 1`,
      declarations: '%structure = OpTypeStruct %float %float',
      body: '%sum = OpIAdd %uint %uint_1 %uint_1',
    },
    {
      ...instead('OpMemberDecorate %structure 0 RelaxedPrecision', {
        uniform: 'OpMemberDecorate %structure 0 Uniform',
        'non-uniform': 'OpMemberDecorate %structure 0 NonUniform',
      }),
      ...instead('OpDecorate %group RelaxedPrecision', {
        'uniform-by-a-group': 'OpDecorate %group Uniform',
        'uniform-id-by-a-group': 'OpDecorateId %group UniformId %uint_3',
      }),
    },
  ),
]
