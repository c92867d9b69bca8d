import type { Instruction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'

/** Values of `Dim`. */
export const dim = {
  '1D': enumerant('Dim', '1D'),
  '2D': enumerant('Dim', '2D'),
  '3D': enumerant('Dim', '3D'),
  Cube: enumerant('Dim', 'Cube'),
  Rect: enumerant('Dim', 'Rect'),
  Buffer: enumerant('Dim', 'Buffer'),
  SubpassData: enumerant('Dim', 'SubpassData'),
} as const

/** Value of `Dim` of an image type. */
export function dimOf(image: Instruction): number | undefined {
  return image.valueAt(1)
}

/** Whether an image type is arrayed. */
export function isArrayed(image: Instruction): boolean {
  return image.valueAt(3) === 1
}

/** Whether an image type is multisampled. */
export function isMultisampled(image: Instruction): boolean {
  return image.valueAt(4) === 1
}

/** Whether it is not; neither holds of a value that `MS` cannot have. */
export function isSingleSampled(image: Instruction): boolean {
  return image.valueAt(4) === 0
}

/** `Sampled` of an image type. */
export function sampledOf(image: Instruction): number | undefined {
  return image.valueAt(5)
}

/** Value of `Image Format` of an image type. */
export function formatOf(image: Instruction): number | undefined {
  return image.valueAt(6)
}

const coordinates: ReadonlyMap<number, number> = new Map([
  [dim['1D'], 1],
  [dim['2D'], 2],
  [dim['3D'], 3],
  [dim.Cube, 3],
  [dim.Rect, 2],
  [dim.Buffer, 1],
  [dim.SubpassData, 2],
])

/** Coordinates that `Dim` of an image type asks for, without the layer; `undefined` for those of extensions. */
export function coordinatesOf(image: Instruction): number | undefined {
  return coordinates.get(dimOf(image) ?? -1)
}
