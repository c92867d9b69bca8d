import { MakerError } from '../maker-error.ts'
import type { Pieces } from './pieces.ts'

/** An image or a sampled image that has a variable. */
interface Picture {
  readonly name: string
  /** Sampled Type, and the operands of the image type after it. */
  readonly image: string
  readonly isSampled: boolean
}

/** Labels of lists of images, and whether each image comes with a sampler. */
const lists = { images: false, sampledImages: true } as const

/** Labels beside those of pieces, after which a pair lists images. */
export const imageLabels = Object.keys(lists)

/**
 * The images of a list `name type, name type`.
 *
 * @throws {MakerError} where an item is not a name and the operands of an image type.
 */
function picturesIn(list: string | undefined, isSampled: boolean): readonly Picture[] {
  if (list === undefined) return []
  return list.split(',').map((item) => {
    const [, name, image] = /^\s*(\w+)\s+(\w+(?: \w+){6,7})\s*$/.exec(item) ?? []
    if (name === undefined || image === undefined)
      throw new MakerError(
        'faulty-pair',
        `an image is given as its name and the operands of its type, flat float 2D 0 0 0 1 Unknown: ${item.trim()}`,
        item.trim(),
      )
    return { name, image, isSampled }
  })
}

function typeOf({ name, isSampled }: Picture): string {
  return `%${name}_${isSampled ? 'both' : 'type'}`
}

function annotated({ name, image }: Picture, binding: number): string {
  const index = image.includes('SubpassData') ? ', InputAttachmentIndex 0' : ''
  return `%${name}_variable DescriptorSet 0, Binding ${binding}${index}`
}

function declared(picture: Picture): readonly string[] {
  const { name, image, isSampled } = picture
  return [
    `%${name}_type = OpTypeImage %${image}`,
    ...(isSampled ? [`%${name}_both = OpTypeSampledImage %${name}_type`] : []),
    `%${name}_pointer = OpTypePointer UniformConstant ${typeOf(picture)}`,
    `%${name}_variable = OpVariable %${name}_pointer UniformConstant`,
  ]
}

function lines(parts: readonly string[], last = ''): string {
  return [...parts, last].filter((part) => part !== '').join('\n')
}

/**
 * Pieces with the images that a pair lists after the labels `images` and `sampledImages`: `flat float 2D 0 0 0 1 Unknown` has
 * the type `%flat_type`, the variable `%flat_variable` in descriptor set 0, unless the pieces are those of a kernel, and is
 * loaded in `%main` as `%flat`. The type of a sampled image is `%flat_both`.
 *
 * @throws {MakerError} where an item of a list is not a name and the operands of an image type.
 */
export function withImages(
  pieces: Pieces,
  listed: Readonly<Record<keyof typeof lists, string | undefined>>,
): Pieces {
  const { images, sampledImages } = listed
  const all = [
    ...picturesIn(images, lists.images),
    ...picturesIn(sampledImages, lists.sampledImages),
  ]
  if (all.length === 0) return pieces
  const loads = all.map((picture) => {
    const { name } = picture
    return `%${name} = OpLoad ${typeOf(picture)} %${name}_variable`
  })
  const places = pieces.skeleton === 'kernel' ? [] : all.map(annotated)
  return {
    ...pieces,
    annotations: lines(places, pieces.annotations),
    declarations: lines(all.flatMap(declared), pieces.declarations),
    body: lines(loads, pieces.body),
  }
}
