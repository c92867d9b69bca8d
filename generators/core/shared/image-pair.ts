import { environmentByName } from '#spec/environments'
import { type Pair, pair } from '../../pairs/pair.ts'
import { fragment, type Pieces } from '../../pairs/pieces.ts'
import type { Ways } from '../../pairs/ways.ts'
import { imageCapabilities } from './image-capabilities.ts'
import { imageTypes } from './image-types.ts'

/** What stands in a module about images. */
interface Scene {
  /** Images by name: Sampled Type, and the operands of the image type behind it. */
  readonly images?: Readonly<Record<string, string>>
  /** Sampled images by name, with the image types in them. */
  readonly sampled?: Readonly<Record<string, string>>
  /** Capabilities beside those that types and words of the module ask for. */
  readonly capabilities?: readonly string[]
  readonly extensions?: string
  /** A fragment shader when absent. */
  readonly stage?: Pieces
  readonly declarations?: string
  /** Behind the loads of all images and sampled images. */
  readonly body: string
  readonly after?: string
}

/** An image or a sampled image that has a variable. */
interface Picture {
  readonly name: string
  readonly image: string
  /** What its image type is called, behind its name: `type`, or `both` for the type with a sampler. */
  readonly suffix: 'type' | 'both'
}

const version14 = 0x0001_0400

function pictures({ images = {}, sampled = {} }: Scene): readonly Picture[] {
  return [
    ...Object.entries(images).map(([name, image]) => ({ name, image, suffix: 'type' }) as const),
    ...Object.entries(sampled).map(([name, image]) => ({ name, image, suffix: 'both' }) as const),
  ]
}

function annotated({ name, image }: Picture, binding: number): readonly string[] {
  const index = `OpDecorate %${name}_variable InputAttachmentIndex 0`
  return [
    `OpDecorate %${name}_variable DescriptorSet 0`,
    `OpDecorate %${name}_variable Binding ${binding}`,
    ...(image.includes('SubpassData') ? [index] : []),
  ]
}

function declared({ name, image, suffix }: Picture): readonly string[] {
  const both = `%${name}_both = OpTypeSampledImage %${name}_type`
  return [
    `%${name}_type = OpTypeImage %${image}`,
    ...(suffix === 'both' ? [both] : []),
    `%${name}_pointer = OpTypePointer UniformConstant %${name}_${suffix}`,
    `%${name}_variable = OpVariable %${name}_pointer UniformConstant`,
  ]
}

function lines(...parts: readonly (string | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part !== '')
    .join('\n')
}

/**
 * A pair about images. Each has the type `%<name>_type` and the variable `%<name>_variable`; a sampled image has the
 * type `%<name>_both`. `%a_uint` and the like are constants of the type that they name.
 */
export function imagePair(
  rule: string,
  name: string,
  summary: string,
  scene: Scene,
  ways: Ways = {},
  options: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const { stage = fragment as Pieces, declarations = '', body, after = '' } = scene
  const all = pictures(scene)
  const words = lines(declarations, body, after, JSON.stringify(ways))
  const isKernel = stage.capabilities?.includes('Kernel') === true
  const needed = imageCapabilities(
    words,
    all.map(({ image }) => image),
    isKernel,
  )
  const version = environmentByName(options.environments?.[0] ?? 'spv1.6')?.version ?? 0
  const listed = version < version14 ? [] : all.map((picture) => `%${picture.name}_variable`)
  const values = new Set(Array.from(words.matchAll(/%a_(\w+)/g), ([, type]) => type))
  return pair(
    rule,
    name,
    summary,
    {
      ...stage,
      capabilities: lines(
        stage.capabilities ?? 'Shader',
        needed,
        scene.capabilities ?? [],
      ),
      extensions: scene.extensions ?? '',
      ...(needed.includes('VulkanMemoryModel')
        ? { memoryModel: 'OpMemoryModel Logical Vulkan' }
        : {}),
      interfaces: listed.join(' '),
      annotations: isKernel ? '' : lines(all.flatMap(annotated)),
      declarations: lines(
        imageTypes(words),
        all.flatMap(declared),
        declarations,
        Array.from(values, (type) => `%a_${type} = OpConstantNull %${type}`),
      ),
      body: lines(
        all.map(
          (each) => `%${each.name} = OpLoad %${each.name}_${each.suffix} %${each.name}_variable`,
        ),
        body,
      ),
      after,
    },
    ways,
    options,
  )
}
