import {
  buffer,
  data,
  pod,
  pushed,
  relocated,
  required,
  sampled2d,
  specialized,
  uniform,
} from './parts.ts'
import type { ReflectedParts } from './reflected.ts'

/** Modules with too little information for a mismatch, with the information that they have. */
export const halfKnown: readonly (readonly [string, ReflectedParts])[] = [
  [
    'plain data in the words of a block that is packed',
    {
      ...pushed(`${pod(1, 0, 1)}\n${pod(2, 2, 2)}\n${pod(3, 16, 8)}`),
      types: pushed('').types ?? '',
    },
  ],
  [
    'an argument of three numbers that is stored as four',
    {
      ...pushed(pod(1, 16, 16)),
    },
  ],
  ['two ranges that fill one vector', pushed(`${pod(1, 32, 8)}\n${pod(2, 40, 8)}`)],
  [
    'what is declared twice',
    {
      ...uniform,
      reflection: `${uniform.reflection}\n${uniform.reflection?.replaceAll('rg =', 'rg2 =')}`,
    },
  ],
  ['a range of no bytes', pushed(pod(1, 64, 0))],
  [
    'a run-time array',
    {
      ...buffer,
      reflection:
        '%arg = R ArgumentPodStorageBuffer %kernel %uint_0 %uint_0 %uint_1 %uint_64 %uint_4',
    },
  ],
  [
    'an array whose length is specialized',
    {
      annotations: `OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpDecorate %words ArrayStride 4
OpDecorate %length SpecId 3`,
      types: `%length = OpSpecConstant %uint 1
%words = OpTypeArray %uint %length
%push = OpTypeStruct %words
%to_push = OpTypePointer PushConstant %push
%constants = OpVariable %to_push PushConstant`,
      reflection: pod(0, 64, 4),
    },
  ],
  [
    'untyped variables',
    {
      capabilities: 'OpCapability UntypedPointersKHR\nOpExtension "SPV_KHR_untyped_pointers"',
      annotations: 'OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 1',
      types: `%to_any = OpTypeUntypedPointerKHR StorageBuffer
%to_push = OpTypeUntypedPointerKHR PushConstant
%buffer = OpUntypedVariableKHR %to_any StorageBuffer
%constants = OpUntypedVariableKHR %to_push PushConstant`,
      reflection: `%arg = R ArgumentPodStorageBuffer %kernel %uint_0 %uint_0 %uint_1 %uint_64 %uint_4
${pod(1, 64, 4)}`,
    },
  ],
  [
    'a variable of each kernel in one place',
    {
      annotations: `OpDecorate %one DescriptorSet 0
OpDecorate %one Binding 1
OpDecorate %two DescriptorSet 0
OpDecorate %two Binding 1`,
      types: `%image = ${sampled2d}
%sampler = OpTypeSampler
%to_image = OpTypePointer UniformConstant %image
%to_sampler = OpTypePointer UniformConstant %sampler
%one = OpVariable %to_image UniformConstant
%two = OpVariable %to_sampler UniformConstant`,
      fill: '%loaded = OpLoad %image %one',
      copy: '%loaded_too = OpLoad %sampler %two',
      reflection: `%arg = R ArgumentSampledImage %kernel %uint_0 %uint_0 %uint_1
%brg = R ArgumentSampler %kernel_copy %uint_0 %uint_0 %uint_1`,
    },
  ],
  [
    'a required size where specialization decides',
    { ...specialized, reflection: required.reflection ?? '' },
  ],
  [
    'a literal that another format prints',
    {
      strings: '%format = OpString "%s"\n%literal = OpString "100 %d"',
      reflection: `%info = R PrintfInfo %uint_0 %format %uint_4\n%brg = R PrintfInfo %uint_1 %literal`,
    },
  ],
  [
    'more sizes than conversions, and what is no conversion',
    {
      strings: '%format = OpString "done"\n%odd = OpString "100 %!"',
      reflection: `%info = R PrintfInfo %uint_0 %format %uint_4\n%brg = R PrintfInfo %uint_1 %odd`,
    },
  ],
  [
    'one SpecId for an argument of each kernel',
    {
      ...specialized,
      reflection: `${specialized.reflection}\n%brg = R ArgumentWorkgroup %kernel_copy %uint_5 %uint_3 %uint_4`,
    },
  ],
  [
    'data for more than the block',
    { ...data, strings: '%bytes = OpString "0123456789abcdef0123456789abcdef"' },
  ],
  [
    'a pointer to the end of the data',
    {
      ...relocated,
      reflection: relocated.reflection?.replace('Relocation %uint_0', 'Relocation %uint_16') ?? '',
    },
  ],
]
