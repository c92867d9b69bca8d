import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decode } from '#reference/decode/decode'
import type { MismatchCode } from '#runner/reflection/mismatch'
import { readReflection } from '#runner/reflection/read-reflection'
import { codesOf, type Parts, reflected, wordsOf } from './reflected.ts'

/** A module with one fault, and the same without it. Only `from` and `to` differ. */
interface Pair {
  /** All that the faulty one has, in order of the words. */
  readonly codes: readonly MismatchCode[]
  readonly name: string
  readonly parts: Parts
  /** What the sound one has. */
  readonly from: string
  /** What the faulty one has in its place. */
  readonly to: string
}

const buffer: Parts = {
  annotations: `OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %words ArrayStride 4`,
  types: `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %to_block StorageBuffer`,
  fill: `%first = OpAccessChain %to_uint %buffer %uint_0 %uint_0
OpStore %first %uint_8`,
  reflection: '%arg = R ArgumentStorageBuffer %kernel %uint_0 %uint_0 %uint_1',
}

/** A variable of an opaque type at set 0, binding 1. */
function opaque(type: string, reflection: string): Parts {
  return {
    capabilities: 'OpCapability SampledBuffer\nOpCapability ImageBuffer',
    annotations: 'OpDecorate %object DescriptorSet 0\nOpDecorate %object Binding 1',
    types: `%opaque = ${type}
%to_opaque = OpTypePointer UniformConstant %opaque
%object = OpVariable %to_opaque UniformConstant`,
    fill: '%loaded = OpLoad %opaque %object',
    reflection,
  }
}

const sampled2d = 'OpTypeImage %float 2D 0 0 0 1 Unknown'
const image = opaque(sampled2d, '%arg = R ArgumentSampledImage %kernel %uint_0 %uint_0 %uint_1')

/** A push constant block { uint at 0, uvec3 at 16, vec4 at 32 }. */
function pushed(reflection: string): Parts {
  return {
    annotations: `OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpMemberDecorate %push 1 Offset 16
OpMemberDecorate %push 2 Offset 32`,
    types: `%push = OpTypeStruct %uint %v3uint %v4float
%to_push = OpTypePointer PushConstant %push
%to_member = OpTypePointer PushConstant %uint
%constants = OpVariable %to_push PushConstant`,
    fill: `%member = OpAccessChain %to_member %constants %uint_0
%value = OpLoad %uint %member`,
    reflection,
  }
}

/** A uniform block { uint at 0, uint at 8 } with plain data. */
const uniform: Parts = {
  annotations: `OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8`,
  types: `%block = OpTypeStruct %uint %uint
%to_block = OpTypePointer Uniform %block
%buffer = OpVariable %to_block Uniform`,
  reflection: `%arg = R ArgumentPodUniform %kernel %uint_0 %uint_0 %uint_1 %uint_0 %uint_4
%brg = R ArgumentPodUniform %kernel %uint_1 %uint_0 %uint_1 %uint_8 %uint_4`,
}

const specialized: Parts = {
  modes: '',
  annotations: `OpDecorate %x SpecId 0
OpDecorate %y SpecId 1
OpDecorate %z SpecId 2
OpDecorate %length SpecId 3
OpDecorate %size BuiltIn WorkgroupSize`,
  types: `%x = OpSpecConstant %uint 1
%y = OpSpecConstant %uint 1
%z = OpSpecConstant %uint 1
%length = OpSpecConstant %uint 1
%size = OpSpecConstantComposite %v3uint %x %y %z
%words = OpTypeArray %uint %length
%to_words = OpTypePointer Workgroup %words
%local = OpVariable %to_words Workgroup`,
  reflection: `%sizes = R SpecConstantWorkgroupSize %uint_0 %uint_1 %uint_2
%arg = R ArgumentWorkgroup %kernel %uint_0 %uint_3 %uint_4`,
}

const data: Parts = {
  ...uniform,
  strings: '%bytes = OpString "0123456789abcdef01234567"',
  reflection: '%constants = R ConstantDataUniform %uint_0 %uint_1 %bytes',
}

const relocated: Parts = {
  ...buffer,
  strings: '%bytes = OpString "00000000000000000000000000000000"',
  reflection: `%scope = R ProgramScopeVariablesStorageBuffer %uint_0 %uint_1 %bytes
%relocation = R ProgramScopeVariablePointerRelocation %uint_0 %uint_8 %uint_8`,
}

const printf: Parts = {
  strings: '%format = OpString "%d of %5.2f%%"',
  reflection: '%info = R PrintfInfo %uint_0 %format %uint_4 %uint_8',
}

const required: Parts = {
  reflection: '%needed = R PropertyRequiredWorkgroupSize %kernel %uint_8 %uint_4 %uint_1',
}

const builtIn: Parts = {
  ...required,
  annotations: 'OpDecorate %built BuiltIn WorkgroupSize',
  types: '%built = OpConstantComposite %v3uint %uint_8 %uint_4 %uint_1',
}

const samplers: Parts = {
  ...pushed(''),
  annotations: `${pushed('').annotations}
OpDecorate %object DescriptorSet 0
OpDecorate %object Binding 1`,
  types: `${pushed('').types}
%opaque = OpTypeSampler
%to_opaque = OpTypePointer UniformConstant %opaque
%object = OpVariable %to_opaque UniformConstant`,
  reflection: `%arg = R ArgumentSampler %kernel %uint_0 %uint_0 %uint_1
%number = R ArgumentPodPushConstant %kernel %uint_1 %uint_16 %uint_4
%mask = R NormalizedSamplerMaskPushConstant %kernel %uint_0 %uint_0 %uint_4`,
}

const push = (name: string, offset: number, size: number) =>
  `%range = R ${name} %uint_${offset} %uint_${size}`
const pod = (ordinal: number, offset: number, size: number) =>
  `%pod_${ordinal} = R ArgumentPodPushConstant %kernel %uint_${ordinal} %uint_${offset} %uint_${size}`

function pair(
  codes: MismatchCode | readonly MismatchCode[],
  name: string,
  parts: Parts,
  from: string,
  to: string,
): Pair {
  return { codes: [codes].flat(), name, parts, from, to }
}

const storageArgument = 'ArgumentStorageBuffer %kernel %uint_0 %uint_0 %uint_1'

const pairs: readonly Pair[] = [
  pair(['variable-not-reflected', 'variable-missing'], 'binding', image, 'Binding 1', 'Binding 2'),
  pair(
    ['variable-not-reflected', 'variable-missing'],
    'descriptor set',
    image,
    '%uint_0 %uint_1',
    '%uint_7 %uint_1',
  ),
  pair(
    'storage-class-differs',
    'sampled image in a buffer',
    buffer,
    storageArgument,
    'ArgumentSampledImage %kernel %uint_0 %uint_0 %uint_1',
  ),
  pair(
    'storage-class-differs',
    'uniform in StorageBuffer',
    buffer,
    'ArgumentStorageBuffer',
    'ArgumentUniform',
  ),
  pair(
    'descriptor-type-differs',
    'storage buffer in Uniform',
    uniform,
    'ArgumentPodUniform %kernel %uint_1',
    'ArgumentPodStorageBuffer %kernel %uint_1',
  ),
  pair(
    'descriptor-type-differs',
    'storage for sampled',
    image,
    'ArgumentSampledImage',
    'ArgumentStorageImage',
  ),
  pair(
    'descriptor-type-differs',
    'sampled for storage',
    opaque(
      'OpTypeImage %float 2D 0 0 0 2 R32f',
      '%arg = R ArgumentStorageImage %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentStorageImage',
    'ArgumentSampledImage',
  ),
  pair(
    'descriptor-type-differs',
    'sampler for image',
    image,
    'ArgumentSampledImage',
    'ArgumentSampler',
  ),
  pair(
    'descriptor-type-differs',
    'image for sampler',
    opaque('OpTypeSampler', '%literal = R LiteralSampler %uint_0 %uint_1 %uint_5'),
    'OpTypeSampler',
    sampled2d,
  ),
  pair(
    'descriptor-type-differs',
    'texel buffer for image',
    opaque(
      'OpTypeImage %float Buffer 0 0 0 1 Unknown',
      '%arg = R ArgumentUniformTexelBuffer %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentUniformTexelBuffer',
    'ArgumentSampledImage',
  ),
  pair(
    'descriptor-type-differs',
    'other texel buffer',
    opaque(
      'OpTypeImage %float Buffer 0 0 0 2 R32f',
      '%arg = R ArgumentStorageTexelBuffer %kernel %uint_0 %uint_0 %uint_1',
    ),
    'ArgumentStorageTexelBuffer',
    'ArgumentUniformTexelBuffer',
  ),
  pair(
    'binding-shared',
    'two buffers',
    {
      ...buffer,
      reflection: `${buffer.reflection}\n%brg = R ArgumentStorageBuffer %kernel_copy %uint_1 %uint_0 %uint_1`,
    },
    '%kernel_copy',
    '%kernel',
  ),
  pair(
    'binding-shared',
    'a buffer and one of all kernels',
    {
      ...buffer,
      reflection: `${buffer.reflection}\n%printed = R PrintfBufferStorageBuffer %uint_0 %uint_2 %uint_64`,
      annotations: `${buffer.annotations}\nOpDecorate %more DescriptorSet 0\nOpDecorate %more Binding 2`,
      types: `${buffer.types}\n%more = OpVariable %to_block StorageBuffer`,
    },
    'PrintfBufferStorageBuffer %uint_0 %uint_2',
    'PrintfBufferStorageBuffer %uint_0 %uint_1',
  ),
  pair(
    'variable-not-reflected',
    'used by the kernel',
    buffer,
    'ArgumentStorageBuffer %kernel ',
    'ArgumentStorageBuffer %kernel_copy ',
  ),
  pair(
    'push-constant-block-missing',
    'of all kernels',
    { ...pushed(push('PushConstantGlobalSize', 16, 12)), fill: '' },
    '%constants = OpVariable %to_push PushConstant',
    '',
  ),
  pair(
    'range-outside-block',
    'by its end',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_20',
  ),
  pair(
    'range-outside-block',
    'by its beginning',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_48 %uint_4',
  ),
  pair(
    'range-outside-block',
    'in a uniform buffer',
    uniform,
    '%uint_8 %uint_4',
    '%uint_12 %uint_4',
  ),
  pair(
    'range-between-members',
    'plain data',
    pushed(pod(2, 0, 4)),
    '%uint_0 %uint_4',
    '%uint_4 %uint_4',
  ),
  pair(
    'range-between-members',
    'of all kernels',
    pushed(push('PushConstantGlobalOffset', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_4 %uint_12',
  ),
  pair(
    'range-cuts-member',
    'a floating-point scalar',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_14',
  ),
  pair(
    'range-cuts-member',
    'a vector whose rest nothing fills',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_8',
  ),
  pair(
    'range-cuts-member',
    'a size of three as one number',
    pushed(push('PushConstantGlobalSize', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_16 %uint_4',
  ),
  pair(
    'range-cuts-member',
    'a scalar not of plain data',
    pushed(push('PushConstantRegionOffset', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_18 %uint_10',
  ),
  pair(
    'ranges-overlap',
    'two arguments',
    pushed(`${pod(1, 16, 8)}\n${pod(2, 24, 4)}`),
    '%uint_24 %uint_4',
    '%uint_20 %uint_4',
  ),
  pair(
    'ranges-overlap',
    'an argument and one of all kernels',
    pushed(`${pod(1, 0, 4)}\n${push('PushConstantNumWorkgroups', 16, 12)}`),
    '%uint_0 %uint_4',
    '%uint_24 %uint_4',
  ),
  pair('ranges-overlap', 'in one buffer', uniform, '%uint_0 %uint_4', '%uint_0 %uint_12'),
  pair('spec-id-missing', 'of a Workgroup argument', specialized, 'SpecId 3', 'SpecId 4'),
  pair(
    'spec-id-missing',
    'of a dimension',
    { ...specialized, reflection: '%offset = R SpecConstantGlobalOffset %uint_1 %uint_2 %uint_3' },
    '%uint_1 %uint_2 %uint_3',
    '%uint_1 %uint_2 %uint_9',
  ),
  pair(
    'spec-id-shared',
    'by two Workgroup arguments',
    {
      ...specialized,
      reflection: `${specialized.reflection}\n%brg = R ArgumentWorkgroup %kernel_copy %uint_1 %uint_3 %uint_4`,
    },
    '%kernel_copy',
    '%kernel',
  ),
  pair(
    ['workgroup-size-spec-id-differs', 'spec-id-shared'],
    'a dimension and a Workgroup argument',
    specialized,
    '%uint_1 %uint_2',
    '%uint_1 %uint_3',
  ),
  pair(
    'workgroup-size-spec-id-differs',
    'two dimensions changed over',
    specialized,
    '%v3uint %x %y %z',
    '%v3uint %x %y %length',
  ),
  pair(
    'workgroup-element-size-differs',
    'twice as large',
    specialized,
    '%uint_3 %uint_4',
    '%uint_3 %uint_8',
  ),
  pair(
    'workgroup-size-differs',
    'LocalSize',
    required,
    '%uint_8 %uint_4 %uint_1',
    '%uint_4 %uint_8 %uint_1',
  ),
  pair(
    'workgroup-size-differs',
    'the built-in, before LocalSize',
    builtIn,
    'OpConstantComposite %v3uint %uint_8',
    'OpConstantComposite %v3uint %uint_4',
  ),
  pair(
    'ordinal-clash',
    'a sampler and a number',
    samplers,
    'ArgumentPodPushConstant %kernel %uint_1',
    'ArgumentPodPushConstant %kernel %uint_0',
  ),
  pair(
    'ordinal-of-other-kind',
    'a mask for a number',
    samplers,
    'MaskPushConstant %kernel %uint_0 ',
    'MaskPushConstant %kernel %uint_1 ',
  ),
  pair('printf-sizes-missing', 'one', printf, '%format %uint_4 %uint_8', '%format %uint_4'),
  pair('printf-sizes-missing', 'all', printf, '%format %uint_4 %uint_8', '%format'),
  pair('printf-size-too-small', 'two bytes', printf, '%format %uint_4', '%format %uint_2'),
  pair(
    'relocation-without-data',
    'of the program scope',
    relocated,
    'ProgramScopeVariablesStorageBuffer',
    'ConstantDataStorageBuffer',
  ),
  pair('relocation-beyond-data', 'the pointer', relocated, '%uint_8 %uint_8', '%uint_12 %uint_8'),
  pair(
    'relocation-beyond-data',
    'the object',
    relocated,
    'Relocation %uint_0',
    'Relocation %uint_17',
  ),
  pair('data-too-short', 'for a uniform block', data, 'ef01234567', 'ef012345'),
]

function replaced(parts: Parts, from: string, to: string): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([part, text]) => [part, text.replace(from, () => to)]),
  )
}

describe('a mismatch', () => {
  test.each(pairs)('$codes.0: $name', ({ codes, parts, from, to }) => {
    expect(Object.values(parts).join('\n').split(from)).toHaveLength(2)
    expect(codesOf(reflected(parts))).toEqual([])
    expect(codesOf(reflected(replaced(parts, from, to)))).toEqual(codes)
  })

  test('has a pair for every code', () => {
    const source = readFileSync(
      new URL('../../../runner/reflection/mismatch.ts', import.meta.url),
      'utf8',
    )
    const codes = Array.from(source.matchAll(/^ {2}\| '([a-z-]+)'$/gm), ([, code]) => code)
    expect(codes.length).toBeGreaterThan(20)
    expect([...new Set(pairs.flatMap(({ codes: [first] }) => first ?? []))].sort()).toEqual(
      codes.filter((code) => !withOthers.includes(code ?? '')).sort(),
    )
  })
})

/** Codes that never come first, for where they are another one comes too. */
const withOthers: readonly string[] = ['variable-missing']

const halfKnown: readonly (readonly [string, Parts])[] = [
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

describe('where the module does not say enough', () => {
  test.each(halfKnown)('there is no mismatch: %s', (_, parts) => {
    expect(codesOf(reflected(parts))).toEqual([])
  })
})

test('a mismatch says whose it is and where', () => {
  const text = reflected(replaced(buffer, 'ArgumentStorageBuffer', 'ArgumentUniform'))
  const { module } = decode(wordsOf(text))
  const instruction = module.all('OpExtInst').at(-1)
  expect(readReflection(module, true).mismatches).toEqual([
    {
      class: 'semantics',
      code: 'storage-class-differs',
      word: instruction?.word,
      kernel: 'fill',
      message: expect.stringMatching(/^ArgumentUniform at set 0, binding 1 .* StorageBuffer$/),
    },
  ])
  expect(readReflection(module, false).mismatches).toEqual([])
})
