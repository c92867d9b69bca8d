import { type Pair, pair } from '../../pairs/pair.ts'
import { type Inset, type PairText, pairText, piecesIn } from '../../pairs/pair-of.ts'
import { compute, fragment, kernel, type Pieces } from '../../pairs/pieces.ts'
import { capabilitiesOfImage } from '../../signatures/image-shape.ts'
import { withImageLines } from './image-line.ts'

/** Dim, Depth, Arrayed and MS of images by their usual names. */
export const shapes: Readonly<Record<string, string>> = {
  line: '1D 0 0 0',
  flat: '2D 0 0 0',
  solid: '3D 0 0 0',
  cube: 'Cube 0 0 0',
  rectangle: 'Rect 0 0 0',
  buffer: 'Buffer 0 0 0',
  lines: '1D 0 1 0',
  layers: '2D 0 1 0',
  cubes: 'Cube 0 1 0',
  samples: '2D 0 0 1',
}

/** Image types that need not be given where the image has one of these names. */
const usual: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, `float ${shape} 1 Unknown`]),
  ),
  stored: 'float 2D 0 0 0 2 Rgba32f',
  attachment: 'float SubpassData 0 0 0 2 Unknown',
}

/** An image or a sampled image that has a variable. */
interface Picture {
  readonly name: string
  /** Sampled Type, and the operands of the image type behind it. */
  readonly image: string
  /** What its image type is called, behind its name: `type`, or `both` for the type with a sampler. */
  readonly suffix: 'type' | 'both'
}

/** The images of a list `name type, name type`, in which usual types are left out. */
function picturesIn(list: string, suffix: Picture['suffix']): readonly Picture[] {
  return Array.from(list.matchAll(/(\w+)(?: ([^,]+))?/g), ([, name = '', image = usual[name]]) => ({
    name,
    image: image ?? '',
    suffix,
  }))
}

function annotated({ name, image }: Picture, binding: number): string {
  const index = image.includes('SubpassData') ? ', InputAttachmentIndex 0' : ''
  return `%${name}_variable DescriptorSet 0, Binding ${binding}${index}`
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

/** Labels beside those of pieces. */
const labels = ['images', 'sampled']

function lines(...parts: readonly (string | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part !== '')
    .join('\n')
}

/**
 * A pair about images as a text, as `pairOf`, of a fragment shader unless a stage is put into it. The labels `images` and
 * `sampled` take names and image types between commas (`flat float 2D 0 0 0 1 Unknown`, or `flat`). Each has the type
 * `%<name>_type`, the variable `%<name>_variable` and the value `%<name>`; a sampled image has the type `%<name>_both`.
 * `%a_uint` and the like are constants of the type that they name. Capabilities that the images and instructions need
 * are declared. `withImageLines` says what lines of the body may be short for.
 */
export function imagePairOf(strings: TemplateStringsArray, ...values: readonly Inset[]): Pair {
  return imagePairIn({})(strings, ...values)
}

/** As `imagePairOf`, for pairs that have those pieces put in. */
function imagePairIn(pieces: Pieces): typeof imagePairOf {
  return (strings, ...values) => pairOfImages(pairText(strings, values, labels, pieces))
}

function pairOfImages(text: PairText): Pair {
  const { images = '', sampled = '', capabilities = '', ...pieces } = text.labelled
  const { declarations = '', after = '' } = pieces
  const body = withImageLines(pieces['body'] ?? '', `${text.rule} ${text.name}`)
  const stage: Pieces = text.given.skeleton ? text.given : fragment
  const all = [...picturesIn(images, 'type'), ...picturesIn(sampled, 'both')]
  const words = lines(declarations, body, after, JSON.stringify(text.changed))
  const isKernel = stage.capabilities?.includes('Kernel') === true
  const needed = all.flatMap(({ image }) => capabilitiesOfImage(image.split(' ').slice(0, 7)))
  const isVulkan = /\b(?:MakeTexel|NonPrivateTexel|VolatileTexel)/.test(words)
  const constants = new Set(Array.from(words.matchAll(/%a_(\w+)/g), ([, type]) => type))
  return pair(
    text.rule,
    text.name,
    text.summary,
    {
      ...stage,
      ...(isVulkan && { memoryModel: 'OpMemoryModel Logical Vulkan' }),
      ...pieces,
      capabilities: lines(stage.capabilities ?? 'Shader', [...new Set(needed)], capabilities),
      annotations: isKernel ? '' : lines(all.map(annotated)),
      declarations: lines(
        all.flatMap(declared),
        declarations,
        Array.from(constants, (type) => `%a_${type} = OpConstantNull %${type}`),
      ),
      body: lines(
        all.map(({ name, suffix }) => `%${name} = OpLoad %${name}_${suffix} %${name}_variable`),
        body,
      ),
    },
    text.changed,
    { ...text.options, isWhole: true },
  )
}

/** Pairs about images of compute shaders. */
export const imagesInCompute = imagePairIn(compute)

/** Pairs about images of kernels that may have images. */
export const imagesInKernel = imagePairIn(
  piecesIn(kernel)`capabilities: ${kernel.capabilities} ImageBasic`,
)
