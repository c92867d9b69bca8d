import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Assembler } from '#runner/oracle/oracle'
import { blamesOf, type Program } from '../../support/blames-of.ts'
import { assembler } from '../../support/tools.ts'
import { shader } from './program.ts'

const image = '%image_at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1'
const buffer = '%buffer_at = OpUntypedAccessChainKHR %p_constant %buffers %resource_heap %u1'
const block = '%numbers = OpTypeRuntimeArray %u32\n%block = OpTypeStruct %u32 %numbers'
const blockLayout = `
OpDecorate %numbers ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4`

/** A function that is called with a pointer to a descriptor in the heap. */
function called(chain: string, argument: string, body: string, annotations = ''): Program {
  return shader({
    annotations,
    declarations: '%f_type = OpTypeFunction %void %p_constant',
    body: `${chain}\n%result = OpFunctionCall %void %f ${argument}`,
    functions: `
%f = OpFunction %void None %f_type
%handle = OpFunctionParameter %p_constant
%first = OpLabel
${body}
OpReturn
OpFunctionEnd`,
  })
}

/** A structure in StorageBuffer of an image, a member of that type, and an integer. */
function laidOut(member: string, annotations: string): Program {
  return shader({
    interface: '%var',
    annotations,
    declarations: `
%m4 = OpTypeMatrix %v4f 4
%row = OpTypeArray %sampler %u4
%it = OpTypeStruct %image ${member} %u32
%p = OpTypePointer StorageBuffer %it
%var = OpVariable %p StorageBuffer`,
  })
}

const offsets = (first: number, second: number): string => `
OpMemberDecorate %it 0 Offset ${first}
OpMemberDecorate %it 1 Offset ${second}
`

const accepted: Readonly<Record<string, Program>> = {
  'a descriptor, a matrix and an integer behind each other': laidOut(
    '%m4',
    `${offsets(128, 0)}OpMemberDecorateIdEXT %it 2 OffsetIdEXT %u64
OpMemberDecorate %it 1 MatrixStride 16
OpMemberDecorate %it 1 RowMajor`,
  ),
  'an image that is loaded and read': shader({
    declarations: '%v4u = OpTypeVector %u32 4',
    body: `${image}\n%loaded = OpLoad %image %image_at\n%texel = OpImageRead %v4u %loaded %uv0`,
  }),
  'an image and a sampler, put together': shader({
    annotations: `
OpDecorateId %samplers ArrayStrideIdEXT %sampler_size
OpDecorateId %textures ArrayStrideIdEXT %texture_size`,
    declarations: `
%v2f = OpTypeVector %f32 2
%texture = OpTypeImage %f32 2D 0 0 0 1 Unknown
%combined = OpTypeSampledImage %texture
%sampler_size = OpConstantSizeOfEXT %u32 %sampler
%texture_size = OpConstantSizeOfEXT %u32 %texture
%samplers = OpTypeRuntimeArray %sampler
%textures = OpTypeRuntimeArray %texture
%f0 = OpConstant %f32 0
%middle = OpConstantComposite %v2f %f0 %f0`,
    body: `
%a = OpUntypedAccessChainKHR %p_constant %textures %resource_heap %u1
%b = OpUntypedAccessChainKHR %p_constant %samplers %sampler_heap %u1
%c = OpLoad %texture %a
%d = OpLoad %sampler %b
%e = OpSampledImage %combined %c %d
%f = OpImageSampleExplicitLod %v4f %e %middle Lod %f0`,
  }),
  'the data of a buffer through a typed pointer': shader({
    annotations: blockLayout,
    declarations: `${block}
%p = OpTypePointer StorageBuffer %block
%p_u32 = OpTypePointer StorageBuffer %u32`,
    body: `${buffer}
%data = OpBufferPointerEXT %p %buffer_at
%length = OpArrayLength %u32 %data 1
%at = OpAccessChain %p_u32 %data %u1 %u0
OpStore %at %length
%old = OpAtomicIAdd %u32 %at %u1 %u0 %u4`,
  }),
  'the data of a buffer through an untyped pointer': shader({
    annotations: blockLayout,
    declarations: block,
    body: `${buffer}
%data = OpBufferPointerEXT %p_buffer %buffer_at
%at = OpUntypedAccessChainKHR %p_buffer %block %data %u1 %u0
%number = OpLoad %u32 %at
OpStore %data %number`,
  }),
  'an image that is passed on, and may be aliased': called(
    image,
    '%image_at',
    '%loaded = OpLoad %image %handle',
    'OpDecorate %handle Aliased',
  ),
  'a heap that is passed on': called(
    '',
    '%resource_heap',
    `%at = OpUntypedAccessChainKHR %p_constant %buffers %handle %u1
%data = OpBufferPointerEXT %p_buffer %at`,
  ),
  'a size as a length, an operand and a constituent': shader({
    declarations: `
%many = OpTypeArray %u32 %image_size
%both = OpSpecConstantOp %u32 IAdd %image_size %buffer_size
%pair = OpConstantComposite %v2u %image_size %u4
%others = OpSpecConstantComposite %v2u %both %spec`,
  }),
  'decorations of memory object declarations on the data of a buffer': shader({
    annotations: `${blockLayout}
OpDecorate %data Coherent
OpDecorate %data Volatile
OpDecorate %data Restrict
OpDecorate %typed NonReadable
OpDecorate %typed NonWritable
OpDecorate %typed Aliased`,
    declarations: `${block}\n%p = OpTypePointer StorageBuffer %block`,
    body: `${buffer}
%data = OpBufferPointerEXT %p_buffer %buffer_at
%typed = OpBufferPointerEXT %p %buffer_at`,
  }),
  'an index that is not uniform': shader({
    capabilities: ['DescriptorHeapEXT', 'ShaderNonUniform', 'RuntimeDescriptorArray'],
    extensions: [
      'SPV_KHR_untyped_pointers',
      'SPV_EXT_descriptor_heap',
      'SPV_EXT_descriptor_indexing',
    ],
    annotations: 'OpDecorate %image_at NonUniform\nOpDecorate %texel NonUniform',
    body: `${image}
%texel = OpUntypedImageTexelPointerEXT %p_image %image %image_at %uv0 %u0
%old = OpAtomicIAdd %u32 %texel %u1 %u0 %u1`,
  }),
  'atomics on texels of 64 bits': shader({
    capabilities: ['DescriptorHeapEXT', 'Int64', 'Int64Atomics', 'Int64ImageEXT'],
    extensions: [
      'SPV_KHR_untyped_pointers',
      'SPV_EXT_descriptor_heap',
      'SPV_EXT_shader_image_int64',
    ],
    annotations: 'OpDecorateId %large_images ArrayStrideIdEXT %image_size',
    declarations: `
%u64t = OpTypeInt 64 0
%large0 = OpConstant %u64t 0
%large_image = OpTypeImage %u64t 2D 0 0 0 2 R64ui
%large_images = OpTypeRuntimeArray %large_image`,
    body: `
%at = OpUntypedAccessChainKHR %p_constant %large_images %resource_heap %u1
%texel = OpUntypedImageTexelPointerEXT %p_image %large_image %at %uv0 %u0
%old = OpAtomicUMax %u64t %texel %u1 %u0 %large0`,
  }),
}

const blamed: Readonly<Record<string, Program>> = {
  'core/layout-member-offset': shader({
    annotations: 'OpDecorate %block Block',
    declarations: '%block = OpTypeStruct %u32\n%p = OpTypePointer StorageBuffer %block',
    body: `${buffer}\n%data = OpBufferPointerEXT %p %buffer_at`,
  }),
  'core/layout-array-stride': shader({
    interface: '%var',
    annotations: `
OpMemberDecorate %it 0 Offset 0
OpMemberDecorateIdEXT %it 1 OffsetIdEXT %image_size`,
    declarations: `
%bare = OpTypeArray %u32 %u4
%it = OpTypeStruct %image %bare
%p = OpTypePointer StorageBuffer %it
%var = OpVariable %p StorageBuffer`,
  }),
  'core/layout-offsets-distinct': laidOut(
    '%u32',
    `${offsets(64, 0)}OpMemberDecorate %it 2 Offset 0`,
  ),
  'core/layout-members-apart': laidOut('%u32', `${offsets(64, 0)}OpMemberDecorate %it 2 Offset 2`),
  'core/layout-matrix-stride': laidOut(
    '%m4',
    `${offsets(128, 0)}OpMemberDecorateIdEXT %it 2 OffsetIdEXT %u64\nOpMemberDecorate %it 1 ColMajor`,
  ),
  'core/layout-matrix-majorness': laidOut(
    '%m4',
    `${offsets(128, 0)}OpMemberDecorateIdEXT %it 2 OffsetIdEXT %u64\nOpMemberDecorate %it 1 MatrixStride 16`,
  ),
  'core/layout-stride-positive': laidOut(
    '%row',
    `${offsets(128, 0)}OpMemberDecorate %it 2 Offset 64\nOpDecorate %row ArrayStride 0`,
  ),
  'core/spec-id-target': shader({ annotations: 'OpDecorate %image_size SpecId 1' }),
  'core/array-stride-target': shader({ annotations: 'OpDecorate %buffer ArrayStride 16' }),
  'core/block-target': shader({ annotations: 'OpDecorate %buffer Block' }),
  'core/decorate-string-form': shader({
    annotations: `
OpDecorateString %more ArrayStrideIdEXT %u16
OpMemberDecorateString %s 0 OffsetIdEXT %u0`,
    declarations: '%more = OpTypeArray %image %u4\n%s = OpTypeStruct %image',
  }),
  'core/type-unique': shader({ declarations: '%again = OpTypeBufferEXT StorageBuffer' }),
  'core/constant-null-type': shader({ declarations: '%null = OpConstantNull %buffer' }),
  'core/id-defined': shader({
    annotations: 'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %nothing',
    declarations: '%s = OpTypeStruct %image\n%c = OpConstantSizeOfEXT %u32 %none',
    body: '%data = OpBufferPointerEXT %p_buffer %nobody',
  }),
  'core/result-type-is-type': shader({
    declarations: '%c = OpConstantSizeOfEXT %u4 %image',
    body: `${buffer}\n%data = OpBufferPointerEXT %u4 %buffer_at`,
  }),
  'SPV_KHR_untyped_pointers/base-type-is-explicitly-laid-out': shader({
    declarations: '%bare = OpTypeStruct %u32',
    body: `${buffer}
%data = OpBufferPointerEXT %p_buffer %buffer_at
%at = OpUntypedAccessChainKHR %p_buffer %bare %data %u0`,
  }),
}

let assemble: Assembler

beforeAll(async () => {
  assemble = await assembler('harness:spirv-as@testing')
})

afterAll(() => assemble.close())

test.each(Object.entries(accepted))('accepts %s', async (_, program) => {
  expect(await blamesOf(assemble, program)).toEqual([])
})

test.each(Object.entries(blamed))('leaves the blame with %s', async (rule, program) => {
  expect(await blamesOf(assemble, program)).toEqual([rule])
  expect(await blamesOf(assemble, program, { open: true })).toEqual([rule])
})
