import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { environments, inVulkan, stage } from './shared/stages.ts'

interface Descriptors {
  /** What the capabilities for dynamic indexes are named after. */
  readonly kind: string
  readonly name: string
  /** Type of an element, of the stock or `%block`. */
  readonly element: string
  readonly storageClass: string
  readonly capabilities?: readonly string[]
  readonly annotations?: string
  /** Absent where every environment of Vulkan has it. */
  readonly environments?: readonly string[]
  readonly isInput?: true
}

const texel = 'image_float_Buffer_0_0_0'

const all: readonly Descriptors[] = [
  {
    kind: 'UniformBuffer',
    name: 'blocks',
    element: 'block',
    storageClass: 'Uniform',
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
  },
  {
    kind: 'StorageBuffer',
    name: 'blocks',
    element: 'block',
    storageClass: 'StorageBuffer',
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
  },
  {
    kind: 'StorageBuffer',
    name: 'buffer-blocks',
    element: 'block',
    storageClass: 'Uniform',
    annotations: 'OpDecorate %block BufferBlock\nOpMemberDecorate %block 0 Offset 0',
    environments: ['vulkan1.0', 'vulkan1.1'],
  },
  {
    kind: 'SampledImage',
    name: 'sampled-images',
    element: 'sampled_image_float_2D_0_0_0_1_Unknown',
    storageClass: 'UniformConstant',
  },
  {
    kind: 'SampledImage',
    name: 'images',
    element: 'image_float_2D_0_0_0_1_Unknown',
    storageClass: 'UniformConstant',
  },
  { kind: 'SampledImage', name: 'samplers', element: 'sampler', storageClass: 'UniformConstant' },
  {
    kind: 'StorageImage',
    name: 'images',
    element: 'image_float_2D_0_0_0_2_R32f',
    storageClass: 'UniformConstant',
  },
  {
    kind: 'InputAttachment',
    name: 'images',
    element: 'image_float_SubpassData_0_0_0_2_Unknown',
    storageClass: 'UniformConstant',
    capabilities: ['InputAttachment'],
    annotations: 'OpDecorate %array InputAttachmentIndex 0',
    isInput: true,
  },
  {
    kind: 'UniformTexelBuffer',
    name: 'images',
    element: `${texel}_1_Unknown`,
    storageClass: 'UniformConstant',
    capabilities: ['SampledBuffer'],
  },
  {
    kind: 'StorageTexelBuffer',
    name: 'images',
    element: `${texel}_2_R32f`,
    storageClass: 'UniformConstant',
    capabilities: ['ImageBuffer'],
  },
]

function declared({ element, storageClass }: Descriptors): string {
  const own: Readonly<Record<string, string>> = {
    block: '%block = OpTypeStruct %uint\n',
    sampler: '%sampler = OpTypeSampler\n',
  }
  return `${own[element] ?? ''}%elements = OpTypeArray %${element} %uint_4
%to_element = OpTypePointer ${storageClass} %${element}
%to_elements = OpTypePointer ${storageClass} %elements
%specialized = OpSpecConstant %uint 1
%where = OpVariable %pointer_Private_uint Private
%array = OpVariable %to_elements ${storageClass}`
}

function shader(of: Descriptors): Pieces {
  return stage(of.isInput ? 'Fragment' : 'GLCompute', {
    capabilities: of.capabilities ?? [],
    // Before version 1.4, an interface lists inputs and outputs only.
    interfaces: of.environments === undefined ? '%array %where' : '',
  })
}

function pairsOf(of: Descriptors) {
  const slug = `${of.kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-constant-index`
  const where = of.environments === undefined ? inVulkan : `in ${of.environments.join(', ')}`
  const later = of.environments === undefined ? environments : of.environments.slice(1)
  const placed = `OpDecorate %array DescriptorSet 0
OpDecorate %array Binding 0
${of.annotations ?? ''}`
  return [
    pairOf`${slug}/${of.name} ${where}
arrays of descriptors have constant indexes
${shader(of)}
annotations: ${placed}
declarations: ${declared(of)}
body: %index = OpLoad %uint %where
%first = OpAccessChain %to_element %array {%uint_1 | loaded: %index}
%second = OpInBoundsAccessChain %to_element %array {%specialized | in-bounds: %index}`,
    pairOf`${slug}/${of.name}-dynamic in ${later.join(', ')}
arrays of descriptors have any index where the capability is declared
${shader(of)}
capabilities: OpCapability Shader
${(of.capabilities ?? []).map((name) => `OpCapability ${name}`).join('\n')}
{OpCapability ${of.kind}ArrayDynamicIndexing | without:}
annotations: ${placed}
declarations: ${declared(of)}
body: %index = OpLoad %uint %where
%first = OpAccessChain %to_element %array %index`,
  ]
}

/** Pairs of the rules on indexes into arrays of descriptors. */
export const pairs = all.flatMap(pairsOf)
