import { environmentByName } from '#spec/environments'
import type { Shape } from './shape.ts'
import type { Contents } from './signature.ts'
import { nameOfShape } from './stock-names.ts'

/** What a module says about its images, beside the instructions that take them. */
export interface ImagePieces {
  readonly annotations: string
  /** The interface of the entry point: from version 1.4 on, the variables. */
  readonly interface: string
  readonly loads: string
}

/** True of types whose values only come from a variable of the API. */
export function isImage(shape: Shape): boolean {
  return shape.kind === 'image' || shape.kind === 'sampled-image'
}

function isAttachment(shape: Shape): boolean {
  const image = shape.kind === 'sampled-image' ? shape.image : shape
  return image.kind === 'image' && image.dim === 'SubpassData'
}

const version14 = 0x0001_0400

/** A variable for each image among some contents, decorated for shaders, and a load of each, named `%a_<type>`. */
export function imagePieces(
  contents: Contents,
  environment: string,
  isKernel: boolean,
): ImagePieces {
  const images = new Map<string, Shape>()
  for (const content of contents) {
    if (content?.kind !== 'type' || !isImage(content.shape)) continue
    const name = nameOfShape(content.shape)
    if (name !== undefined) images.set(name, content.shape)
  }
  const names = [...images.keys()]
  const version = environmentByName(environment)?.version ?? 0
  const annotations = [...images].flatMap(([name, shape], binding) => [
    `OpDecorate %variable_UniformConstant_${name} DescriptorSet 0`,
    `OpDecorate %variable_UniformConstant_${name} Binding ${binding}`,
    ...(isAttachment(shape)
      ? [`OpDecorate %variable_UniformConstant_${name} InputAttachmentIndex 0`]
      : []),
  ])
  return {
    annotations: isKernel ? '' : annotations.join('\n'),
    interface:
      version < version14 ? '' : names.map((name) => `%variable_UniformConstant_${name}`).join(' '),
    loads: names
      .map((name) => `%a_${name} = OpLoad %${name} %variable_UniformConstant_${name}\n`)
      .join(''),
  }
}
