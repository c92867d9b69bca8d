import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { type Parts, shader } from '../program.ts'

interface Texel {
  readonly resultType?: string
  readonly imageType?: string
  readonly image?: string
  readonly coordinate?: string
  readonly sample?: string
}

/** A texel pointer `%texel` made from `%at`, as it should be but for what is said. */
function texel(
  { resultType = '%p_image', imageType = '%image', ...operands }: Texel,
  { body = '', ...parts }: Parts = {},
): Program {
  const { image = '%at', coordinate = '%uv0', sample = '%u0' } = operands
  return shader({
    ...parts,
    body: `
%at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1
%texel = OpUntypedImageTexelPointerEXT ${resultType} ${imageType} ${image} ${coordinate} ${sample}
${body}`,
  })
}

/** A texel pointer into an image of that Dim and Arrayed. */
function dim(
  name: string,
  arrayed: 0 | 1,
  coordinate: string,
  { capabilities = [], declarations = '', ...parts }: Parts = {},
): Program {
  const format = name === 'SubpassData' ? 'Unknown' : 'R32i'
  return texel(
    { imageType: '%other', coordinate },
    {
      ...parts,
      capabilities: ['DescriptorHeapEXT', ...capabilities],
      declarations: `%other = OpTypeImage %i32 ${name} 0 ${arrayed} 0 2 ${format}\n${declarations}`,
    },
  )
}

const needs: Readonly<Record<string, readonly string[]>> = {
  '1D': ['Image1D'],
  Rect: ['ImageRect'],
  Buffer: ['ImageBuffer'],
  Cube: ['ImageCubeArray'],
  SubpassData: ['InputAttachment'],
}

const of = (name: string, arrayed: 0 | 1, coordinate: string, parts: Parts = {}): Program =>
  dim(name, arrayed, coordinate, { ...parts, capabilities: needs[name] ?? [] })

const coordinates = ['%u0', '%uv0', '%uvw0']

/** Every listed combination with its number of components. */
const listed: readonly (readonly [string, 0 | 1, number])[] = [
  ['1D', 0, 1],
  ['2D', 0, 2],
  ['3D', 0, 3],
  ['Cube', 0, 3],
  ['Rect', 0, 2],
  ['Buffer', 0, 1],
  ['1D', 1, 2],
  ['2D', 1, 3],
  ['Cube', 1, 3],
]

function countOf(wanted: (count: number, right: number) => boolean): Record<string, Program> {
  return Object.fromEntries(
    listed.flatMap(([name, arrayed, right]) =>
      [1, 2, 3]
        .filter((count) => wanted(count, right))
        .map((count) => [
          `${name}, Arrayed ${arrayed}, ${count} components`,
          of(name, arrayed, coordinates[count - 1] ?? ''),
        ]),
    ),
  )
}

const use = (body: string, parts: Parts = {}): Program => texel({}, { ...parts, body })
const atomic = '%old = OpAtomicIAdd %u32 %texel %u1 %u0 %u1'

/** OpUntypedImageTexelPointerEXT. */
export const subjects: Subjects = {
  'texel-pointer-result-type-is-an-untyped-pointer': {
    accepted: { untyped: texel({}) },
    blamed: {
      typed: texel({ resultType: '%p' }, { declarations: '%p = OpTypePointer Image %u32' }),
      'an integer': texel({ resultType: '%u32' }),
    },
  },
  'texel-pointer-is-in-the-image-storage-class': {
    accepted: { Image: texel({}) },
    blamed: {
      UniformConstant: texel({ resultType: '%p_constant' }),
      StorageBuffer: texel({ resultType: '%p_buffer' }),
    },
  },
  'texel-pointer-image-type-is-an-image-type': {
    accepted: { 'an image': texel({}) },
    blamed: {
      'a sampler': texel({ imageType: '%sampler' }),
      'a buffer': texel({ imageType: '%buffer' }),
      'a constant': texel({ imageType: '%u4' }),
    },
  },
  'texel-pointer-image-type-is-not-subpass-data': {
    accepted: { '2D': texel({}) },
    blamed: { SubpassData: of('SubpassData', 0, '%uv0') },
  },
  'texel-pointer-image-type-has-a-listed-dim': {
    accepted: { 'an arrayed cube': of('Cube', 1, '%uvw0') },
    blamed: {
      'an arrayed 3D image': of('3D', 1, '%uvw0'),
      'an arrayed rectangle': of('Rect', 1, '%uvw0'),
      'an arrayed buffer': of('Buffer', 1, '%uv0'),
    },
  },
  'texel-pointer-image-is-an-untyped-pointer': {
    accepted: {
      'into the heap': texel({}),
      'the heap': texel({ image: '%resource_heap' }),
      'into another variable': texel(
        { image: '%other' },
        {
          interface: '%other',
          annotations: 'OpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 0',
          declarations: '%other = OpUntypedVariableKHR %p_constant UniformConstant %image',
        },
      ),
    },
    blamed: {
      'a typed pointer': texel(
        { image: '%typed' },
        {
          interface: '%typed',
          annotations: 'OpDecorate %typed DescriptorSet 0\nOpDecorate %typed Binding 0',
          declarations: `
%p = OpTypePointer UniformConstant %image
%typed = OpVariable %p UniformConstant`,
        },
      ),
      'an integer': texel({ image: '%u4' }),
      'a type': texel({ image: '%images' }),
    },
  },
  'texel-pointer-coordinate-is-integer': {
    accepted: {
      'a signed vector': texel(
        { coordinate: '%iv' },
        {
          declarations: '%v2i = OpTypeVector %i32 2\n%iv = OpConstantComposite %v2i %i4 %i4',
        },
      ),
      'of 64 bits': texel(
        { coordinate: '%lv' },
        {
          capabilities: ['DescriptorHeapEXT', 'Int64'],
          declarations: `
%u64t = OpTypeInt 64 0
%v2l = OpTypeVector %u64t 2
%lv = OpConstantNull %v2l`,
        },
      ),
    },
    blamed: {
      'a vector of floats': texel(
        { coordinate: '%fv' },
        {
          declarations: '%v2f = OpTypeVector %f32 2\n%fv = OpConstantComposite %v2f %f4 %f4',
        },
      ),
      'an array': texel(
        { coordinate: '%pair' },
        {
          declarations: '%twice = OpTypeArray %u32 %u2\n%pair = OpConstantComposite %twice %u0 %u0',
        },
      ),
      'a type': texel({ coordinate: '%v2u' }),
    },
  },
  'texel-pointer-coordinate-has-the-components-of-its-dim': {
    accepted: countOf((count, right) => count === right),
    blamed: countOf((count, right) => count !== right),
  },
  'texel-pointer-sample-is-an-integer-scalar': {
    accepted: {
      signed: texel({ sample: '%i0' }, { declarations: '%i0 = OpConstant %i32 0' }),
    },
    blamed: {
      'a float': texel({ sample: '%f0' }, { declarations: '%f0 = OpConstant %f32 0' }),
      'a vector': texel({ sample: '%uv0' }),
      'a Boolean': texel({ sample: '%no' }, { declarations: '%no = OpConstantFalse %bool' }),
    },
  },
  'texel-pointer-is-used-by-atomics-only': {
    accepted: {
      'no use at all': texel({}),
      'atomics, names and decorations': use(
        `
${atomic}
%exchanged = OpAtomicCompareExchange %u32 %texel %u1 %u0 %u0 %u1 %u2
%loaded = OpAtomicLoad %u32 %texel %u1 %u0
OpAtomicStore %texel %u1 %u0 %u2`,
        {
          names: 'OpName %texel "texel"',
          annotations: 'OpDecorate %texel NonUniform',
          capabilities: ['DescriptorHeapEXT', 'ShaderNonUniform'],
        },
      ),
      'a non-semantic instruction': use('%note = OpExtInst %void %set 1 %texel', {
        imports: '%set = OpExtInstImport "NonSemantic.Notes"',
        extensions: [
          'SPV_KHR_untyped_pointers',
          'SPV_EXT_descriptor_heap',
          'SPV_KHR_non_semantic_info',
        ],
      }),
    },
    blamed: {
      'a load': use('%loaded = OpLoad %u32 %texel'),
      'a store': use('OpStore %texel %u1'),
      'a copy of memory': use('OpCopyMemory %var %texel', {
        interface: '%var',
        declarations: '%p = OpTypePointer Private %u32\n%var = OpVariable %p Private',
      }),
      'an access chain': use('%more = OpUntypedAccessChainKHR %p_image %u32 %texel'),
      'an argument': use('%called = OpFunctionCall %void %f %texel', {
        declarations: '%f_type = OpTypeFunction %void %p_image',
        functions: `
%f = OpFunction %void None %f_type
%given = OpFunctionParameter %p_image
%first = OpLabel
OpReturn
OpFunctionEnd`,
      }),
      'another texel pointer': use(
        '%again = OpUntypedImageTexelPointerEXT %p_image %image %texel %uv0 %u0',
      ),
      'a load through a copy of a copy': use(`
%copy = OpCopyObject %p_image %texel
%other = OpCopyObject %p_image %copy
%loaded = OpLoad %u32 %other`),
    },
  },
  'texel-pointer-is-not-copied': {
    accepted: { 'used as it is': use(atomic) },
    blamed: {
      'a copy': use('%copy = OpCopyObject %p_image %texel'),
      'a copy that an atomic uses': use(`
%copy = OpCopyObject %p_image %texel
%old = OpAtomicIAdd %u32 %copy %u1 %u0 %u1`),
    },
  },
}
