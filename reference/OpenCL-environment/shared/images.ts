import { dim, dimOf, formatOf } from '../../core/images/image-parts.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { Instruction } from '../../module.ts'

const dims: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Buffer])
const unknown = enumerant('ImageFormat', 'Unknown')

/** Whether the Dim of an image type is one of those in the table of image types. */
export function hasListedDim(image: Instruction): boolean {
  return dims.has(dimOf(image) ?? -1)
}

/** Whether the Image Format of an image type is Unknown. */
export function hasUnknownFormat(image: Instruction): boolean {
  return formatOf(image) === unknown
}
