import { fact, factWith } from '../../signatures/facts.ts'
import { type ImageShape, imageFrom } from '../../signatures/image-shape.ts'
import { countOf, type Shape } from '../../signatures/shape.ts'
import type { Content, Fact, SlotName } from '../../signatures/signature.ts'

/** The image type of an image or a sampled image. */
function imageOf(shape: Shape): ImageShape | undefined {
  const image = shape.kind === 'sampled-image' ? shape.image : shape
  return image.kind === 'image' ? image : undefined
}

function imagesOf(list: string): readonly ImageShape[] {
  return list.split(/,\s+/).flatMap((each) => imageFrom(each.split(' ')) ?? [])
}

/** Image types to show instructions with, by their operands, between commas. */
export function imagesToShow(list: string): () => readonly Content[] {
  return () => imagesOf(list).map((shape) => ({ kind: 'type', shape }))
}

/** The same with samplers. */
export function sampledImagesToShow(list: string): () => readonly Content[] {
  return () =>
    imagesOf(list).map((image) => ({ kind: 'type', shape: { kind: 'sampled-image', image } }))
}

/** A fact about the image type of the slot. */
export function image(must: string, holds: (image: ImageShape) => boolean): Fact {
  return fact(must, (shape) => {
    const imageShape = imageOf(shape)
    return imageShape !== undefined && holds(imageShape)
  })
}

const extents: Readonly<Record<string, number>> = {
  '1D': 1,
  Buffer: 1,
  '2D': 2,
  Rect: 2,
  '3D': 3,
}

/** As many components as the size of the image in another slot, the number of its layers included. */
export function asManyAsTheSizeOf(other: SlotName): Fact {
  const sizeOf = (shape: Shape) => {
    const imageShape = imageOf(shape)
    const extent = imageShape && (imageShape.dim === 'Cube' ? 2 : extents[imageShape.dim])
    return extent === undefined ? undefined : extent + Number(imageShape?.isArrayed)
  }
  return factWith(
    other,
    (shape, name) => `have a component for each dimension of ${name} (${sizeOf(shape)})`,
    (held, shape) => {
      const [count, size] = [countOf(held), sizeOf(shape)]
      return count === undefined || size === undefined ? undefined : count === size
    },
  )
}

/** At least as many components as coordinates in the image of another slot, without one for the layer. */
export function atLeastTheCoordinatesOf(other: SlotName): Fact {
  const neededFor = (shape: Shape) => {
    const imageShape = imageOf(shape)
    return imageShape && (imageShape.dim === 'Cube' ? 3 : extents[imageShape.dim])
  }
  return factWith(
    other,
    (shape, name) => `have a component for each coordinate in ${name} (${neededFor(shape)})`,
    (held, shape) => {
      const [count, needed] = [countOf(held), neededFor(shape)]
      return count === undefined || needed === undefined ? undefined : count >= needed
    },
  )
}
