import { pairIn } from '../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../pairs/pieces.ts'
import { environments, inVulkan, stage } from './shared/stages.ts'

/** A kind of resources that arrays are made of. */
export interface Descriptors {
  /** What the capabilities for dynamic indexes are named after. */
  readonly kind: string
  readonly name: string
  /** Type of an element, of the stock or `%block`. */
  readonly element: string
  readonly storageClass: string
  /** Accesses memory through the element that `%object` was loaded from; through `%place` itself where it is a block. */
  readonly access: string
  readonly capabilities?: readonly string[]
  readonly annotations?: string
  /** Absent where every environment of Vulkan has it. */
  readonly environments?: readonly string[]
  readonly isInput?: true
}

const texel = 'image_float_Buffer_0_0_0'
const plainImage = 'image_float_2D_0_0_0_1_Unknown'
const fetched = 'OpImageFetch %float4 %object %null_int2 Lod %int_0'
const sampled = 'OpImageSampleExplicitLod %float4 %object %null_float2 Lod %float_0'

function member(storageClass: string): string {
  return `%place_member = OpAccessChain %pointer_${storageClass}_uint %place %uint_0
%place_value = OpLoad %uint %place_member`
}

/** The kinds that have a capability for dynamic indexes of their own. */
export const descriptors: readonly Descriptors[] = [
  {
    kind: 'UniformBuffer',
    name: 'blocks',
    element: 'block',
    storageClass: 'Uniform',
    access: member('Uniform'),
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
  },
  {
    kind: 'StorageBuffer',
    name: 'blocks',
    element: 'block',
    storageClass: 'StorageBuffer',
    access: member('StorageBuffer'),
    annotations: 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0',
  },
  {
    kind: 'StorageBuffer',
    name: 'buffer-blocks',
    element: 'block',
    storageClass: 'Uniform',
    access: member('Uniform'),
    annotations: 'OpDecorate %block BufferBlock\nOpMemberDecorate %block 0 Offset 0',
    environments: ['vulkan1.0', 'vulkan1.1'],
  },
  {
    kind: 'SampledImage',
    name: 'sampled-images',
    element: `sampled_${plainImage}`,
    storageClass: 'UniformConstant',
    access: sampled,
  },
  {
    kind: 'SampledImage',
    name: 'images',
    element: plainImage,
    storageClass: 'UniformConstant',
    access: fetched,
  },
  {
    kind: 'SampledImage',
    name: 'samplers',
    element: 'sampler',
    storageClass: 'UniformConstant',
    access: `%object_image = OpLoad %${plainImage} %texture
%object_both = OpSampledImage %sampled_${plainImage} %object_image %object
${sampled.replace('%object', '%object_both')}`,
  },
  {
    kind: 'StorageImage',
    name: 'images',
    element: 'image_float_2D_0_0_0_2_R32f',
    storageClass: 'UniformConstant',
    access: 'OpImageRead %float4 %object %null_int2',
  },
  {
    kind: 'InputAttachment',
    name: 'images',
    element: 'image_float_SubpassData_0_0_0_2_Unknown',
    storageClass: 'UniformConstant',
    access: 'OpImageRead %float4 %object %null_int2',
    capabilities: ['InputAttachment'],
    annotations: 'OpDecorate %array InputAttachmentIndex 0',
    isInput: true,
  },
  {
    kind: 'UniformTexelBuffer',
    name: 'images',
    element: `${texel}_1_Unknown`,
    storageClass: 'UniformConstant',
    access: 'OpImageFetch %float4 %object %uint_0',
    capabilities: ['SampledBuffer'],
  },
  {
    kind: 'StorageTexelBuffer',
    name: 'images',
    element: `${texel}_2_R32f`,
    storageClass: 'UniformConstant',
    access: 'OpImageRead %float4 %object %uint_0',
    capabilities: ['ImageBuffer'],
  },
]

function declared({ element, storageClass }: Descriptors): string {
  const own: Readonly<Record<string, string>> = {
    block: '%block = OpTypeStruct %uint\n',
    sampler: `%texture = OpVariable %pointer_UniformConstant_${plainImage} UniformConstant\n`,
  }
  return `${own[element] ?? ''}%elements = OpTypeArray %${element} %uint_4
%to_element = OpTypePointer ${storageClass} %${element}
%to_elements = OpTypePointer ${storageClass} %elements
%specialized = OpSpecConstant %uint 1
%array = OpVariable %to_elements ${storageClass}`
}

/** Accesses memory through the element at a chain. */
function accessThrough(chain: string, { element, access }: Descriptors): string {
  if (element === 'block') return access.replaceAll('%place', `%${chain}`)
  const named = access.replaceAll('%object', `%${chain}_object`)
  return `%${chain}_object = OpLoad %${element} %${chain}
${named.replace(/^(?=Op)/m, `%${chain}_value = `)}`
}

function shader(of: Descriptors): Pieces {
  return stage(of.isInput ? 'Fragment' : 'GLCompute', {
    capabilities: of.capabilities ?? [],
    // Before version 1.4, an interface lists inputs and outputs only.
    interfaces:
      of.environments === undefined
        ? `%array %variable_Private_uint ${of.element === 'sampler' ? '%texture' : ''}`
        : '',
  })
}

function placed(of: Descriptors): string {
  return `%array DescriptorSet 0, Binding 0
${of.element === 'sampler' ? bindingOf('texture', 1) : ''}
${of.annotations ?? ''}`
}

/** A pair of an array with constant indexes, of which each way makes one dynamic. */
export function constantIndexes(heading: string, of: Descriptors) {
  return pairIn(shader(of))`${heading}
arrays of descriptors have constant indexes
annotations: ${placed(of)}
declarations: ${declared(of)}
body: %index = OpLoad %uint %variable_Private_uint
%first = OpAccessChain %to_element %array {%uint_1 | loaded: %index}
%second = OpInBoundsAccessChain %to_element %array {%specialized | in-bounds: %index}
${accessThrough('first', of)}
${accessThrough('second', of)}`
}

/** A pair of an array with a dynamic index, and capabilities for it, which the ways replace; `decorations` are those of `%index`. */
export function dynamicIndexes(
  heading: string,
  of: Descriptors,
  capabilities: string,
  decorations = '',
) {
  return pairIn(shader(of))`${heading}
arrays of descriptors have any index where the capability is declared
capabilities: Shader ${(of.capabilities ?? []).map((name) => `OpCapability ${name}`).join('\n')}
${capabilities}
annotations: ${placed(of)}
${decorations}
declarations: ${declared(of)}
body: %index = OpLoad %uint %variable_Private_uint
%first = OpAccessChain %to_element %array %index
${accessThrough('first', of)}`
}

function pairsOf(of: Descriptors) {
  const slug = `${of.kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-constant-index`
  const where = of.environments === undefined ? inVulkan : `in ${of.environments.join(', ')}`
  const later = of.environments === undefined ? environments : of.environments.slice(1)
  return [
    constantIndexes(`${slug}/${of.name} ${where}`, of),
    dynamicIndexes(
      `${slug}/${of.name}-dynamic in ${later.join(', ')}`,
      of,
      `{OpCapability ${of.kind}ArrayDynamicIndexing | without:}`,
    ),
  ]
}

/** Pairs of the rules on indexes into arrays of descriptors. */
export const pairs = descriptors.flatMap(pairsOf)
