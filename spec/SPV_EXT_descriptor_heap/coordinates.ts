/** The number of components of *Coordinate* for images with the given *Dim* and *Arrayed*. */
export interface CoordinateFact {
  /** Name of the `Dim` enumerant. */
  readonly dim: string
  readonly arrayed: 0 | 1
  /** 1 means a scalar, 2 and 3 a vector. */
  readonly components: 1 | 2 | 3
}

/** The lists under OpUntypedImageTexelPointerEXT. The text gives no number for a combination without a row. */
export const coordinates: readonly CoordinateFact[] = [
  { dim: '1D', arrayed: 0, components: 1 },
  { dim: '2D', arrayed: 0, components: 2 },
  { dim: '3D', arrayed: 0, components: 3 },
  { dim: 'Cube', arrayed: 0, components: 3 },
  { dim: 'Rect', arrayed: 0, components: 2 },
  { dim: 'Buffer', arrayed: 0, components: 1 },
  { dim: '1D', arrayed: 1, components: 2 },
  { dim: '2D', arrayed: 1, components: 3 },
  { dim: 'Cube', arrayed: 1, components: 3 },
]
