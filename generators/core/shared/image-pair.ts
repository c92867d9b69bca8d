import { environmentByName } from '#spec/environments'
import { type Edit, type Pair, pair } from '../../pairs/pair.ts'
import { fragment, type Pieces } from '../../pairs/pieces.ts'

/** What stands in a module about images. */
export interface Scene {
  /** Images by name: Sampled Type, and the operands of the image type behind it. */
  readonly images?: Readonly<Record<string, string>>
  /** Sampled images by name, with the image types in them. */
  readonly sampled?: Readonly<Record<string, string>>
  /** Capabilities beside those that types and words of the module ask for. */
  readonly capabilities?: readonly string[]
  readonly extensions?: string
  /** A fragment shader when absent. */
  readonly stage?: Pieces
  /** After all images are loaded under their names. */
  readonly body: string
  readonly declarations?: string
  readonly after?: string
}

const types: Readonly<Record<string, string>> = {
  short: 'OpTypeInt 16 1',
  ushort: 'OpTypeInt 16 0',
  bool3: 'OpTypeVector %bool 3',
  short2: 'OpTypeVector %short 2',
  long2: 'OpTypeVector %long 2',
  long4: 'OpTypeVector %long 4',
  half2: 'OpTypeVector %half 2',
  half4: 'OpTypeVector %half 4',
  double2: 'OpTypeVector %double 2',
  double3: 'OpTypeVector %double 3',
  floats: 'OpTypeArray %float %uint_2',
  wrapped: 'OpTypeStruct %float4',
  resident: 'OpTypeStruct %uint %float4',
  resident_float: 'OpTypeStruct %uint %float',
}

const capabilityOfWords: readonly (readonly [RegExp, string])[] = [
  [/Sparse/, 'SparseResidency'],
  [/OpImageQuery(?!Format|Order)/, 'ImageQuery'],
  [/\b(?:Offset|ConstOffsets)\b/, 'ImageGatherExtended'],
  [/\bMinLod\b/, 'MinLod'],
  [/\b(?:MakeTexel|NonPrivateTexel|VolatileTexel)/, 'VulkanMemoryModel'],
  [/%(?:a_)?half/, 'Float16'],
  [/%(?:a_)?double/, 'Float64'],
  [/%(?:a_)?u?long/, 'Int64'],
  [/%(?:a_)?u?short/, 'Int16'],
]

const capabilityOfDim: Readonly<Record<string, readonly [sampled: string, storage: string]>> = {
  '1D': ['Sampled1D', 'Image1D'],
  Rect: ['SampledRect', 'ImageRect'],
  Buffer: ['SampledBuffer', 'ImageBuffer'],
  SubpassData: ['InputAttachment', 'InputAttachment'],
}

function capabilitiesOf(image: string): readonly string[] {
  const [, dim = '', , arrayed, multisampled, sampled] = image.split(' ')
  const storage = sampled === '2'
  const named = capabilityOfDim[dim]?.[storage ? 1 : 0]
  return [
    ...(named === undefined ? [] : [named]),
    ...(dim === 'Cube' && arrayed === '1' ? [storage ? 'ImageCubeArray' : 'SampledCubeArray'] : []),
    ...(storage && multisampled === '1' ? ['StorageImageMultisample'] : []),
    ...(storage && multisampled === '1' && arrayed === '1' ? ['ImageMSArray'] : []),
  ]
}

function names(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

function typesIn(text: string): readonly string[] {
  const wanted = new Set(names(text, /%(?:a_)?(\w+)/g))
  const entries = Object.entries(types)
  for (const [name, line] of entries.toReversed()) {
    if (wanted.has(name)) for (const part of names(line, /%(\w+)/g)) wanted.add(part)
  }
  return entries.flatMap(([name, line]) => (wanted.has(name) ? [`%${name} = ${line}`] : []))
}

function bound(name: string, binding: number, image: string): string {
  const lines = [
    `OpDecorate %${name}_variable DescriptorSet 0`,
    `OpDecorate %${name}_variable Binding ${binding}`,
  ]
  if (image.includes('SubpassData')) {
    lines.push(`OpDecorate %${name}_variable InputAttachmentIndex 0`)
  }
  return lines.join('\n')
}

function declared(name: string, image: string, isSampled: boolean): string {
  const type = isSampled ? `${name}_both` : `${name}_type`
  return [
    `%${name}_type = OpTypeImage %${image}`,
    ...(isSampled ? [`%${name}_both = OpTypeSampledImage %${name}_type`] : []),
    `%${name}_pointer = OpTypePointer UniformConstant %${type}`,
    `%${name}_variable = OpVariable %${name}_pointer UniformConstant`,
  ].join('\n')
}

function unique(capabilities: readonly string[]): string {
  return Array.from(new Set(capabilities), (name) => `OpCapability ${name}`).join('\n')
}

/**
 * A pair about images, each of which is a variable `%<name>_variable`. `%a_uint` and the like are constants of the type
 * that they name.
 */
export function imagePair(
  rule: string,
  name: string,
  summary: string,
  scene: Scene,
  ways: Readonly<Record<string, readonly Edit[]>>,
  options: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const { images = {}, sampled = {}, stage = fragment, declarations = '', after = '' } = scene
  const all = { ...images, ...sampled }
  const entries = Object.entries(all)
  const edits = Object.values(ways).flatMap((way) => way.map(([, to]) => to))
  const words = [scene.body, declarations, after, ...entries.flat(), ...edits].join('\n')
  const isKernel = stage.capabilities?.includes('OpCapability Kernel') === true
  const vulkan = capabilityOfWords.flatMap(([pattern, capability]) =>
    pattern.test(words) && !(isKernel && capability === 'ImageQuery') ? [capability] : [],
  )
  const [first = 'spv1.6'] = options.environments ?? []
  const listsVariables = (environmentByName(first)?.version ?? 0) >= 0x0001_0400
  const variables = entries.map(([image]) => ` %${image}_variable`).join('')
  const values = new Set(names(words, /%a_(\w+)/g))
  return pair(
    rule,
    name,
    summary,
    {
      ...stage,
      capabilities: [
        stage.capabilities ?? 'OpCapability Shader',
        unique([
          ...entries.flatMap(([, image]) => capabilitiesOf(image)),
          ...vulkan,
          ...(scene.capabilities ?? []),
        ]),
      ].join('\n'),
      ...(scene.extensions === undefined ? {} : { extensions: scene.extensions }),
      ...(vulkan.includes('VulkanMemoryModel')
        ? { memoryModel: 'OpMemoryModel Logical Vulkan' }
        : {}),
      entryPoints: `${stage.entryPoints ?? 'OpEntryPoint GLCompute %main "main"'}${listsVariables ? variables : ''}`,
      annotations: isKernel
        ? ''
        : entries.map(([image, type], binding) => bound(image, binding, type)).join('\n'),
      declarations: [
        ...typesIn(words),
        ...entries.map(([image, type]) => declared(image, type, image in sampled)),
        declarations,
        ...Array.from(values, (type) => `%a_${type} = OpConstantNull %${type}`),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      body: [
        ...entries.map(
          ([image]) =>
            `%${image} = OpLoad %${image}_${image in sampled ? 'both' : 'type'} %${image}_variable`,
        ),
        scene.body,
      ].join('\n'),
      after,
    },
    ways,
    options,
  )
}
